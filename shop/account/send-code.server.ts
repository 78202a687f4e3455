import { emailKey } from '../../lib/email-key.ts'
import { attemptsSince, type Limit, noteAttempt, oneAtATime, waitFor } from '../../server/attempts.ts'
import type { Database } from '../../server/db/open.ts'
import { DAY, HOUR, SECOND } from '../../server/durations.ts'
import { postLetter } from '../../server/outbox.ts'
import { throttled } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import { writeLetter } from '../letters/letter.server.ts'
import { addressIsTaken, newAddressCode, resetCode, signupCode } from './account-letters.server.ts'
import { newCode } from './codes.server.ts'

/** Letters with codes to one address. */
const LIMITS: Limit[] = [
  { max: 1, windowMs: 30 * SECOND },
  { max: 5, windowMs: HOUR },
  { max: 10, windowMs: DAY },
]

/**
 * Sends a code to an address. What it will be good for is decided here: for somebody who is logged in and names another address, changing
 * to it; for an address with an account, setting a password; else signing up. Limits, statements and answer are the same for all.
 * @throws Refusal 429 when the address had a letter lately
 */
export async function sendCodeTo(services: Services, email: string, askerId: number | null): Promise<void> {
  const { db, clock, publicUrl, postman } = services
  const tries = { kind: 'code letter', subject: emailKey(email) } as const
  await oneAtATime(db, tries, async (tx) => {
    const now = clock()
    const wait = waitFor(LIMITS, await attemptsSince(tx, tries, new Date(now.getTime() - DAY)), now)
    if (wait > 0) throw throttled(Math.ceil(wait / SECOND))
    await noteAttempt(tx, tries, now)
    await postLetter(tx, writeLetter(await letterFor(services, tx, email, askerId), publicUrl()), now)
  })
  postman.ring()
}

async function letterFor(services: Services, tx: Database, email: string, askerId: number | null) {
  const [owner, asker] = await Promise.all([findByEmail(tx, email), findById(tx, askerId)])
  if (asker && asker.id !== owner?.id) {
    if (owner) return addressIsTaken(owner.email, owner.first_name)
    const code = await newCode(tx, { purpose: 'change_email', email, userId: asker.id }, services)
    return newAddressCode(email, asker.first_name, code)
  }
  if (owner) {
    const code = await newCode(tx, { purpose: 'reset_password', email, userId: owner.id }, services)
    // To the address as it is stored: another spelling of it may be another mailbox.
    return resetCode(owner.email, owner.first_name, code)
  }
  return signupCode(email, await newCode(tx, { purpose: 'signup', email, userId: null }, services))
}

const findByEmail = (tx: Database, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()

const findById = (tx: Database, id: number | null) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst()
