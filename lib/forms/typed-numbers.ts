import { toPrice } from '../money.ts'
import { shownDecimal } from '../texts/decimals.ts'

/** A price or count as typed in a form or a CSV cell, or the error sentence. */
export type TypedNumber = { value: number } | { error: string }

/** Longer than any price with its currency, and short enough for all patterns. */
const MAX_TYPED = 40
/** With two more decimals, a number is still exact. */
const MAX_DIGITS = 13
/**
 * Digits in groups of three with one separator. Spaces have several widths, because spreadsheets write narrow ones.
 */
const GROUPED_DIGITS = /^[1-9]\d{0,2}(?:([.,'’]|\p{Zs})\d{3})(?:\1\d{3})*$/u
const DECIMALS = /^(.*)([.,])(\d*)$/su

/**
 * Parses a price in euros. The last point or comma with at most two digits after it is the decimal separator. Spaces,
 * apostrophes and the other of point and comma may separate thousands. Ambiguous prices are refused.
 * @returns the price in cents
 */
export function readPrice(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return { error: 'Write a price, for example 12.50.' }
  const shown = shortened(text)
  if ([...text].length > MAX_TYPED) return { error: `"${shown}" is too long for a price.` }
  const amount = withoutCurrency(text)
  const whole = parseGrouped(amount)
  if (whole?.isSure) return { value: 100 * Number(whole.digits) }
  const [, before = '', sign, decimals = ''] = DECIMALS.exec(amount) ?? []
  const euros = before === '' && decimals !== '' ? { digits: '0', isSure: true } : parseGrouped(before, sign)
  if (!euros) return { error: `"${shown}" is not a price; write it like 12.50.` }
  if (decimals.length <= 2) return { value: 100 * Number(euros.digits) + Number(decimals.padEnd(2, '0')) }
  const rounded = toPrice(100 * Number(euros.digits) + Math.round(Number(decimals.slice(0, 3)) / 10))
  // Two values, because translations have another decimal separator.
  const [units, cents] = rounded.split('.')
  if (whole) return { error: `"${shown}" can be read in two ways; write ${whole.digits}.00 or ${units}.${cents}.` }
  return { error: `"${shown}" has more than 2 decimals; write ${units}.${cents}.` }
}

/**
 * Parses a count: digits, with spaces or apostrophes between thousands. A point or comma is refused, because counts
 * have no decimals.
 */
export function readCount(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return { error: 'Write a whole number, for example 12.' }
  const count = [...text].length <= MAX_TYPED && !/[.,]/.test(text) && parseGrouped(text)
  return count
    ? { value: Number(count.digits) }
    : { error: `"${shortened(text)}" is not a whole number; write only digits, like 12.` }
}

/**
 * Converts a typed price to API form ("1.234,50 €" -> "1234.50"). Invalid text is returned unchanged for the server
 * to refuse.
 */
export function priceForApi(typed: string): string {
  const read = readPrice(typed)
  return 'value' in read ? toPrice(read.value) : typed
}

/**
 * Returns a price in API form as fields show it, with the decimal separator of the language ("12.50", in French
 * "12,50"). Other text is returned unchanged.
 */
export const priceForField = (price: string): string => (/^\d+\.\d{1,2}$/.test(price) ? shownDecimal(price) : price)

/**
 * Converts a typed count to API form ("1 200" -> "1200"). Invalid text is returned unchanged for the server to
 * refuse.
 */
export function countForApi(typed: string): string {
  const read = readCount(typed)
  return 'value' in read ? String(read.value) : typed
}

/**
 * Returns the digits of an integer; undefined if it is invalid.
 * @param decimalSign the decimal separator, which then cannot separate thousands
 * @returns `isSure` is false for a single point or comma before three digits, which half of Europe reads as decimals
 */
function parseGrouped(text: string, decimalSign?: string): { digits: string; isSure: boolean } | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length > MAX_DIGITS) return undefined
  if (digits === text && text !== '') return { digits, isSure: true }
  const [, sign] = GROUPED_DIGITS.exec(text) ?? []
  if (sign === undefined || sign === decimalSign) return undefined
  const isSure = decimalSign !== undefined || !/^\d+[.,]\d{3}$/.test(text)
  return { digits, isSure }
}

const withoutCurrency = (text: string) =>
  text.replace(/^(?:€|eur)\p{Zs}*(?=[\d.,])/iu, '').replace(/(?<=[\d.,])\p{Zs}*(?:€|euros?|eur)$/iu, '')

function shortened(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_TYPED ? text : `${characters.slice(0, MAX_TYPED).join('')}…`
}
