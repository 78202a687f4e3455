import { emailKey } from '../../../../lib/email-key.ts'
import { HOUR } from '../../../../server/durations.ts'
import { bodyErrors } from '../../../../server/http/field-errors.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { MAX_UNCONFIRMED_PER_HOUR } from '../../../../server/mail/limit-unconfirmed.ts'
import type { Services } from '../../../../server/services.ts'
import { startOf, userWithToken } from '../../auth/login/begin-session.server.ts'
import { hashPassword, passwordError, queuePasswordCheck } from '../../auth/passwords/password.server.ts'
import { CONSENT_TEXT_VERSION } from '../../marketing-consent/marketing-consent.contract.ts'
import { requestConsentOf } from '../../marketing-consent/marketing-consent.server.ts'
import { sendCode, signup } from '../account.contract.ts'
import { redeemCode } from '../codes/codes.server.ts'
import { sendCodeTo } from '../codes/send-code.server.ts'
import { wrongCode } from '../own-account.server.ts'
import { insertUser } from '../users/users-store.server.ts'

/** Registers the endpoints of sign-up and e-mail verification. */
export function signupEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  let loggedAt = Number.NEGATIVE_INFINITY

  app.route({
    ...sendCode,
    handler: async ({ body, principal, ip, log }) => {
      const { request, isSkipped } = await sendCodeTo(services, { ...body, userId: principal?.id ?? null, ip })
      const now = clock().getTime()
      // A flood is logged once an hour.
      if (isSkipped && now - loggedAt >= HOUR) {
        loggedAt = now
        log.warn(
          { emails: MAX_UNCONFIRMED_PER_HOUR },
          'too many codes asked for in an hour: only known addresses get e-mails',
        )
      }
      return { detail: 'If the address can receive mail, a code is on its way.', request }
    },
  })

  app.route({
    ...signup,
    attachValidation: true,
    handler: async (request) => {
      const errors = bodyErrors(request)
      const { email, password, first_name, last_name, email_verification_code } = request.body
      const error = errors.password
        ? undefined
        : passwordError(password, email, [first_name, last_name, services.identity().name])
      if (error) errors.password = [error]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      const codeFor = { purpose: 'signup', email, userId: null } as const
      const password_hash = await queuePasswordCheck(async () => {
        if (!(await redeemCode(services, codeFor, email_verification_code, request.body.request))) throw wrongCode()
        return hashPassword(password)
      })
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const created = await insertUser(tx, { email, first_name, last_name, password_hash }, now)
        // Sign-up codes are only sent to addresses without an account, but a concurrent sign-up may have been faster.
        if (!created) throw wrongCode()
        request.account = created.id
        // Consent to an outdated text is ignored. The account offers the current text.
        if (request.body.offers_text_version === CONSENT_TEXT_VERSION)
          await requestConsentOf(
            tx,
            { ...created, email_key: emailKey(created.email) },
            { source: 'sign_up' },
            services,
          )
        return userWithToken(tx, { id: created.id, isStaff: false }, startOf(request, now))
      })
    },
  })
}
