const digitsOf = (text: string) => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

/** Formats of the European Commission (VIES), without the country code. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

/** Checksums of the national authorities. Countries that are not listed are checked by their format only. */
const CHECKSUMS: Readonly<Record<string, (number: string) => boolean>> = {
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: (number) => {
    const product = digitsOf(number.slice(0, 8)).reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10)
    return (11 - product) % 10 === Number(number[8])
  },
  DK: (number) => weighted(digitsOf(number), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (number) => weighted(digitsOf(number), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  // A key with letters has no published checksum.
  FR: (number) =>
    /^\D|^.\D/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  IT: (number) =>
    digitsOf(number)
      .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
      .reduce((sum, digit) => sum + digit, 0) %
      10 ===
    0,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  PL: (number) => weighted(digitsOf(number), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  PT: (number) => weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 || isPortugueseZero(number),
}

/** A remainder of 0 or 1 gives the check digit 0. */
function isPortugueseZero(number: string): boolean {
  return number[8] === '0' && weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 <= 1
}

/**
 * Returns why a VAT number of the European Union can't be right; undefined for a plausible one and for any other text,
 * such as an exemption or a number of another country. Spaces, dots and hyphens are ignored.
 */
export function vatNumberProblem(typed: string): 'format' | 'checksum' | undefined {
  const plain = typed.toUpperCase().replace(/[\s.-]/g, '')
  const country = plain.slice(0, 2).replace('GR', 'EL')
  const number = plain.slice(2)
  const format = FORMATS[country]
  // Free text is not a number.
  if (!format || !/\d{3}/.test(number)) return undefined
  if (!format.test(number)) return 'format'
  // The example of the test mode.
  if (/^0+$/.test(number)) return undefined
  return CHECKSUMS[country]?.(number) === false ? 'checksum' : undefined
}
