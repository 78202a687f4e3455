/**
 * Reads an IBAN as people write it, with spaces or without, and checks its digits (ISO 13616: the whole number modulo 97 is 1).
 * @returns it without spaces, in capitals; undefined for what is none
 */
export function normalIban(written: string): string | undefined {
  const iban = written.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return undefined
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n ? iban : undefined
}

/** Writes an IBAN in groups of four, as it is printed. */
export const printedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
