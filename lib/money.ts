import { PRICE_LOCALE } from '#language'

/** The one currency of the shop, by its code (ISO 4217). */
export const CURRENCY = 'EUR'

const euros = new Intl.NumberFormat(PRICE_LOCALE, { style: 'currency', currency: CURRENCY })

/** Cents from a price on the wire ("12.50" -> 1250). The string has at most two decimals, so what is rounded away is less than a millionth of a cent. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100)
}

/** Writes a price on the wire from cents (1250 -> "12.50"). */
export function toPrice(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Writes a price as a person reads it ("1299.00" -> "€1,299.00"). The same on server and browser. */
export function showPrice(price: string): string {
  return euros.format(toCents(price) / 100)
}
