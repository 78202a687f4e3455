import type { Address } from '../../../core/addresses/address.contract.ts'
import type { StoredCheck } from '../../companies/companies-store.server.ts'
import type { Company } from '../../companies/company.contract.ts'
import type { AppliedGiftCard } from '../../gift-cards/apply-gift-cards.ts'
import type { OrderRow } from '../../orders/orders-store.server.ts'
import type { LineForSale } from '../../orders/placing/place-order.server.ts'
import type { PaymentRow } from '../../payments/payments-store.server.ts'

/** The rows stored together with an order. */
interface PlacedWith {
  lines: readonly (LineForSale & { discount_cents: number })[]
  discounts: OrderRow['discounts']
  addresses: { delivery?: Address; billing: Address }
  company: (Company & StoredCheck & { is_reverse_charge: boolean }) | undefined
  /** Null if nothing is to be paid. */
  payment: PaymentRow | null
  giftCards: readonly AppliedGiftCard[]
}

/** The fields of an order that differ between new orders. */
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

/** Returns a new order as a query would return it, which saves that query. */
export function placedRow(
  order: Ordered,
  { lines, discounts, addresses, company, payment, giftCards }: PlacedWith,
): OrderRow {
  return {
    ...order,
    ...{ tracking: null, returned_units_cents: 0 },
    cancelled_because: null,
    addresses: Object.entries(addresses).map(([purpose, address]) => ({
      purpose: purpose as keyof typeof addresses,
      ...address,
    })),
    company: company
      ? { ...company, version: 1, checked_at: company.checked_at ? new Date(company.checked_at).toISOString() : null }
      : null,
    payment: payment && {
      ...{ ...payment, ends_at: dateIn(payment.ends_at), paid_at: dateIn(payment.paid_at), refunded_cents: 0 },
    },
    gift_cards: giftCards.map(({ id, last_four, cents }) => ({ id, last_four, cents, returned_cents: 0 })),
    lines: lines.map((line) => ({ ...line, refunded: 0, refunded_as_paid: 0, withdrawn: 0 })),
    discounts: discounts.map(({ name, code, goods_cents, delivery_cents, offer }) => ({
      ...{ name, code, goods_cents, delivery_cents, offer },
    })),
    withdrawals: [],
    refunds: [],
    refund_account: null,
    steps: [],
  }
}

/** Formats a date as JSON does. */
const dateIn = (date: Date | null) => date?.toISOString() ?? null
