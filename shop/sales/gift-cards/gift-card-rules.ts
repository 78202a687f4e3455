import { inShopTime } from '../shipping/dates/calendar-day.ts'

/** The value of a new gift card, in cents. */
export const MIN_VALUE_CENTS = 5_00
export const MAX_VALUE_CENTS = 500_00

/** The most gift cards that one order can use. */
export const MAX_CARDS = 5

/** A card is valid for at least this long after it was issued. */
export const MIN_YEARS = 2
/** A card that is refunded stays valid for at least this long. */
const YEARS_AFTER_REFUND = 1

/** Returns the same calendar day some years later (ISO), in the shop's time zone. */
export function yearsLater(now: Date, years: number): string {
  const [year = '', ...rest] = inShopTime(now).day.split('-')
  const day = `${Number(year) + years}-${rest.join('-')}`
  return day.endsWith('-02-29') ? day.replace(/29$/, '28') : day
}

/** Returns until when (ISO) a refunded card is valid at least. */
export const validUntilAfterRefund = (now: Date): string => yearsLater(now, YEARS_AFTER_REFUND)
