import { toPrice } from '../../lib/money.ts'
import { readPaging, toPageOf } from '../../server/paging.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { imageUrl } from '../images/image-url.ts'
import { askerOf } from '../session/allow.server.ts'
import { type Order, orders } from './orders.contract.ts'
import { countOrders, type OrderRow, pageOfOrders } from './orders-store.server.ts'

/** What a customer has bought. */
export function ordersEndpoint(app: ShopApp, { db, publicUrl }: Services): void {
  app.route({
    ...orders,
    handler: async (request) => {
      const { id } = askerOf(request)
      const paging = readPaging(request.query)
      const [rows, count] = await Promise.all([pageOfOrders(db, id, paging), countOrders(db, id)])
      return toPageOf(rows.map(orderOnWire), count, paging, new URL(request.url, publicUrl()))
    },
  })
}

function orderOnWire({ id, created_at, status, lines }: OrderRow): Order {
  return {
    id,
    time_created: created_at.toISOString(),
    status,
    price: toPrice(lines.reduce((sum, { unit_price_cents, quantity }) => sum + unit_price_cents * quantity, 0)),
    order_product_items: lines.map((line) => ({
      product: line.product_id,
      variant: line.variant_id,
      quantity: line.quantity,
      title: line.title,
      variant_name: line.variant_name,
      unit_price: toPrice(line.unit_price_cents),
      thumbnail: imageUrl(line.thumbnail_key, 1280),
    })),
  }
}
