/**
 * Returns the tracking page that staff entered in place of a number; undefined for anything but https, because it
 * becomes a link.
 */
export function trackingLink(tracking: string): string | undefined {
  return /^https:\/\//i.test(tracking) && URL.canParse(tracking) ? tracking : undefined
}
