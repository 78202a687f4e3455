import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../../server/db/open.ts'
import { type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { forgetAttempts, type Tries } from '../../../../server/limits/attempts.ts'
import { networkOf, ONE_HOME } from '../../../../server/limits/network-of.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { lockUser, type UserRow } from '../../accounts/users/users-store.server.ts'
import { startOf, userWithToken } from '../login/begin-session.server.ts'
import { refuseAfterTooMany } from '../login/slow-down.server.ts'
import { redeemPasskey, relyingPartyAt } from '../second-factors/passkeys.server.ts'
import { redeemRecoveryCode } from '../second-factors/recovery-codes.server.ts'
import { secondFactorsOf } from '../second-factors/second-factors-store.server.ts'
import { redeemTimeCode } from '../second-factors/time-codes.server.ts'
import type { UserWithToken } from '../session.contract.ts'
import { spendNonce } from '../social/social-nonce.server.ts'
import { countTimeCode, forgetTimeCodes } from './count-time-codes.server.ts'
import { hasSamePassword, readFirstStep, type StepTaken } from './first-step.server.ts'
import { loginByPasskey, loginByRecoveryCode, loginByTimeCode } from './second-step.contract.ts'
import { recoveryCodeUsedEmail } from './second-step-emails.server.ts'

type Field = 'time_code' | 'recovery_code' | 'passkey'
type SecondStepRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'account'> & { body: { second_step: string } }
/** Tells whether what somebody shows is right for the account, and uses it up, in the transaction in which their session begins. */
type Proof = (tx: Database, account: UserRow, step: StepTaken) => Promise<boolean>

/** Registers the endpoints by which somebody who has a second factor finishes a login. */
export function secondStepEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret } = services

  app.route({
    ...loginByTimeCode,
    handler: async (request) => {
      const proves: Proof = async (tx, { id }) => {
        if (!(await redeemTimeCode(tx, id, request.body.time_code, services))) return false
        await forgetTimeCodes(tx, id)
        return true
      }
      return finishLogin(request, 'time_code', proves, (user) => countTimeCode(services, user))
    },
  })

  app.route({
    ...loginByRecoveryCode,
    handler: (request) => {
      const now = clock()
      return finishLogin(request, 'recovery_code', async (tx, account) => {
        if (!(await redeemRecoveryCode(tx, account.id, request.body.recovery_code, { secret, now }))) return false
        const { recoveryCodesLeft } = await secondFactorsOf(tx, account.id)
        const email = recoveryCodeUsedEmail(services.identity().name, account, recoveryCodesLeft)
        await enqueueEmail(tx, renderEmail(email, services), now)
        return true
      })
    },
  })

  app.route({
    ...loginByPasskey,
    handler: (request) =>
      finishLogin(request, 'passkey', async (tx, { id }, step) => {
        const rp = relyingPartyAt(services.publicUrl())
        const proof = { challenge: step.id, now: clock() }
        return rp !== null && redeemPasskey(tx, rp, id, request.body.passkey, proof)
      }),
  })

  /** @throws Refusal 400 when it was none, or too long ago */
  function firstStepOf(request: SecondStepRequest): StepTaken {
    const step = readFirstStep(request.body.second_step, clock(), secret)
    if (!step) throw loginExpired()
    request.account = step.user
    return step
  }

  /**
   * Begins the session of who shows a second factor. A first step is used up by it: of several that come with the same one alone gets in.
   * @param count counts the try against the account, from wherever it comes
   * @throws Refusal 400 when it is wrong, or the first step is none any more; 429 after too many wrong ones
   */
  async function finishLogin(
    request: SecondStepRequest,
    field: Field,
    proves: Proof,
    count?: (user: number) => Promise<void>,
  ): Promise<UserWithToken> {
    const now = clock()
    const step = firstStepOf(request)
    const { id, user } = step
    const tries: Tries = { kind: 'second step', subject: `${networkOf(request.ip, ONE_HOME)} ${user}` }
    // Whoever waits for their own network's limit uses up none of the account's.
    await refuseAfterTooMany(db, tries, now)
    await count?.(user)
    return spendNonce(db, { nonce: id, now, used: loginExpired }, async (tx) => {
      const account = await lockUser(tx, user)
      // Another password was set meanwhile, or the account is gone.
      if (!account || !hasSamePassword(step, account)) throw loginExpired()
      if (!(await proves(tx, account, step))) throw wrongSecondFactor(field)
      await forgetAttempts(tx, tries)
      return userWithToken(tx, { id: user, isStaff: account.is_staff }, startOf(request, now))
    })
  }
}

/** Wrong, used and none at all sound alike. */
function wrongSecondFactor(field: Field): Refusal {
  const text =
    field === 'passkey' ? 'This passkey is none of your account.' : 'This code is wrong, or was used already.'
  const refusal = refuseFields({ [field]: [text] }, 'wrong_code')
  return Object.assign(refusal, { reason: `wrong ${field.replace('_', ' ')}` })
}

const loginExpired = (): Refusal =>
  refuseFields(
    { non_field_errors: ['This login has taken too long, or is over. Please log in again.'] },
    'login_expired',
  )
