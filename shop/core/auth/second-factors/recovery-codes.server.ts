import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../../server/db/open.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './second-factors-store.server.ts'

const CODES = 10
/** Crockford's base 32, without similar characters. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 16 digits of 5 bits each cannot be guessed, so they need no rate limit. */
const LENGTH = 16

/**
 * Replaces the recovery codes of an account. Only keyed hashes are stored.
 * @returns the codes, shown only this once, such as `7k3m-q9xw-0fhc-tz5n`
 */
export async function giveRecoveryCodes(tx: Database, userId: number, secret: Buffer, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOf(code, userId, secret)),
    now,
  )
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/**
 * Returns whether a recovery code is valid for an account, and redeems it. Accepts any grouping, O for 0, I and L for
 * 1.
 */
export function redeemRecoveryCode(
  tx: Database,
  userId: number,
  typed: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return spendRecoveryCode(tx, userId, hashOf(code, userId, secret), now)
}

/** A byte has a multiple of 32 values, so all digits are equally likely. */
const newCode = () => Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('')

const hashOf = (code: string, userId: number, secret: Buffer) =>
  createHmac('sha256', secret).update(`recovery ${userId} ${code}`).digest()
