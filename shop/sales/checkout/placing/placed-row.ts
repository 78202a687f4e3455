import type { Address } from '../../../core/addresses/address.contract.ts'
import type { OrderRow } from '../../orders/orders-store.server.ts'
import type { LineForSale } from '../../orders/placing/place-order.server.ts'
import type { PaymentRow } from '../../payments/payments-store.server.ts'

/** What an order is placed with besides what stands in its own row. */
interface PlacedWith {
  lines: readonly LineForSale[]
  addresses: { delivery?: Address; billing: Address }
  payment: PaymentRow
}

/** What of the row of an order is shown and is not the same for each that was just placed. */
type Ordered = Pick<
  OrderRow,
  | (
      | 'id'
      | 'status'
      | 'created_at'
      | 'first_status'
      | 'from_cart'
      | 'held_until'
      | 'total_cents'
      | 'delivery_cents'
      | 'standard_delivery_cents'
    )
  | (
      | 'taxes'
      | 'vat_mode'
      | 'method_name'
      | 'is_collection'
      | 'collection_place'
      | 'promised_from'
      | 'promised_to'
      | 'terms_hash'
    )
>

/** Returns an order that was just placed as reading it would: who ordered waits for no statement that tells what is known. */
export function placedRow(order: Ordered, { lines, addresses, payment }: PlacedWith): OrderRow {
  return {
    ...order,
    tracking: null,
    cancelled_because: null,
    addresses: Object.entries(addresses).map(([purpose, address]) => ({
      purpose: purpose as keyof typeof addresses,
      ...address,
    })),
    payment: { ...payment, ends_at: dateIn(payment.ends_at), paid_at: null, refunded_cents: 0 },
    lines: lines.map((line) => ({ ...line, refunded: 0, withdrawn: 0 })),
    withdrawals: [],
    refunds: [],
    refund_account: null,
    steps: [],
  }
}

/** As a date stands in JSON. */
const dateIn = (date: Date | null) => date?.toISOString() ?? null
