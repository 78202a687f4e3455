import { TIME_ZONE } from './dates.ts'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns a moment as a field for day and time shows it, by the shop's clock: `2026-11-22T18:05`. @param iso ISO 8601 */
export const toShopTime = (iso: string): string => parts.format(new Date(iso)).replace(' ', 'T')

/** Reads what stands in such a field; undefined for what is no day and time, or before the year 1000. A time that the change of clocks leaves out is the one an hour later. */
export function fromShopTime(local: string): string | undefined {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return undefined
  const ahead = (time: number) => Date.parse(`${toShopTime(new Date(time).toISOString())}:00Z`) - time
  // What the clock is ahead at about that time; then at that time itself, should the clocks change in between.
  const nearby = asUtc - ahead(asUtc)
  return new Date(asUtc - ahead(nearby)).toISOString()
}
