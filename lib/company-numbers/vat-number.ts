import { VAT_CHECKSUMS } from './vat-checksums.ts'

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

/**
 * Returns why a VAT number of the European Union can't be right; undefined for a plausible one and for any other text,
 * such as an exemption or a number of another country. Spaces, dots and hyphens are ignored.
 */
export function vatNumberProblem(typed: string): 'format' | 'checksum' | undefined {
  const { prefix: country, number } = vatNumberParts(typed)
  const format = FORMATS[country]
  // Free text is not a number.
  if (!format || !/\d{3}/.test(number)) return undefined
  if (!format.test(number)) return 'format'
  // The example of the test mode.
  if (/^0+$/.test(number)) return undefined
  return VAT_CHECKSUMS[country]?.(number) === false ? 'checksum' : undefined
}

/** Splits a VAT number into its upper-case prefix, `EL` for Greece, and the rest without separators. */
export function vatNumberParts(typed: string): { prefix: string; number: string } {
  const plain = typed.toUpperCase().replace(/[\s.-]/g, '')
  return { prefix: plain.slice(0, 2).replace('GR', 'EL'), number: plain.slice(2) }
}

/** Returns whether a text is written like a VAT number of the European Union, with or without a correct checksum. */
export function isVatNumber(typed: string): boolean {
  const { prefix, number } = vatNumberParts(typed)
  return FORMATS[prefix]?.test(number) === true
}

/** Returns a VAT number without separators, such as `EL094259216`. */
export function normalVatNumber(typed: string): string {
  const { prefix, number } = vatNumberParts(typed)
  return `${prefix}${number}`
}

/** Returns the country (ISO 3166) of a VAT number; `GR` for the prefix `EL`. */
export const countryOfVatNumber = (typed: string): string => vatNumberParts(typed).prefix.replace('EL', 'GR')
