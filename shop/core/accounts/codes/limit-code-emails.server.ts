import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, HOUR, SECOND } from '../../../../server/durations.ts'
import { throttled } from '../../../../server/http/refusal.ts'
import {
  type AttemptSubject,
  attemptsSince,
  type Limit,
  noteAttempt,
  waitFor,
  waitForTurn,
} from '../../../../server/limits/attempts.ts'
import { CUSTOMER_PREFIX_BITS, networkOf, SITE_PREFIX_BITS } from '../../../../server/limits/network-of.ts'
import { RESEND_AFTER_SECONDS } from '../account-limits.ts'

/** Limits of code e-mails from one site to one address. */
const SITE_TO_ADDRESS_LIMITS: Limit[] = [
  { max: 1, windowMs: RESEND_AFTER_SECONDS * SECOND },
  { max: 5, windowMs: HOUR },
  { max: 10, windowMs: DAY },
]
/**
 * Daily limit of code e-mails to one address. The last six are reserved for sites that requested none, so strangers
 * cannot use up the owner's.
 */
const TO_ADDRESS = { max: 16, forSitesWithSome: 10 }
/** Limits of code e-mails from one network to any address. */
const FROM_NETWORK: Limit[] = [{ max: 20, windowMs: HOUR }]

interface CodeRequest {
  email: string
  /** Network address of the client. */
  ip: string
  now: Date
}

const emails = (subject: string): AttemptSubject => ({ kind: 'code letter', subject })

/**
 * Counts a code e-mail to an address. Call it first in the transaction that stores the e-mail; it serializes e-mails
 * per address.
 * @throws Refusal 429 if the limit is reached
 */
export async function countToAddress(tx: Database, { email, ip, now }: CodeRequest): Promise<void> {
  const toAddress = emails(emailKey(email))
  const fromSite = emails(`${emailKey(email)} from ${networkOf(ip, SITE_PREFIX_BITS)}`)
  await waitForTurn(tx, toAddress)
  const day = new Date(now.getTime() - DAY)
  const toAddressToday = await attemptsSince(tx, toAddress, day)
  const fromSiteToday = await attemptsSince(tx, fromSite, day)
  const max = fromSiteToday.length > 0 ? TO_ADDRESS.forSitesWithSome : TO_ADDRESS.max
  const limit = [{ max, windowMs: DAY }]
  refuseFor(Math.max(waitFor(limit, toAddressToday, now), waitFor(SITE_TO_ADDRESS_LIMITS, fromSiteToday, now)))
  await noteAttempt(tx, [toAddress, fromSite], now)
}

/**
 * Counts a code e-mail from a network. Call it last in the transaction, so that its lock is short and a flood does
 * not block all database connections.
 * @throws Refusal 429 if the limit is reached
 */
export async function countFromNetwork(tx: Database, { ip, now }: Omit<CodeRequest, 'email'>): Promise<void> {
  const fromNetwork = emails(networkOf(ip, CUSTOMER_PREFIX_BITS))
  await waitForTurn(tx, fromNetwork)
  await refuseNetwork(tx, { ip, now })
  await noteAttempt(tx, fromNetwork, now)
}

/**
 * Refuses a network that has reached its limit, without locks.
 * @throws Refusal 429
 */
export async function refuseNetwork(db: Database, { ip, now }: Omit<CodeRequest, 'email'>): Promise<void> {
  const recentAttempts = await attemptsSince(
    db,
    emails(networkOf(ip, CUSTOMER_PREFIX_BITS)),
    new Date(now.getTime() - HOUR),
  )
  refuseFor(waitFor(FROM_NETWORK, recentAttempts, now))
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw throttled(Math.ceil(waitMs / SECOND))
}
