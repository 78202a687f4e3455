import { hash, randomBytes } from 'node:crypto'

const PREFIX = 'ck_'
const SECRET_BYTES = 32
const CHECKSUM_LENGTH = 6
/** The characters of a key that lists show. */
const SHOWN_LENGTH = 10

/**
 * Creates an API key: `ck_`, 32 random bytes in base64url and a checksum, so that secret scanners recognize it and a
 * mistyped key costs no query.
 */
export function newApiKey(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return PREFIX + secret + checksum(secret)
}

/**
 * Returns the stored hash of a key (32 bytes); null if the text is not a key of this format. A slow password hash is
 * not needed, because a random secret of 256 bits can't be guessed.
 */
export function hashOfApiKey(key: string): Buffer | null {
  if (!key.startsWith(PREFIX)) return null
  const secret = key.slice(PREFIX.length, -CHECKSUM_LENGTH)
  if (checksum(secret) !== key.slice(-CHECKSUM_LENGTH)) return null
  return hash('sha256', key, 'buffer')
}

/** Returns the first characters of a key. They contain 42 bits of the secret, which does not help to guess the rest. */
export const prefixOf = (key: string): string => key.slice(0, SHOWN_LENGTH)

function checksum(secret: string): string {
  return hash('sha256', `comptoir-key:${secret}`, 'base64url').slice(0, CHECKSUM_LENGTH)
}
