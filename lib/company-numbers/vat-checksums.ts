import { isLuhn } from './luhn.ts'

const digitsOf = (text: string) => [...text].map(Number)
const weighted = (number: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(number[index] ?? 0), 0)

/** Returns the sum of digits, each second one doubled, with the digits of the product added (Luhn). */
const doubledSum = (number: string) =>
  digitsOf(number).reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)

/** Check digit of ISO 7064 MOD 11,10. */
function isMod11And10(number: string): boolean {
  const product = digitsOf(number.slice(0, -1)).reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10 === Number(number.at(-1))
}

/** Returns the check digit of weights from 1 and, if the remainder is 10, of weights from 3 (Bulgaria, Lithuania). */
function twoStepDigit(number: string, length: number, cycle: number): number {
  const sum = (from: number) =>
    weighted(
      number,
      Array.from({ length }, (_, index) => ((index + from - 1) % cycle) + 1),
    ) % 11
  return (sum(1) === 10 ? sum(3) : sum(1)) % 10
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Numbers of persons end with a letter modulo 23, those of companies with a digit or letter of the Luhn sum. */
function isSpanish(number: string): boolean {
  const last = number.at(-1) ?? ''
  const person = number
    .slice(0, -1)
    .replace(/^[XYZ]/, (prefix) => String('XYZ'.indexOf(prefix)))
    .replace(/^[KLM]/, '')
  if (/^\d+$/.test(person)) return last === SPANISH_LETTERS[Number(person) % 23]
  const digit = (10 - (doubledSum(`0${number.slice(1, 8)}`) % 10)) % 10
  return last === String(digit) || last === 'JABCDEFGHI'[digit]
}

const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Before 2013 the second character could be a letter, which moves to the front. */
function isIrish(number: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-Z])$/.exec(number)
  const written = old ? `0${old[2]}${old[1]}${old[3]}` : number
  const second = written[8] ? (IRISH_LETTERS.indexOf(written[8]) + 23) % 23 : 0
  return written[7] === IRISH_LETTERS[(weighted(written, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23]
}

/** A number of a company, or the key of a sole trader since 2020 (ISO 7064 MOD 97,10). */
function isDutch(number: string): boolean {
  if (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])) return true
  const digits = [...`NL${number}`].map((one) => parseInt(one, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

/**
 * Checksums of the national authorities by the prefix of the VAT number. Numbers of private persons in Bulgaria,
 * Czechia and Latvia, and numbers of Northern Ireland, are checked by their format only.
 */
export const VAT_CHECKSUMS: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => (10 - ((doubledSum(number.slice(1, 8)) + 4) % 10)) % 10 === Number(number[8]),
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: (number) => number.length === 10 || twoStepDigit(number, 8, 10) === Number(number[8]),
  CY: (number) => {
    const sum = digitsOf(number.slice(0, 8)).reduce(
      (all, digit, index) => all + (index % 2 === 0 ? (CYPRIOT_ODD[digit] ?? 0) : digit),
      0,
    )
    return number[8] === String.fromCharCode(65 + (sum % 26))
  },
  CZ: (number) =>
    number.length !== 8 || (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[7]),
  DE: isMod11And10,
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (number) => (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]),
  ES: isSpanish,
  FI: (number) => weighted(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  // A key with letters has no published checksum.
  FR: (number) =>
    /^\D|^.\D/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  HR: isMod11And10,
  HU: (number) => weighted(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: isIrish,
  IT: isLuhn,
  LT: (number) => twoStepDigit(number, number.length - 1, 9) === Number(number.at(-1)),
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: (number) => /^[0-3]/.test(number) || weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  MT: (number) => weighted(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: isDutch,
  PL: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  // A remainder of 0 or 1 gives the check digit 0.
  PT: (number) => {
    const rest = weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return Number(number[8]) === (rest < 2 ? 0 : 11 - rest)
  },
  RO: (number) => {
    const padded = number.padStart(10, '0')
    return ((10 * weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === Number(padded[9])
  },
  SE: (number) => isLuhn(number.slice(0, 10)),
  SI: (number) => (11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(number[7]),
  SK: (number) => Number(number) % 11 === 0,
}
