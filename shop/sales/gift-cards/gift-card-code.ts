import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that are not confused with each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** Creates a code with 80 random bits. It is sent once, and stored as a hash with its last four characters. */
export function createCode(): { code: string; hash: Buffer; lastFour: string } {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return { code, hash: hashOf(code), lastFour: code.slice(-4) }
}

/** Formats a code in groups of four characters. */
export const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** Returns the hash of a typed code. Letter case, spaces and hyphens are ignored. */
export const typedCodeHash = (typed: string): Buffer => hashOf(typed.toUpperCase().replace(/[\s-]/g, ''))

const hashOf = (code: string) => createHash('sha256').update(code).digest()
