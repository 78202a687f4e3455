import { readPaging, toPageOf } from '../../server/http/paging.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { requireUser } from '../session/guards/allow.server.ts'
import { orderOnWire } from './order-on-wire.server.ts'
import { listOrders } from './orders.contract.ts'
import { countOrders, pageOfOrders } from './orders-store.server.ts'

/** Answers what a customer has bought. */
export function ordersEndpoint(app: ShopApp, { db, identity, publicUrl }: Services): void {
  app.route({
    ...listOrders,
    handler: async (request) => {
      const own = { userId: requireUser(request).id, order: request.query.order }
      const paging = readPaging(request.query)
      const [rows, count] = await Promise.all([pageOfOrders(db, own, paging), countOrders(db, own)])
      return toPageOf(
        rows.map((row) => orderOnWire(row, identity().selling.transfer)),
        count,
        paging,
        new URL(request.url, publicUrl()),
      )
    },
  })
}
