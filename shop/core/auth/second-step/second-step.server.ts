import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../../server/db/open.ts'
import { type Refusal, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { type AttemptSubject, forgetAttempts } from '../../../../server/limits/attempts.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from '../../../../server/limits/network-of.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { lockUser, type UserRow } from '../../accounts/users/users-store.server.ts'
import { startOf, userWithToken } from '../login/begin-session.server.ts'
import { refuseAfterTooMany } from '../login/refuse-after-too-many.server.ts'
import { redeemPasskey, relyingPartyOf } from '../second-factors/passkeys.server.ts'
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
/** Returns whether a proof is valid for the account and redeems it, in the transaction that starts the session. */
type Proof = (tx: Database, account: UserRow, step: StepTaken) => Promise<boolean>

/** Registers the endpoints that complete a login with a second factor. */
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
        const build = () => recoveryCodeUsedEmail(services.identity().name, account, recoveryCodesLeft)
        await enqueueEmail(tx, renderEmail(account.language, build, services), now)
        return true
      })
    },
  })

  app.route({
    ...loginByPasskey,
    handler: (request) =>
      finishLogin(request, 'passkey', async (tx, { id }, step) => {
        const rp = relyingPartyOf(services.publicUrl())
        const proof = { challenge: step.id, now: clock() }
        return rp !== null && redeemPasskey(tx, rp, id, request.body.passkey, proof)
      }),
  })

  /** @throws Refusal 400 if it is invalid or expired */
  function firstStepOf(request: SecondStepRequest): StepTaken {
    const step = readFirstStep(request.body.second_step, clock(), secret)
    if (!step) throw loginExpired()
    request.account = step.user
    return step
  }

  /**
   * Completes a login with a second factor. The first step is redeemed, so of concurrent requests with the same step
   * only one succeeds.
   * @param count counts the attempt for the account, from all networks
   * @throws Refusal 400 for a wrong factor or an invalid first step; 429 after too many wrong ones
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
    const tries: AttemptSubject = {
      kind: 'second step',
      subject: `${networkOf(request.ip, CUSTOMER_PREFIX_BITS)} ${user}`,
    }
    // Attempts refused by the network's limit do not count for the account.
    await refuseAfterTooMany(db, tries, now)
    await count?.(user)
    return spendNonce(db, { nonce: id, now, used: loginExpired }, async (tx) => {
      const account = await lockUser(tx, user)
      // The password was changed or the account deleted meanwhile.
      if (!account || !hasSamePassword(step, account)) throw loginExpired()
      if (!(await proves(tx, account, step))) throw wrongSecondFactor(field)
      await forgetAttempts(tx, tries)
      return userWithToken(tx, { id: user, isStaff: account.is_staff }, startOf(request, now))
    })
  }
}

/** Wrong, redeemed and missing factors get the same message. */
function wrongSecondFactor(field: Field): Refusal {
  const text =
    field === 'passkey'
      ? 'This passkey does not belong to your account.'
      : 'This code is wrong or has already been used.'
  const refusal = refuseFields({ [field]: [text] }, 'wrong_code')
  return Object.assign(refusal, { reason: `wrong ${field.replace('_', ' ')}` })
}

const loginExpired = (): Refusal =>
  refuseFields({ non_field_errors: ['This login has expired. Log in again.'] }, 'login_expired')
