import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { MINUTE } from '../../../../server/durations.ts'
import type { Services } from '../../../../server/services.ts'
import { passkeyRequestOptions, relyingPartyAt } from '../second-factors/passkeys.server.ts'
import { readStep, sealStep } from '../second-factors/sealed-step.server.ts'
import type { SecondFactors } from '../second-factors/second-factors-store.server.ts'
import type { SecondStep } from '../session.contract.ts'

const GOOD_FOR_MS = 10 * MINUTE
const ID_BYTES = 16

/** That somebody has taken the first step: who, when, and with which password. */
const StepTaken = z.object({ id: z.string(), user: z.int(), at: z.int(), password: z.string() })
export type StepTaken = z.infer<typeof StepTaken>

interface Account {
  id: number
  password_hash: string | null
}

/**
 * Returns what somebody is answered who has to take a second step. Nothing is stored for it; what a passkey is to sign is the step's own id, so
 * that a signature is of no use for another login.
 */
export async function newSecondStep(
  account: Account,
  { timeCode, passkeys, recoveryCodesLeft }: SecondFactors,
  now: Date,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
): Promise<SecondStep> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const step: StepTaken = { id, user: account.id, at: now.getTime(), password: marked(account.password_hash) }
  const rp = relyingPartyAt(publicUrl())
  const asksPasskey = rp !== null && passkeys.length > 0
  return {
    second_step: sealStep('first steps', step, secret),
    methods: [
      ...(asksPasskey ? ['passkey' as const] : []),
      ...(timeCode ? ['time_code' as const] : []),
      ...(recoveryCodesLeft > 0 ? ['recovery_code' as const] : []),
    ],
    passkey_options: asksPasskey ? { ...(await passkeyRequestOptions(rp, passkeys, id)) } : null,
  }
}

/** Reads a first step that was taken here, and not too long ago; undefined when there is none. */
export function readFirstStep(text: string, now: Date, secret: Buffer): StepTaken | undefined {
  const step = readStep('first steps', text, StepTaken, secret)
  return step && now.getTime() - step.at < GOOD_FOR_MS ? step : undefined
}

/** Tells whether the account still has the password with which the first step was taken: a new one ends what began with the old. */
export const hasSamePassword = (step: StepTaken, account: Account): boolean =>
  step.password === marked(account.password_hash)

/** Stands for a password's hash, which has a salt of its own; empty for none. */
const marked = (hash: string | null) => (hash === null ? '' : createHash('sha256').update(hash).digest('base64url'))
