import { TIME_ZONE } from './dates.ts'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Converts a moment to a local date-time field in the shop's time zone: `2026-11-22T18:05`. @param iso ISO 8601 */
export const toShopTime = (iso: string): string => parts.format(new Date(iso)).replace(' ', 'T')

/**
 * Parses a local date-time field; undefined if it is invalid or before the year 1000. A time skipped by summer time
 * becomes one hour later.
 */
export function fromShopTime(local: string): string | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offsetAt = (time: number) => Date.parse(`${toShopTime(new Date(time).toISOString())}:00Z`) - time
  // Uses the offset near that time, then the exact one in case the clocks change in between.
  const estimate = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(estimate)).toISOString()
}
