import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { orderResponses } from './order-response.server.ts'
import { listOrders } from './orders.contract.ts'
import { countOrders, pageOfOrders } from './orders-store.server.ts'

/** Registers the endpoint that lists a customer's orders. */
export function ordersEndpoint(app: ShopApp, services: Services): void {
  const { db, publicUrl } = services
  app.route({
    ...listOrders,
    handler: async (request) => {
      const { order, lapsed } = request.query
      const own = { userId: requireUser(request).id, order, isExpired: lapsed === 'true' }
      const paging = readPaging(request.query)
      const [rows, count, lapsedCount] = await Promise.all([
        pageOfOrders(db, own, paging),
        countOrders(db, own),
        countOrders(db, { userId: own.userId, isExpired: true }),
      ])
      const onWire = await orderResponses(rows, services)
      return {
        ...toPageOf(onWire, count, paging, new URL(request.url, publicUrl())),
        lapsed: lapsedCount,
      }
    },
  })
}
