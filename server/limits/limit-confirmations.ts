import { emailKey } from '../../lib/email-key.ts'
import type { Database } from '../db/open.ts'
import { DAY, HOUR, SECOND } from '../durations.ts'
import { throttled } from '../http/refusal.ts'
import { type AttemptSubject, attemptsSince, type Limit, noteAttempt, waitFor, waitForTurn } from './attempts.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from './network-of.ts'

/** Confirmation requests per e-mail address, from any sender. */
const TO_ADDRESS: Limit[] = [{ max: 5, windowMs: DAY }]
/** Requests per network, to any address. */
const FROM_NETWORK: Limit[] = [{ max: 20, windowMs: HOUR }]

/**
 * Counts a request that sends a confirmation link. Call it first in the transaction that enqueues the e-mail.
 * @throws Refusal 429 if a limit is reached
 */
export async function countConfirmation(
  tx: Database,
  kind: AttemptSubject['kind'],
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<void> {
  const tries = (subject: string): AttemptSubject => ({ kind, subject })
  const [toAddress, fromNetwork] = [tries(emailKey(email)), tries(networkOf(ip, CUSTOMER_PREFIX_BITS))]
  await waitForTurn(tx, toAddress)
  await waitForTurn(tx, fromNetwork)
  const since = new Date(now.getTime() - DAY)
  const waits = [
    waitFor(TO_ADDRESS, await attemptsSince(tx, toAddress, since), now),
    waitFor(FROM_NETWORK, await attemptsSince(tx, fromNetwork, since), now),
  ]
  const waitMs = Math.max(...waits)
  if (waitMs > 0) throw throttled(Math.ceil(waitMs / SECOND))
  await noteAttempt(tx, [toAddress, fromNetwork], now)
}
