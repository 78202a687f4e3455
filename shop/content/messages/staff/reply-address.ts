/** Returns the address that opens an answer in a mail program (RFC 6068). What is in it may mean something there, so all but the @ is encoded. */
export function replyAddress({ email, title }: { email: string; title: string }): string {
  const subject = /^re:/i.test(title) ? title : `Re: ${title}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
