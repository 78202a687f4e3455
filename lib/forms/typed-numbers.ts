import { toPrice } from '../money.ts'

/** A price or a count as somebody typed it, in a form or in the cell of a file; or, in a sentence that repeats it, why it is none. */
export type TypedNumber = { value: number } | { error: string }

/** Longer than any price with its currency, and short enough to be read by any pattern. */
const MAX_TYPED = 40
/** With two decimals more, a number still holds each of them exactly. */
const MAX_DIGITS = 13
/** Digits in threes, parted by one and the same sign. Spaces come in several widths: programs for tables write narrow ones. */
const IN_THREES = /^[1-9]\d{0,2}(?:([.,'’]|\p{Zs})\d{3})(?:\1\d{3})*$/u
const DECIMALS = /^(.*)([.,])(\d*)$/su

/**
 * Reads a price in euros: the last point or comma with at most two digits after it is the decimal sign; spaces, apostrophes, and the other
 * of point and comma may part thousands. What can be read in two ways is refused, never guessed.
 * @returns its cents
 */
export function readPrice(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return { error: 'Write a price, for example 12.50.' }
  const said = quoted(text)
  if ([...text].length > MAX_TYPED) return { error: `${said} is too long for a price.` }
  const amount = withoutCurrency(text)
  const whole = inThrees(amount)
  if (whole?.isSure) return { value: 100 * Number(whole.digits) }
  const [, before = '', sign, decimals = ''] = DECIMALS.exec(amount) ?? []
  const euros = before === '' && decimals !== '' ? { digits: '0', isSure: true } : inThrees(before, sign)
  if (!euros) return { error: `${said} is not a price; write it like 12.50.` }
  if (decimals.length <= 2) return { value: 100 * Number(euros.digits) + Number(decimals.padEnd(2, '0')) }
  const rounded = toPrice(100 * Number(euros.digits) + Math.round(Number(decimals.slice(0, 3)) / 10))
  if (whole) return { error: `${said} can be read in two ways; write ${whole.digits}.00 or ${rounded}.` }
  return { error: `${said} has more than 2 decimals; write ${rounded}.` }
}

/** Reads a number of things: digits, of which spaces or apostrophes may part the thousands. A point or a comma is refused: half a thing is none. */
export function readCount(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return { error: 'Write a whole number, for example 12.' }
  const count = [...text].length <= MAX_TYPED && !/[.,]/.test(text) && inThrees(text)
  return count
    ? { value: Number(count.digits) }
    : { error: `${quoted(text)} is not a whole number; write only digits, like 12.` }
}

/** Returns a typed price as it goes over the wire ("1.234,50 €" -> "1234.50"); one that cannot be read goes as it is, to be refused. */
export function typedPriceOnWire(typed: string): string {
  const read = readPrice(typed)
  return 'value' in read ? toPrice(read.value) : typed
}

/** Returns a typed count as it goes over the wire ("1 200" -> "1200"); one that cannot be read goes as it is, to be refused. */
export function typedCountOnWire(typed: string): string {
  const read = readCount(typed)
  return 'value' in read ? String(read.value) : typed
}

/**
 * The digits of a whole number; undefined when it is none.
 * @param decimalSign the sign that parts no thousands, because decimals follow it
 * @returns `isSure` is false for a single point or comma before three digits, which is a decimal sign for half of Europe
 */
function inThrees(text: string, decimalSign?: string): { digits: string; isSure: boolean } | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length > MAX_DIGITS) return undefined
  if (digits === text && text !== '') return { digits, isSure: true }
  const [, sign] = IN_THREES.exec(text) ?? []
  if (sign === undefined || sign === decimalSign) return undefined
  const isSure = decimalSign !== undefined || !/^\d+[.,]\d{3}$/.test(text)
  return { digits, isSure }
}

const withoutCurrency = (text: string) =>
  text.replace(/^(?:€|eur)\p{Zs}*(?=[\d.,])/iu, '').replace(/(?<=[\d.,])\p{Zs}*(?:€|euros?|eur)$/iu, '')

function quoted(text: string): string {
  const characters = [...text]
  return `"${characters.length <= MAX_TYPED ? text : `${characters.slice(0, MAX_TYPED).join('')}…`}"`
}
