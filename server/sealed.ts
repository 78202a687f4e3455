import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is sealed: what was sealed as one thing cannot be read as another. A word that was given out keeps its meaning. */
export type Sealed = 'letters' | 'time codes' | 'first steps' | 'set-ups' | 'refund accounts'

/** Encrypts a text under the shop's secret, so that the database alone does not tell it. The same text is another one each time. */
export function seal(text: string, what: Sealed, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secret, what), iv)
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted])
}

/**
 * Reads what was sealed.
 * @throws Error when it was changed, is something else, or was sealed under another secret
 */
export function unseal(sealed: Buffer, what: Sealed, secret: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFrom(secret, what), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A key of its own: the secret itself keys the hashes of codes. */
function keyFrom(secret: Buffer, what: Sealed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${what}`, 32))
}
