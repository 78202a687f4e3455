import { emailKey } from '../../../../lib/email-key.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { eraseAccount } from '../../../storefront/account/deletion/erase-account.server.ts'
import { removeIfUnused } from '../../../ui/images/unused-images.server.ts'
import { eraseCustomer } from '../customers.contract.ts'

const STAFF_ACCOUNT = 'Staff accounts can’t be deleted here. Remove the person from the team first.'
const ANOTHER_ADDRESS = 'This is not the e-mail address of this customer.'

/** Registers the endpoint with which staff delete a customer's account on request. */
export function eraseCustomerEndpoint(app: ShopApp, services: Services): void {
  const { db, clock } = services
  app.route({
    ...eraseCustomer,
    handler: async (request) => {
      const { id } = request.params
      const by = { actorId: requireUser(request).id, now: clock() }
      const erased = await db.transaction().execute(async (tx) => {
        // The lock serializes this with orders, account deletion and staff changes of the same customer.
        const account = await lockUser(tx, id)
        if (!account) throw notFound()
        if (account.is_staff) throw refuse(STAFF_ACCOUNT, 403)
        if (emailKey(request.body.email) !== account.email_key) throw refuseFields({ email: [ANOTHER_ADDRESS] })
        await eraseAccount(tx, account, services)
        // Only the id, because the log must not name an erased customer.
        await recordAudit(tx, { kind: 'customer', id }, [{ field: 'account', old: null, new: 'deleted' }], by)
        return account
      })
      if (erased.avatar_key) await removeIfUnused(services, erased.avatar_key, request.log)
    },
  })
}
