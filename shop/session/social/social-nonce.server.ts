import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../server/db/open.ts'
import { DAY, HOUR } from '../../../server/durations.ts'
import { attemptsSince, noteAttempt, oneAtATime } from '../../../server/limits/attempts.ts'
import type { SocialNonce } from '../session.contract.ts'

/** For so long a page with the provider's button may stand open. Shorter than the attempts are kept that tell of the use. */
const GOOD_FOR_MS = 12 * HOUR

/** Makes a nonce, and the proof by which its page is known again: nothing has to be stored until a credential comes back with it. */
export function newNonce(secret: Buffer, now: Date): SocialNonce {
  const nonce = `${now.getTime()}.${randomBytes(16).toString('base64url')}`
  return { nonce, proof: proofOf(nonce, secret).toString('base64url') }
}

/** Tells whether a nonce was made here, not too long ago, and for the page that now shows its proof. */
export function isOwnNonce({ nonce, proof }: SocialNonce, secret: Buffer, now: Date): boolean {
  const [shown, right] = [Buffer.from(proof, 'base64url'), proofOf(nonce, secret)]
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return false
  return now.getTime() - Number.parseInt(nonce, 10) < GOOD_FOR_MS
}

/**
 * Runs `work` in a transaction that uses the nonce up: once, in whichever process. A refusal in between gives it back.
 * @throws what `used` makes when it was used before
 */
export async function spendNonce<T>(
  db: Database,
  { nonce, now, used }: { nonce: string; now: Date; used: () => Error },
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const use = { kind: 'sign-in', subject: nonce } as const
  return oneAtATime(db, use, async (tx) => {
    if ((await attemptsSince(tx, use, new Date(now.getTime() - DAY))).length > 0) throw used()
    await noteAttempt(tx, use, now)
    return work(tx)
  })
}

function proofOf(nonce: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`nonce ${nonce}`).digest()
}
