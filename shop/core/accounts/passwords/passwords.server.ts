import type { Database } from '../../../../server/db/open.ts'
import { bodyErrors } from '../../../../server/http/field-errors.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { requireUser } from '../../auth/guards/allow.server.ts'
import { lockVerified, ownPasswordError } from '../../auth/passwords/own-password.server.ts'
import { hashPassword, passwordError, queuePasswordCheck } from '../../auth/passwords/password.server.ts'
import { revokeTokens } from '../../auth/session-store.server.ts'
import { withdrawInvitationsFrom } from '../../team/invitations/withdraw-invitations.server.ts'
import { changePassword, resetPassword } from '../account.contract.ts'
import { passwordChangedEmail } from '../account-emails.server.ts'
import { redeemCode } from '../codes/codes.server.ts'
import { ownAccount, wrongCode } from '../own-account.server.ts'
import { findUserByEmail, lockUser, setPasswordHash, type UserRow } from '../users/users-store.server.ts'

/** Registers the endpoints that set a password with the old one or with a code. Both end all sessions. */
export function passwordEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services

  /** @param verify locks the account and refuses if the checks no longer hold */
  async function setPassword(
    account: Pick<UserRow, 'id' | 'email' | 'first_name' | 'language'>,
    password: string,
    verify: (tx: Database) => Promise<void>,
  ): Promise<void> {
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async (tx) => {
      await verify(tx)
      await setPasswordHash(tx, account.id, password_hash)
      await revokeTokens(tx, account.id)
      await withdrawInvitationsFrom(tx, account.id, { actorId: account.id, now: clock() })
      await enqueueEmail(
        tx,
        renderEmail(
          account.language,
          () => passwordChangedEmail(identity().name, account.email, account.first_name),
          services,
        ),
        clock(),
      )
    })
  }

  app.route({
    ...resetPassword,
    attachValidation: true,
    handler: async (request) => {
      const errors = bodyErrors(request)
      const { email, password1, email_verification_code } = request.body
      const error = errors.password1 ? undefined : passwordError(password1, email, [identity().name])
      if (error) errors.password1 = [error]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      const owner = await findUserByEmail(db, email)
      request.account = owner?.id ?? null
      const codeFor = { purpose: 'reset_password', email, userId: owner?.id ?? null } as const
      await queuePasswordCheck(async () => {
        if (!(await redeemCode(services, codeFor, email_verification_code, request.body.request)) || !owner)
          throw wrongCode()
        await setPassword(owner, password1, (tx) => lockOwner(tx, owner))
      })
      return { detail: 'The password was changed.' }
    },
  })

  app.route({
    ...changePassword,
    attachValidation: true,
    handler: async (request) => {
      const account = await ownAccount(db, requireUser(request).id)
      const errors = bodyErrors(request)
      const { old_password, password } = request.body
      const wrong = {
        old_password: errors.old_password ? undefined : await ownPasswordError(services, account, old_password),
        password: errors.password
          ? undefined
          : passwordError(password, account.email, [account.first_name, account.last_name, identity().name]),
      }
      for (const [field, text] of Object.entries(wrong)) if (text) errors[field] = [text]
      if (Object.keys(errors).length > 0) throw refuseFields(errors)
      await setPassword(account, password, (tx) => lockVerified(tx, account, 'old_password'))
      return { detail: 'The password was changed.' }
    },
  })
}

/** The code proved an address. The password may have changed meanwhile, but not the address. */
async function lockOwner(tx: Database, { id, email }: { id: number; email: string }): Promise<void> {
  const owner = await lockUser(tx, id)
  if (owner?.email !== email) throw wrongCode()
}
