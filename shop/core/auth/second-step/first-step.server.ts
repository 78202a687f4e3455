import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { MINUTE } from '../../../../server/durations.ts'
import type { Services } from '../../../../server/services.ts'
import { decryptStep, encryptStep } from '../second-factors/encrypted-step.server.ts'
import { passkeyRequestOptions, relyingPartyOf } from '../second-factors/passkeys.server.ts'
import type { SecondFactors } from '../second-factors/second-factors-store.server.ts'
import type { SecondStep } from '../session.contract.ts'

const GOOD_FOR_MS = 10 * MINUTE
const ID_BYTES = 16

/** A completed first step: account, time and password. */
const StepTaken = z.object({ id: z.string(), user: z.int(), at: z.int(), password: z.string() })
export type StepTaken = z.infer<typeof StepTaken>

interface Account {
  id: number
  password_hash: string | null
}

/**
 * Returns the response that requires a second step. Nothing is stored. A passkey signs the id of the step, so a
 * signature is invalid for any other login.
 */
export async function newSecondStep(
  account: Account,
  { timeCode, passkeys, recoveryCodesLeft }: SecondFactors,
  now: Date,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
): Promise<SecondStep> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const step: StepTaken = { id, user: account.id, at: now.getTime(), password: marked(account.password_hash) }
  const rp = relyingPartyOf(publicUrl())
  const asksPasskey = rp !== null && passkeys.length > 0
  return {
    second_step: encryptStep('first steps', step, secret),
    methods: [
      ...(asksPasskey ? ['passkey' as const] : []),
      ...(timeCode ? ['time_code' as const] : []),
      ...(recoveryCodesLeft > 0 ? ['recovery_code' as const] : []),
    ],
    passkey_options: asksPasskey ? { ...(await passkeyRequestOptions(rp, passkeys, id)) } : null,
  }
}

/** Reads a first step; undefined if it is invalid or expired. */
export function readFirstStep(text: string, now: Date, secret: Buffer): StepTaken | undefined {
  const step = decryptStep('first steps', text, StepTaken, secret)
  return step && now.getTime() - step.at < GOOD_FOR_MS ? step : undefined
}

/** Returns whether the account still has the password of the first step. A password change ends pending logins. */
export const hasSamePassword = (step: StepTaken, account: Account): boolean =>
  step.password === marked(account.password_hash)

/** Hashes a salted password hash; empty for none. */
const marked = (hash: string | null) => (hash === null ? '' : createHash('sha256').update(hash).digest('base64url'))
