import { toPrice } from '../../lib/money.ts'
import { imageUrl } from '../images/image-url.ts'
import { FIRST_STATUS, ORDER_STATUSES } from '../order-states/order-states.contract.ts'
import type { Order } from './orders.contract.ts'
import type { OrderRow, StaffOrderRow } from './orders-store.server.ts'
import type { StaffOrder } from './staff/staff-orders.contract.ts'

/** Returns an order as its customer sees it. */
export function orderOnWire(row: OrderRow): Order {
  return { ...everybodysPart(row), steps: stepsOf(row).map(({ status, time_created }) => ({ status, time_created })) }
}

/** Returns an order as staff see it: whose it is, and who took each step. */
export function staffOrderOnWire(row: StaffOrderRow): StaffOrder {
  const { user_id, email, name } = row
  return {
    ...everybodysPart(row),
    steps: stepsOf(row),
    customer: user_id === null || email === null ? null : { id: user_id, email, name },
  }
}

function everybodysPart({ id, created_at, status, tracking, total_cents, lines }: OrderRow) {
  return {
    id,
    time_created: created_at.toISOString(),
    status,
    price: toPrice(total_cents),
    tracking,
    order_product_items: lines.map((line) => ({
      product: line.product_id,
      variant: line.variant_id,
      quantity: line.quantity,
      title: line.title,
      variant_name: line.variant_name,
      unit_price: toPrice(line.unit_price_cents),
      thumbnail: imageUrl(line.thumbnail_key, 1280),
      slug: line.slug,
    })),
  }
}

/** In the order of an order's life, which several steps of one moment have as well. */
function stepsOf({ created_at, steps }: OrderRow): StaffOrder['steps'] {
  return [
    { status: FIRST_STATUS, time_created: created_at.toISOString(), by: null },
    ...steps
      .toSorted((one, other) => ORDER_STATUSES.indexOf(one.status) - ORDER_STATUSES.indexOf(other.status))
      .map(({ status, made_at, by }) => ({
        status,
        time_created: new Date(made_at).toISOString(),
        by: by === '' ? null : by,
      })),
  ]
}
