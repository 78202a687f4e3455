import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../lib/email-key.ts'
import { attemptsSince, noteAttempt, oneAtATime, type Tries } from '../../server/attempts.ts'
import type { Database } from '../../server/db/open.ts'
import { DAY, MINUTE } from '../../server/durations.ts'
import type { Services } from '../../server/services.ts'

type Purpose = 'signup' | 'reset_password' | 'change_email'

/** What a code is good for, and for whom. */
export interface CodeFor {
  purpose: Purpose
  email: string
  /** Whose account it concerns; null where there is none yet. */
  userId: number | null
}

const GOOD_FOR_MS = 10 * MINUTE
const TRIES_A_CODE = 5
const WRONG_A_DAY = 20

/** Makes a code of six digits and stores its keyed hash. Only the newest code of a purpose and address counts. */
export async function newCode(
  tx: Database,
  { purpose, email, userId }: CodeFor,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = clock()
  await tx
    .insertInto('verification_codes')
    .values({
      email_key: emailKey(email),
      purpose,
      user_id: userId,
      code_hash: hashOf(code, purpose, email, secret),
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute()
  return code
}

/**
 * Whether a code is right; it is used up then. A wrong try counts against the code and the address, so it must be committed: call it
 * outside of any transaction that may be undone. Tries at one address wait for each other, so parallel ones cannot exceed the limits.
 */
export async function redeemCode(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  { purpose, email, userId }: CodeFor,
  code: string,
): Promise<boolean> {
  const tries: Tries = { kind: 'wrong code', subject: emailKey(email) }
  return oneAtATime(db, tries, async (tx) => {
    const now = clock()
    const wrongToday = await attemptsSince(tx, tries, new Date(now.getTime() - DAY))
    const newest = await tx
      .selectFrom('verification_codes')
      .select(['id', 'code_hash', 'tries', 'used_at', 'expires_at', 'user_id'])
      .where('email_key', '=', tries.subject)
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isLive =
      newest &&
      newest.user_id === userId &&
      newest.used_at === null &&
      newest.expires_at > now &&
      newest.tries < TRIES_A_CODE
    if (!isLive || wrongToday.length >= WRONG_A_DAY) return false

    const isRight = timingSafeEqual(newest.code_hash, hashOf(code, purpose, email, secret))
    const change = isRight ? { used_at: now } : { tries: newest.tries + 1 }
    await tx.updateTable('verification_codes').set(change).where('id', '=', newest.id).execute()
    if (!isRight) await noteAttempt(tx, tries, now)
    return isRight
  })
}

function hashOf(code: string, purpose: Purpose, email: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update(`${purpose} ${emailKey(email)} ${code}`)
    .digest()
}
