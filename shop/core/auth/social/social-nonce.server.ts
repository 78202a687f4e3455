import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, HOUR, MINUTE } from '../../../../server/durations.ts'
import { attemptsSince, noteAttempt, withAttemptLock } from '../../../../server/limits/attempts.ts'
import type { SocialNonce } from '../session.contract.ts'

/**
 * How long a page with the provider's button can stay open. Shorter than attempts are stored, which record the use.
 */
const GOOD_FOR_MS = 12 * HOUR

/** Accepted age of a credential without a nonce. */
const WITHOUT_NONCE_FOR_MS = 5 * MINUTE

/** Creates a nonce with a proof of its page. Nothing is stored until a credential with the nonce arrives. */
export function newNonce(secret: Buffer, now: Date): SocialNonce {
  const nonce = `${now.getTime()}.${randomBytes(16).toString('base64url')}`
  return { nonce, proof: proofOf(nonce, secret).toString('base64url') }
}

/** Returns whether a nonce is from this shop, not expired and matches the proof. */
function isOwnNonce({ nonce, proof }: SocialNonce, secret: Buffer, now: Date): boolean {
  const [shown, right] = [Buffer.from(proof, 'base64url'), proofOf(nonce, secret)]
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return false
  return now.getTime() - Number.parseInt(nonce, 10) < GOOD_FOR_MS
}

interface SignIn {
  credential: string
  nonce: string | undefined
  issuedAt: Date
  proof: string
}

/**
 * Returns the name under which a sign-in is recorded as used; undefined if it is not allowed. That is the nonce,
 * which must match its proof or, without a nonce, the hash of the credential, which must be at most five minutes old.
 */
export function useOf({ credential, nonce, issuedAt, proof }: SignIn, secret: Buffer, now: Date): string | undefined {
  if (nonce !== undefined) return isOwnNonce({ nonce, proof }, secret, now) ? nonce : undefined
  // The page requested a nonce, so a credential without one is not from that page.
  if (proof !== '') return undefined
  return now.getTime() - issuedAt.getTime() <= WITHOUT_NONCE_FOR_MS ? `credential ${hashOf(credential)}` : undefined
}

/** Hashes only the signed part, because one signature has several encodings. */
const hashOf = (credential: string): string =>
  createHash('sha256')
    .update(credential.slice(0, credential.lastIndexOf('.')))
    .digest('base64url')

/**
 * Runs `work` in a transaction that records a nonce, or a name from `useOf`, as used: once, in all processes. A
 * refusal in `work` releases it.
 * @throws the error of `used` if it was already used
 */
export async function spendNonce<T>(
  db: Database,
  { nonce, now, used }: { nonce: string; now: Date; used: () => Error },
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const use = { kind: 'sign-in', subject: nonce } as const
  return withAttemptLock(db, use, async (tx) => {
    if ((await attemptsSince(tx, use, new Date(now.getTime() - DAY))).length > 0) throw used()
    await noteAttempt(tx, use, now)
    return work(tx)
  })
}

function proofOf(nonce: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`nonce ${nonce}`).digest()
}
