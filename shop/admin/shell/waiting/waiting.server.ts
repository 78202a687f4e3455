import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole, requireUser } from '../../../core/auth/guards/allow.server.ts'
import { getWaiting } from './waiting.contract.ts'
import { countWaiting } from './waiting-store.server.ts'

/** Registers the endpoint of the counts, which every admin page polls. */
export function waitingEndpoint(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...getWaiting,
    handler: (request) => {
      const { id: userId } = requireUser(request)
      return countWaiting(db, { userId, now: clock(), sees: (role) => isOfRole(request, role) })
    },
  })
}
