import { emailKey } from '../../../../lib/email-key.ts'
import { Email } from '../../../../lib/fields.contract.ts'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import { bodyErrors } from '../../../../server/http/field-errors.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { existing, findCurrentUser } from '../../auth/current-user.server.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { lockVerified, ownPasswordError } from '../../auth/passwords/own-password.server.ts'
import { revokeTokens } from '../../auth/session-store.server.ts'
import { addressHash } from '../../marketing-consent/consent-links.server.ts'
import { endConsentOfAddress } from '../../marketing-consent/consent-store.server.ts'
import { changeEmail } from '../account.contract.ts'
import { emailChangedEmail } from '../account-emails.server.ts'
import { redeemCode } from '../codes/codes.server.ts'
import { ownAccount, wrongCode } from '../own-account.server.ts'
import { setEmail } from '../users/users-store.server.ts'

/**
 * Registers the endpoint that changes the e-mail address. A wizard calls it after each step, so responses name all
 * missing and invalid fields. They never reveal whether an address has an account.
 */
export function changeEmailEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services

  app.route({
    ...changeEmail,
    attachValidation: true,
    handler: async (request) => {
      const principal = requireUser(request)
      const account = await ownAccount(db, principal.id)
      const errors = bodyErrors(request)
      const { email, password, email_verification_code } = request.body
      // Unparsed while other fields are invalid.
      if (!errors.email && emailKey(Email.parse(email)) === account.email_key)
        errors.email = ['This is already your email.']
      const error = errors.password ? undefined : await ownPasswordError(services, account, password)
      if (error) errors.password = [error]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)

      const codeFor = { purpose: 'change_email', email, userId: account.id } as const
      if (!(await redeemCode(services, codeFor, email_verification_code, request.body.request))) throw wrongCode()
      await db
        .transaction()
        .execute(async (tx) => {
          await lockVerified(tx, account, 'password')
          await setEmail(tx, account.id, email, clock())
          const address_hash = addressHash(account.email_key, services.secret)
          await endConsentOfAddress(tx, account.id, { address_hash, now: clock() })
          await revokeTokens(tx, account.id, principal.tokenHash)
          await enqueueEmail(
            tx,
            renderEmail(
              account.language,
              () => emailChangedEmail(identity().name, account.email, account.first_name),
              services,
            ),
            clock(),
          )
        })
        .catch((error: unknown) => {
          // An account took the address after the code was sent.
          throw brokenConstraint(error) === 'users_email_key_key' ? wrongCode() : error
        })
      return existing(await findCurrentUser(db, account.id))
    },
  })
}
