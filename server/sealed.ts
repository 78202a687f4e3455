import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Purposes of sealed data: data sealed for one purpose can't be read for another. These values are stored; don't
 * change them.
 */
export type Sealed =
  | 'letters'
  | 'time codes'
  | 'first steps'
  | 'set-ups'
  | 'refund accounts'
  | 'mail server'
  | 'payment keys'
  | 'idempotent answers'
  | 'webhook secrets'
  | 'extension settings'
  | 'shop secret'

/** Encrypts a text with a key derived from the shop's secret. The result differs each time. */
export function seal(text: string, kind: Sealed, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFrom(secret, kind), iv)
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted])
}

/**
 * Decrypts sealed data.
 * @throws Error if it was changed, or sealed for another purpose or with another secret
 */
export function unseal(sealed: Buffer, kind: Sealed, secret: Buffer): string {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFrom(secret, kind), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A derived key, because the secret itself is used to hash codes. */
function keyFrom(secret: Buffer, kind: Sealed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${kind}`, 32))
}
