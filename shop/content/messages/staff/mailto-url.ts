/** Returns a `mailto:` URL (RFC 6068) for an answer. All characters except @ are encoded. */
export function mailtoUrl({ email, title }: { email: string; title: string }): string {
  const subject = /^re:/i.test(title) ? title : `Re: ${title}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
