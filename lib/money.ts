import { currentPriceLocale, perLanguage } from './texts/current-formats.ts'

/** The currency of the shop (ISO 4217). */
export const CURRENCY = 'EUR'

const euros = perLanguage(() => new Intl.NumberFormat(currentPriceLocale(), { style: 'currency', currency: CURRENCY }))

/** Converts an API price to cents ("12.50" -> 1250). Rounding only removes floating-point errors. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100)
}

/** Converts cents to an API price (1250 -> "12.50"). */
export function toPrice(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** Formats an API price ("1299.00" -> "€1,299.00"), identically on server and browser. */
export function showPrice(price: string): string {
  return euros().format(toCents(price) / 100)
}
