import { z } from 'zod'
import { texts } from '#texts/core/accounts/emails'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { lockVerified } from '../../auth/passwords/own-password.server.ts'
import { decryptStep, encryptStep } from '../../auth/second-factors/encrypted-step.server.ts'
import { relyingPartyOf } from '../../auth/second-factors/passkeys.server.ts'
import { giveRecoveryCodes } from '../../auth/second-factors/recovery-codes.server.ts'
import {
  deleteTimeCode,
  insertTimeCode,
  secondFactorsOf,
} from '../../auth/second-factors/second-factors-store.server.ts'
import {
  findTimeStep,
  newTimeCodeKey,
  sealTimeCodeKey,
  timeCodeKeyForApp,
} from '../../auth/second-factors/time-codes.server.ts'
import { auditOfStaff, factorAdded, factorRemoved } from './change-factors.server.ts'
import { checkedSetup, lockedAccount, provenAccount } from './proven-account.server.ts'
import { beginTimeCode, confirmTimeCode, getTwoStep, removeTimeCode, renewRecoveryCodes } from './two-step.contract.ts'
import { recoveryCodesRenewedEmail } from './two-step-emails.server.ts'

const TIME_CODE = { field: 'time_code', factor: () => texts.byApp }
const TimeCodeSetup = z.object({ user: z.int(), key: z.string(), at: z.int() })

/** Registers the endpoints that set up and remove the customer's second factors. */
export function twoStepEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, publicUrl, secret } = services

  app.route({
    ...getTwoStep,
    handler: async (request) => {
      const { timeCode, passkeys, recoveryCodesLeft } = await secondFactorsOf(db, requireUser(request).id)
      return {
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          time_created: created_at.toISOString(),
          last_used: last_used_at?.toISOString() ?? null,
        })),
        takes_passkeys: relyingPartyOf(publicUrl()) !== null,
        time_code: timeCode ? { time_created: timeCode.created_at.toISOString() } : null,
        recovery_codes_left: recoveryCodesLeft,
      }
    },
  })

  app.route({
    ...beginTimeCode,
    handler: async (request) => {
      const account = await provenAccount(services, requireUser(request).id, request.body.password)
      if ((await secondFactorsOf(db, account.id)).timeCode) throw hasTimeCode()
      const key = await newTimeCodeKey()
      const setup: z.infer<typeof TimeCodeSetup> = { user: account.id, key, at: clock().getTime() }
      return {
        setup: encryptStep('set-ups', setup, secret),
        key,
        ...(await timeCodeKeyForApp(key, identity().name, account.email)),
      }
    },
  })

  app.route({
    ...confirmTimeCode,
    handler: async (request) => {
      const principal = requireUser(request)
      const now = clock()
      const read = decryptStep('set-ups', request.body.setup, TimeCodeSetup, secret)
      const setup = checkedSetup(read, principal.id, now)
      const step = await findTimeStep(setup.key, request.body.time_code, now)
      if (step === null) throw refuseFields({ time_code: [NOT_THAT_CODE] }, 'wrong_code')
      const recovery_codes = await db.transaction().execute(async (tx) => {
        const account = await lockedAccount(tx, principal.id)
        const { isOn } = await secondFactorsOf(tx, account.id)
        const timeCode = { user_id: account.id, secret: sealTimeCodeKey(setup.key, secret), created_at: now }
        // The confirming code is redeemed.
        if (!(await insertTimeCode(tx, { ...timeCode, last_step: step }))) throw hasTimeCode()
        return factorAdded(tx, { account, principal, ...TIME_CODE }, isOn, services)
      })
      return { recovery_codes }
    },
  })

  app.route({
    ...removeTimeCode,
    handler: async (request) => {
      const principal = requireUser(request)
      const account = await provenAccount(services, principal.id, request.body.password)
      await db.transaction().execute(async (tx) => {
        await lockVerified(tx, account, 'password')
        if (!(await deleteTimeCode(tx, account.id))) throw notFound()
        await factorRemoved(tx, { account, principal, ...TIME_CODE }, services)
      })
    },
  })

  app.route({
    ...renewRecoveryCodes,
    handler: async (request) => {
      const account = await provenAccount(services, requireUser(request).id, request.body.password)
      const recovery_codes = await db.transaction().execute(async (tx) => {
        await lockVerified(tx, account, 'password')
        if (!(await secondFactorsOf(tx, account.id)).isOn) throw notFound()
        const now = clock()
        await auditOfStaff(tx, account, { field: 'recovery_codes', old: null, new: 'new' }, now)
        const build = () => recoveryCodesRenewedEmail(identity().name, account)
        await enqueueEmail(tx, renderEmail(account.language, build, services), now)
        return giveRecoveryCodes(tx, account.id, secret, now)
      })
      return { recovery_codes }
    },
  })
}

const NOT_THAT_CODE = 'This code is not valid now. Enter the current code, and check the clock of the device.'
const hasTimeCode = () => refuse('An authenticator app is already set up.', 409, 'already_done')
