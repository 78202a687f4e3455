import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { postLetter } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { writeLetter } from '../../emails/letter.server.ts'
import { removeIfUnused } from '../../images/unused-images.server.ts'
import { requireUser } from '../../session/guards/allow.server.ts'
import { lockVerified, ownPasswordFault } from '../../session/passwords/own-password.server.ts'
import { deleteAccount } from '../account.contract.ts'
import { accountDeleted } from '../account-letters.server.ts'
import { ownAccount } from '../own-account.server.ts'
import { forgetPerson } from './forget-person.server.ts'

/** Leaving the shop: cart, sessions, codes, letters and picture go with the account; orders and reviews lose the name (foreign keys see to it). */
export function deleteAccountEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl, postman, config } = services

  app.route({
    ...deleteAccount,
    handler: async (request, reply) => {
      const account = await ownAccount(db, requireUser(request).id)
      const fault = await ownPasswordFault(services, account, request.body.password)
      if (fault) throw refuseFields({ password: [fault] })
      await db.transaction().execute(async (tx) => {
        await lockVerified(tx, account, 'password')
        await forgetPerson(tx, account.id, clock())
        await tx.deleteFrom('users').where('id', '=', account.id).execute()
        await postLetter(tx, writeLetter(accountDeleted(account.email, account.first_name), publicUrl()), clock())
      })
      if (account.avatar_key) await removeIfUnused(db, config.dataDir, account.avatar_key)
      postman.ring()
      return reply.code(204).send()
    },
  })
}
