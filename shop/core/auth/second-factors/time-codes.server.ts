import type { Database } from '../../../../server/db/open.ts'
import { seal, unseal } from '../../../../server/sealed.ts'
import type { Services } from '../../../../server/services.ts'
import { findTimeCode, spendTimeStep } from './second-factors-store.server.ts'

// RFC 6238 as every app knows it: SHA-1, six digits, 30 seconds; 160 bits of key (RFC 4226, 4).
const KEY_BYTES = 20
/** Codes of so many 30 seconds before and after are taken too: clocks differ, and typing takes time. */
const WINDOW = 1

/** Loaded with the first code: most shops, and most logins, have none. */
const otpauth = () => import('otpauth')

/** Makes the key of somebody's time codes, as apps take it when it is typed (base32). */
export async function newTimeCodeKey(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: KEY_BYTES }).base32
}

/** Writes a key as the address that apps read from a picture, and that picture as SVG, which loads nothing. */
export async function shownTimeCodeKey(
  key: string,
  issuer: string,
  label: string,
): Promise<{ uri: string; qr: string }> {
  const [{ TOTP, Secret }, { renderSVG }] = await Promise.all([otpauth(), import('uqr')])
  const uri = new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString()
  return { uri, qr: renderSVG(uri, { border: 4 }) }
}

/** Finds of which 30 seconds since 1970 a code is, by the key; null when it is of none that is near. */
export async function timeStepOf(key: string, code: string, now: Date): Promise<number | null> {
  const { TOTP, Secret } = await otpauth()
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Seals a key for the database. */
export const sealTimeCodeKey = (key: string, secret: Buffer): Buffer => seal(key, 'time codes', secret)

/** Tells whether a code is right for an account now, and uses it up: it is right once, whoever shows it again. */
export async function redeemTimeCode(
  tx: Database,
  userId: number,
  code: string,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
): Promise<boolean> {
  const found = await findTimeCode(tx, userId)
  const key = found && unsealedKey(found.secret, secret)
  if (!key) return false
  const step = await timeStepOf(key, code, clock())
  return step !== null && (await spendTimeStep(tx, userId, step))
}

/** Returns undefined in a shop whose `secret` was lost: no code is right then, and the account needs another way in (docs/guide/team.md). */
function unsealedKey(sealed: Buffer, secret: Buffer): string | undefined {
  try {
    return unseal(sealed, 'time codes', secret)
  } catch {
    return undefined
  }
}
