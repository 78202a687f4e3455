import { isLuhn } from './luhn.ts'
import { vatNumberParts } from './vat-number.ts'

/** Returns a SIREN without separators. */
export const normalSiren = (typed: string): string => typed.replace(/[\s.-]/g, '')

/** Returns why a SIREN, the nine digits of a French company, can't be right; undefined for a plausible one. */
export function sirenProblem(typed: string): 'format' | 'checksum' | undefined {
  const siren = normalSiren(typed)
  if (!/^\d{9}$/.test(siren)) return 'format'
  return isLuhn(siren) ? undefined : 'checksum'
}

/** Returns the SIREN that a French VAT number contains; undefined for other numbers. */
export function sirenOfVatNumber(typed: string): string | undefined {
  const { prefix, number } = vatNumberParts(typed)
  return prefix === 'FR' && /^..\d{9}$/.test(number) ? number.slice(2) : undefined
}
