import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, MINUTE } from '../../../../server/durations.ts'
import { withAttemptLock } from '../../../../server/limits/attempts.ts'
import type { Services } from '../../../../server/services.ts'
import { CODE_GOOD_FOR_MINUTES } from '../account-limits.ts'
import { type CodeRow, codesSince, countTries, insertCode } from './codes-store.server.ts'

type Purpose = 'signup' | 'reset_password' | 'change_email'

/** Purpose and recipient of a code. */
export interface CodeFor {
  purpose: Purpose
  email: string
  /** The account of the code; null if none exists yet. */
  userId: number | null
}

const GOOD_FOR_MS = CODE_GOOD_FOR_MINUTES * MINUTE
const TRIES_A_CODE = 5
const WRONG_A_DAY = 20
const REQUEST_BYTES = 16

/**
 * Creates a six-digit code and stores its keyed hash. Other valid codes for the same purpose stay valid.
 * @returns the code and its request id, which grants a separate attempt limit
 */
export async function newCode(
  tx: Database,
  { purpose, email, userId }: CodeFor,
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
): Promise<{ code: string; request: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const request = randomBytes(REQUEST_BYTES).toString('base64url')
  const now = clock()
  await insertCode(tx, {
    email_key: emailKey(email),
    purpose,
    user_id: userId,
    code_hash: hashOf(code, purpose, email, secret),
    request_hash: requestHash(request),
    created_at: now,
    expires_at: new Date(now.getTime() + GOOD_FOR_MS),
  })
  return { code, request }
}

/**
 * Redeems a code and returns whether it is correct. All codes of the same purpose and address are then used up. A
 * wrong attempt counts for each compared code, so call it outside any transaction that may roll back. Concurrent
 * attempts at one address are serialized and always run the same statements.
 * @param request the request id of the code, which has a separate attempt limit
 */
export async function redeemCode(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  codeFor: CodeFor,
  code: string,
  request: string | undefined,
): Promise<boolean> {
  const { purpose, email } = codeFor
  return withAttemptLock(db, { kind: 'wrong code', subject: emailKey(email) }, async (tx) => {
    const now = clock()
    const codesOfDay = await codesSince(tx, email, new Date(now.getTime() - DAY))
    const { live, own, open } = comparable(codesOfDay, codeFor, request, now)
    const hash = hashOf(code, purpose, email, secret)
    const isRight = [...own, ...open].some(({ code_hash }) => timingSafeEqual(code_hash, hash))
    // Codes for other purposes are updated too, unchanged, so that timing does not reveal whether an address has an
    // account.
    const written = isRight ? live : codesOfDay.filter(({ expires_at }, place) => place === 0 || expires_at > now)
    const wrong = isRight ? { open: [], own: [] } : { open: idsOf(open), own: idsOf(own) }
    await countTries(tx, idsOf(written), wrong, isRight ? now : undefined)
    return isRight
  })
}

/**
 * Returns whether attempts without a request id have reached the daily limit, so that codes need their request id for
 * a day.
 */
export async function isDayUsedUp(tx: Database, email: string, now: Date): Promise<boolean> {
  return triesByOthers(await codesSince(tx, email, new Date(now.getTime() - DAY))) >= WRONG_A_DAY
}

/**
 * Returns the valid codes for this purpose: those of the request, and those that are open to attempts without it.
 */
function comparable(codesOfDay: CodeRow[], { purpose, userId }: CodeFor, request: string | undefined, now: Date) {
  const live = codesOfDay.filter(
    (row) => row.purpose === purpose && row.user_id === userId && row.used_at === null && row.expires_at > now,
  )
  const hash = request === undefined ? undefined : requestHash(request)
  const isOwn = ({ request_hash }: CodeRow) => hash !== undefined && request_hash?.equals(hash) === true
  const left = Math.max(0, WRONG_A_DAY - triesByOthers(codesOfDay))
  return {
    live,
    own: live.filter((row) => isOwn(row) && row.own_tries < TRIES_A_CODE),
    // Each comparison has a chance of one in a million, so each counts.
    open: live.filter((row) => !isOwn(row) && row.tries < TRIES_A_CODE).slice(0, left),
  }
}

const triesByOthers = (codes: CodeRow[]) => codes.reduce((sum, { tries }) => sum + tries, 0)
const idsOf = (codes: CodeRow[]) => codes.map(({ id }) => id)

function hashOf(code: string, purpose: Purpose, email: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update(`${purpose} ${emailKey(email)} ${code}`)
    .digest()
}

const requestHash = (request: string) => createHash('sha256').update(request).digest()
