import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { deleteAccount } from '../../../core/accounts/account.contract.ts'
import { ownAccount } from '../../../core/accounts/own-account.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { lockVerified, ownPasswordError } from '../../../core/auth/passwords/own-password.server.ts'
import { lockUnlessLastOwner } from '../../../core/auth/staff.server.ts'
import { removeIfUnused } from '../../../ui/images/unused-images.server.ts'
import { eraseAccount } from './erase-account.server.ts'

/** Registers the endpoint with which customers delete their account. */
export function deleteAccountEndpoint(app: ShopApp, services: Services): void {
  app.route({
    ...deleteAccount,
    handler: async (request) => {
      const account = await ownAccount(services.db, requireUser(request).id)
      const error = await ownPasswordError(services, account, request.body.password, 'deletion')
      if (error) throw refuseFields({ password: [error] })
      await services.db.transaction().execute(async (tx) => {
        await lockUnlessLastOwner(tx, account.id)
        await lockVerified(tx, account, 'password')
        await eraseAccount(tx, account, services)
      })
      if (account.avatar_key) await removeIfUnused(services, account.avatar_key, request.log)
    },
  })
}
