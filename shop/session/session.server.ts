import { invalidToken } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { currentUser } from './session.contract.ts'
import { findUser } from './user-store.server.ts'

/** Who is asking. */
export function sessionEndpoints(app: ShopApp, { db }: Services): void {
  app.route({
    ...currentUser,
    handler: async ({ asker }) => {
      const user = asker && (await findUser(db, asker.id))
      // The account was deleted between the check of the token and now.
      if (!user) throw invalidToken()
      return user
    },
  })
}
