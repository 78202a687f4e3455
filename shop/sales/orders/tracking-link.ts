/** Returns where a parcel can be followed, when staff gave an address instead of a number; only https, for it becomes a link. */
export function trackingLink(tracking: string): string | undefined {
  return /^https:\/\//i.test(tracking) && URL.canParse(tracking) ? tracking : undefined
}
