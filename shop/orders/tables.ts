import type { Generated } from 'kysely'
import type { CURRENCY } from '../../lib/money.ts'
import type { Stamp } from '../../server/db/columns.ts'
import type { Step } from '../order-states/lifecycle.ts'
import type { OrderStatus } from '../order-states/order-status.contract.ts'

export interface OrderTable {
  id: Generated<number>
  user_id: number | null
  status: Generated<OrderStatus>
  /** Where the parcel is: a number, or an address. Known from shipped on, if at all. */
  tracking: string | null
  /** What its lines cost together, written with them and never changed. */
  total_cents: number
  currency: Generated<typeof CURRENCY>
  created_at: Stamp
}

export interface OrderLineTable {
  id: Generated<number>
  order_id: number
  product_id: number
  variant_id: number
  quantity: number
  title: string
  variant_name: string
  unit_price_cents: number
  thumbnail_key: string
}

export interface OrderStepTable {
  order_id: number
  status: Step
  /** Null when their account is gone, or nobody did it by hand. */
  made_by: number | null
  made_at: Stamp
}

/** Orders with what was ordered as it was then, and their steps. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    orders: OrderTable
    order_lines: OrderLineTable
    order_steps: OrderStepTable
  }
}
