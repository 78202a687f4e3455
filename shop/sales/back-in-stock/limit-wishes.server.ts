import { emailKey } from '../../../lib/email-key.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, HOUR, SECOND } from '../../../server/durations.ts'
import { throttled } from '../../../server/http/refusal.ts'
import {
  attemptsSince,
  type Limit,
  noteAttempt,
  type Tries,
  waitFor,
  waitForTurn,
} from '../../../server/limits/attempts.ts'
import { networkOf, ONE_HOME } from '../../../server/limits/network-of.ts'

/** E-mails that ask an address for a confirmation, whoever has them sent. */
const TO_ADDRESS: Limit[] = [{ max: 5, windowMs: DAY }]
/** From one network, to whomever. */
const FROM_NETWORK: Limit[] = [{ max: 20, windowMs: HOUR }]

/**
 * Counts another e-mail that asks an address whether it wants to be told. Call it first in the transaction that stores the e-mail.
 * @throws Refusal 429 when there were too many lately
 */
export async function countWish(
  tx: Database,
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<void> {
  const tries = (subject: string): Tries => ({ kind: 'back in stock', subject })
  const [toAddress, fromNetwork] = [tries(emailKey(email)), tries(networkOf(ip, ONE_HOME))]
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
