import { hash, randomBytes } from 'node:crypto'

const PREFIX = 'shop_'
const SECRET_BYTES = 32
const CHECKSUM_LENGTH = 6

/**
 * Creates a token: `shop_`, 32 random bytes in base64url and a checksum, so that a mistyped token costs no query.
 */
export function newToken(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return PREFIX + secret + checksum(secret)
}

/** Returns the stored hash of a token (32 bytes); null if the text is not a token of this format. */
export function hashOfToken(token: string): Buffer | null {
  if (!token.startsWith(PREFIX)) return null
  const secret = token.slice(PREFIX.length, -CHECKSUM_LENGTH)
  if (checksum(secret) !== token.slice(-CHECKSUM_LENGTH)) return null
  return hash('sha256', token, 'buffer')
}

function checksum(secret: string): string {
  return hash('sha256', `comptoir:${secret}`, 'base64url').slice(0, CHECKSUM_LENGTH)
}
