import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../../server/db/open.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './second-factors-store.server.ts'

const CODES = 10
/** Crockford's, in which nothing looks like something else. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
/** 16 digits of 5 bits each: nobody guesses one, so no limit is needed for them. */
const LENGTH = 16

/**
 * Gives an account new recovery codes, in the place of those that it had. Only their keyed hashes are stored.
 * @returns them as they are shown this once: `7k3m-q9xw-0fhc-tz5n`
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

/** Tells whether a recovery code is right for an account, and uses it up. It is read as people type: however grouped, O for 0, I and L for 1. */
export function redeemRecoveryCode(
  tx: Database,
  userId: number,
  typed: string,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return spendRecoveryCode(tx, userId, hashOf(code, userId, secret), now)
}

/** A byte has eight times as many values as there are digits, so each digit is as likely. */
const newCode = () => Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('')

const hashOf = (code: string, userId: number, secret: Buffer) =>
  createHmac('sha256', secret).update(`recovery ${userId} ${code}`).digest()
