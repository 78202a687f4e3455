import type { ExtensionContext } from './context.ts'
import type { ExtensionResources } from './resources.ts'
import type { SettingFields } from './settings.ts'

/** Status of an order. */
export type OrderStatus = 'making' | 'shipping' | 'shipped' | 'delivered' | 'cancelled' | 'awaiting_payment'

/** The data of each type of event: ids and a few values, never personal data. Amounts are texts such as `12.50`. */
export interface EventData {
  /** `is_manual`: staff entered it. `is_paid_online`: it waits for an online payment. */
  'order.placed': {
    total: string
    currency: string
    is_manual: boolean
    is_paid_online: boolean
    is_for_company?: boolean | undefined
  }
  /** `is_online`: a payment provider reported it. */
  'order.paid': { payment: number; amount: string; currency: string; is_online: boolean }
  'order.shipped': { from: OrderStatus }
  'order.delivered': { from: OrderStatus }
  /** `because` is null if staff cancelled it. */
  'order.cancelled': { from: OrderStatus; because: 'not_paid' | 'given_up' | 'withdrawn' | null }
  'order.refunded': {
    refund: number
    payment: number
    amount: string
    currency: string
    because: 'surplus' | 'late' | 'cancelled' | 'withdrawn' | 'not_as_agreed' | 'goodwill' | 'at_provider'
  }
  /** The subject is the order. `total` is positive for credit notes, too. */
  'invoice.issued': { document: number; kind: 'invoice' | 'credit_note'; number: string; total: string }
  /** `order` is null if no order matches. */
  'withdrawal.received': { order: number | null }
  'product.changed': { slug: string; is_public: boolean }
  'product.published': { slug: string }
  'product.deleted': { slug: string }
  /** The subject is the variant. `stock`: pieces after the change. */
  'stock.changed': { product: number; stock: number }
  'customer.created': Record<string, never>
  /** Delete the data of this customer. */
  'customer.erased': Record<string, never>
  /** `rating`: stars, from 0.5 to 5. */
  'review.posted': { product: number; variant: number; rating: number }
  /** `reply` is null for the first message of a conversation. */
  'message.received': { order: number | null; reply: number | null }
}

/** A committed change of the shop. */
export interface ShopEvent<Type extends keyof EventData = keyof EventData> {
  /** The same for each delivery of the event. */
  id: string
  type: Type
  /** The record that has changed, such as the order. */
  subject: { kind: string; id: number }
  /** Number among the events of its subject, from 1 and without gaps. */
  sequence: number
  data: EventData[Type]
  /** Who caused it: `staff`, `api_key`, `customer`, `job`, `extension` or `system`. Customers have no id. */
  actor: { kind: string; id?: number }
  at: Date
}

/**
 * Event handlers by type, each within ten seconds. They run after the commit, at least once and in order per subject.
 * An event can be delivered again, so the same `id` must have no second effect.
 */
export type EventHandlers<
  Fields extends SettingFields = SettingFields,
  Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
> = {
  [Type in keyof EventData]?: (
    event: ShopEvent<Type>,
    x: ExtensionContext<Fields, Resources, Key>,
  ) => void | Promise<void>
}
