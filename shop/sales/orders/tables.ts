import type { Generated, JSONColumnType } from 'kysely'
import type { CURRENCY } from '../../../lib/money.ts'
import type { SellingFacts } from '../../../lib/shop-identity.ts'
import type { Stamp } from '../../../server/db/columns.ts'
import type { TaxedPart } from '../../catalog/pricing/order-quote.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import type { Step } from '../../core/order-states/lifecycle.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'

/** Where a transfer goes. */
export type TransferAccount = Pick<NonNullable<SellingFacts['transfer']>, 'holder' | 'iban' | 'bic'>

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
  /** What it was when it was placed. */
  first_status: Generated<'making' | 'awaiting_payment'>
  /** Whether its money has come; none where nobody ever tried to pay it. Kept by a trigger on payments. */
  payment_state: Generated<'none' | 'open' | 'paid'>
  /** Staff placed it: at the market, on the telephone. */
  is_manual: Generated<boolean>
  /** Who of the staff did so; null when their account is gone. */
  placed_by: number | null
  /** Why it was cancelled, where not by somebody of the staff. */
  cancelled_because: 'not_paid' | 'given_up' | 'withdrawn' | null
  /** The customer chose to pay online. A customer has at most one such order that awaits its payment. */
  is_online_payment: Generated<boolean>
  /** Until when it holds its stock unpaid, also while it waits to be collected and paid; null without an end. */
  held_until: Date | null
  /** It was paid with a provider's test key: no money moved. It stays so for ever. */
  is_test: Generated<boolean>
  /** Made up by the browser for each wish to order, so that two presses are one order. */
  placed_key: string | null
  /** Its lines came from the cart. */
  from_cart: Generated<boolean>
  /** Where e-mails about it go, and to whom; null for an order from before it was kept. */
  email: string | null
  customer_name: string | null
  delivery_cents: Generated<number>
  /** What the cheapest delivery would have cost: so much goes back when everything is withdrawn. Null for an order from before it was kept. */
  standard_delivery_cents: number | null
  /** By rate, the highest first, in cents; empty where no VAT is counted. */
  taxes: JSONColumnType<TaxedPart[], string | undefined>
  vat_mode: Generated<SellingFacts['vatMode']>
  method_id: number | null
  method_name: Generated<string>
  is_collection: Generated<boolean>
  /** Where it is collected: address and hours. */
  collection_place: Generated<string>
  /** Within which days it was promised, as ISO dates. */
  promised_from: string | null
  promised_to: string | null
  /** When its customer was asked how what they got is; null while they were not. */
  review_requested_at: Date | null
  /** The terms that were agreed to. */
  terms_hash: string | null
  /** The account to which its customer was told to transfer what it costs, as it was then; null for one that is paid otherwise, or from before it was kept. */
  transfer_account: JSONColumnType<TransferAccount | null, string | null | undefined>
  /** When names, addresses and e-mails were removed from it, long after its customer had left. */
  forgotten_at: Date | null
}

export interface OrderAddressTable extends Address {
  order_id: number
  purpose: 'delivery' | 'billing'
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
  /** Why staff asked for another price than the shop's; empty where they did not. */
  price_reason: Generated<string>
  thumbnail_key: string
  vat_class: Generated<string>
  /** Hundredths of a percent; null where no VAT was counted, or before it was kept. */
  vat_rate: number | null
  /** Whether it can be withdrawn from, and if not, why (`WITHDRAWAL_RULES`). */
  withdrawal: Generated<string>
  /** Of so many pieces the price has gone back. */
  refunded: Generated<number>
  /** Its customer has withdrawn from so many. */
  withdrawn: Generated<number>
  /** Of those that were paid back so many are for sale again. */
  restocked: Generated<number>
}

export interface OrderStepTable {
  order_id: number
  status: Step
  /** Null when their account is gone, or nobody did it by hand. */
  made_by: number | null
  made_at: Stamp
  /** The e-mail that tells of it, by which it is known whether it can still be undone; null for none. */
  email_id: number | null
}

/** A step that was taken back before its e-mail left. */
export interface UndoneStepTable {
  id: Generated<number>
  order_id: number
  status: Step
  /** Null when their account is gone. */
  made_by: number | null
  made_at: Stamp
  undone_by: number | null
  undone_at: Stamp
}

/** What staff write down about an order for each other. */
export interface OrderNoteTable {
  id: Generated<number>
  order_id: number
  words: string
  /** Null when their account is gone. */
  made_by: number | null
  made_at: Stamp
}

/** Orders with what was ordered as it was then, and their steps. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    orders: OrderTable
    order_addresses: OrderAddressTable
    order_lines: OrderLineTable
    order_steps: OrderStepTable
    undone_steps: UndoneStepTable
    order_notes: OrderNoteTable
    /** How many orders of a day have a state, and for how much: the sum of its rows. */
    order_sums: {
      day: string
      status: OrderStatus
      payment_state: OrderTable['payment_state']
      orders: number
      cents: number
    }
    /** The terms word for word, by the hash of their words. */
    terms_versions: { hash: string; language: string; words: string; first_used_at: Date }
  }
}
