import type { Database } from '../../../../server/db/open.ts'
import { seal, unseal } from '../../../../server/sealed.ts'
import type { Services } from '../../../../server/services.ts'
import { findTimeCode, spendTimeStep } from './second-factors-store.server.ts'

// RFC 6238 as supported by all apps: SHA-1, six digits, 30 seconds; 160-bit key (RFC 4226, 4).
const KEY_BYTES = 20
/** Number of adjacent 30-second steps with accepted codes, for clock differences and typing time. */
const WINDOW = 1

/** Imported with the first code, because most shops and logins have none. */
const otpauth = () => import('otpauth')

/** Creates a key for time-based codes in base32. */
export async function newTimeCodeKey(): Promise<string> {
  const { Secret } = await otpauth()
  return new Secret({ size: KEY_BYTES }).base32
}

/** Returns a key as an `otpauth` address and its QR code as SVG. */
export async function timeCodeKeyForApp(
  key: string,
  issuer: string,
  label: string,
): Promise<{ uri: string; qr: string }> {
  const [{ TOTP, Secret }, { renderSVG }] = await Promise.all([otpauth(), import('uqr')])
  const uri = new TOTP({ issuer, label, secret: Secret.fromBase32(key) }).toString()
  return { uri, qr: renderSVG(uri, { border: 4 }) }
}

/** Returns the 30-second step since 1970 of a code; null if it belongs to no adjacent step. */
export async function findTimeStep(key: string, code: string, now: Date): Promise<number | null> {
  const { TOTP, Secret } = await otpauth()
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Encrypts a key for the database. */
export const sealTimeCodeKey = (key: string, secret: Buffer): Buffer => seal(key, 'time codes', secret)

/** Returns whether a code is currently valid for an account, and redeems it. Each code is accepted once. */
export async function redeemTimeCode(
  tx: Database,
  userId: number,
  code: string,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
): Promise<boolean> {
  const found = await findTimeCode(tx, userId)
  const key = found && unsealedKey(found.secret, secret)
  if (!key) return false
  const step = await findTimeStep(key, code, clock())
  return step !== null && (await spendTimeStep(tx, userId, step))
}

/** Returns undefined if the shop's `secret` was lost. No code is valid then; see docs/guide/team.md for recovery. */
function unsealedKey(sealed: Buffer, secret: Buffer): string | undefined {
  try {
    return unseal(sealed, 'time codes', secret)
  } catch {
    return undefined
  }
}
