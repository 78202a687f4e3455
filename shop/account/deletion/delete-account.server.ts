import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { renderEmail } from '../../emails/render-email.server.ts'
import { removeIfUnused } from '../../images/unused-images.server.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { lockVerified, ownPasswordError } from '../../session/passwords/own-password.server.ts'
import { lockUnlessLastOwner } from '../../session/staff.server.ts'
import { deleteUser } from '../../users/users-store.server.ts'
import { deleteAccount } from '../account.contract.ts'
import { accountDeletedEmail } from '../account-emails.server.ts'
import { ownAccount } from '../own-account.server.ts'
import { forgetPerson } from './forget-person.server.ts'

/**
 * Registers the endpoint for leaving the shop: cart, sessions, codes, letters and picture go with the account; orders and reviews lose the
 * name (foreign keys see to it).
 */
export function deleteAccountEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services

  app.route({
    ...deleteAccount,
    handler: async (request, reply) => {
      const account = await ownAccount(db, requireUser(request).id)
      const error = await ownPasswordError(services, account, request.body.password)
      if (error) throw refuseFields({ password: [error] })
      await db.transaction().execute(async (tx) => {
        await lockUnlessLastOwner(tx, account.id)
        await lockVerified(tx, account, 'password')
        await forgetPerson(tx, account.id, clock())
        await deleteUser(tx, account.id)
        await enqueueEmail(
          tx,
          renderEmail(accountDeletedEmail(identity().name, account.email, account.first_name), services),
          clock(),
        )
      })
      if (account.avatar_key) await removeIfUnused(services, account.avatar_key)
      return reply.code(204).send()
    },
  })
}
