/**
 * Parses an IBAN with or without spaces and verifies its check digits (ISO 13616: modulo 97 equals 1).
 * @returns the IBAN in capitals without spaces; undefined if it is invalid
 */
export function normalIban(written: string): string | undefined {
  const iban = written.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n ? iban : undefined
}

/** Formats an IBAN in groups of four. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
