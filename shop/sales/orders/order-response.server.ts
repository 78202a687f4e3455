import { showPrice, toPrice } from '../../../lib/money.ts'
import { isExport } from '../../../lib/places/countries.ts'
import type { Services } from '../../../server/services.ts'
import type { TaxedPart } from '../../catalog/pricing/order-quote.ts'
import { isGiftCard } from '../../catalog/products/read/legal/product-choices.contract.ts'
import type { Address } from '../../core/addresses/address.contract.ts'
import { addressLines } from '../../core/addresses/address-lines.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../core/order-states/order-states.contract.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { slugTranslator } from '../../core/translations/translate.server.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { checkedCompanyResponse, companyResponse } from '../companies/company-response.server.ts'
import type { OrderDiscount } from '../discounts/order-discount.contract.ts'
import { giftCardResponse } from '../gift-cards/order-gift-cards.server.ts'
import { paymentResponse, refundResponse } from '../payments/payment-response.server.ts'
import { maskRefundAccount, unsealRefundAccount } from '../payments/refund-accounts/refund-accounts-store.server.ts'
import { takesRefundAccount } from '../payments/refund-accounts/takes-refund-account.ts'
import { lastDayToWithdraw } from '../returns/statements/withdrawal-period.ts'
import { withdrawalResponse } from '../returns/statements/withdrawal-response.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { collectionDeadlineOf } from './collection-deadline.server.ts'
import type { Order, Tax } from './orders.contract.ts'
import type { OrderRow, StaffOrderRow } from './orders-store.server.ts'
import type { StaffOrder } from './staff/staff-orders.contract.ts'

/** The payment methods, their settings and the clock, needed to show an order. */
type ShownBy = Pick<Services, 'identity' | 'clock' | 'paymentMethods'>

/** Converts an order to the API form for its customer. */
export function orderResponse(row: OrderRow, services: ShownBy): Order {
  return {
    ...sharedFields(row, services),
    steps: stepsOf(row).map(({ status, time_created }) => ({ status, time_created })),
  }
}

/** Converts an order as `orderResponses` does. */
export const customerOrder = (row: OrderRow, services: ShownBy & Pick<Services, 'db'>): Promise<Order> =>
  orderResponses([row], services).then(([order]) => order as Order)

/** Converts orders to the API form for their customer, with slugs in the language of the request. */
export async function orderResponses(
  rows: readonly OrderRow[],
  services: ShownBy & Pick<Services, 'db'>,
): Promise<Order[]> {
  const lines = rows.flatMap((row) => row.lines)
  const slugOf = await slugTranslator(services, SLUGGED.product, lines)
  for (const line of lines) line.slug = line.slug === null ? null : slugOf(line.slug)
  return rows.map((row) => orderResponse(row, services))
}

/** Converts an order to the API form for staff, with its customer and the author of each step. */
export function staffOrderResponse(row: StaffOrderRow, services: ShownBy & Pick<Services, 'secret'>): StaffOrder {
  const { user_id, email, name, first_name, transfer_account, refund_account } = row
  return {
    ...sharedFields(row, services),
    refund_account: refund_account && unsealRefundAccount(refund_account, services.secret),
    steps: stepsOf(row),
    carrier_rate: row.carrier_rate,
    standard_delivery_price: toPrice(row.standard_delivery_cents ?? row.delivery_cents),
    recipient: { name: name || (first_name ?? ''), email: email ?? '' },
    is_manual: row.is_manual,
    should_cancel: isRefundedUnsent(row),
    customer: email === null ? null : { id: user_id, email, name: name || (first_name ?? '') },
    transfer_account,
    payment_due: dueText(row, services),
    checked_company: row.company && checkedCompanyResponse(row.company),
  }
}

/** Returns the details of a due payment without a provider; empty otherwise. */
function dueText({ payment }: StaffOrderRow, { paymentMethods }: ShownBy): string {
  const method = payment?.state === 'open' ? paymentMethods.find(payment.method) : undefined
  if (!payment || !method || method.kind === 'online') return ''
  return method.texts.due(showPrice(toPrice(payment.cents)), payment.reference ?? '')
}

/** Returns whether an unsent order was refunded completely. */
const isRefundedUnsent = ({ status, payment }: OrderRow): boolean =>
  ORDER_STATES[status].isToBeSent && payment?.state === 'paid' && payment.refunded_cents >= payment.cents

/** Returns whether an order is delivered outside the EU VAT area; false for collection. */
export const isExportedOrder = ({ is_collection, addresses }: Pick<OrderRow, 'is_collection' | 'addresses'>): boolean =>
  !is_collection && addresses.some(({ purpose, country }) => purpose === 'delivery' && isExport(country))

/** Converts a discount to its API form. */
export const discountResponse = ({
  name,
  code,
  goods_cents,
  delivery_cents,
}: Omit<OrderRow['discounts'][number], 'offer'>): OrderDiscount => ({
  name,
  code: code || null,
  goods: toPrice(goods_cents),
  delivery: toPrice(delivery_cents),
})

/** Converts the VAT contained in a price to its API form. */
export const taxesResponse = (taxes: readonly TaxedPart[]): Tax[] =>
  taxes.map(({ rate, gross, net, vat }) => ({
    rate: toPrice(rate),
    gross: toPrice(gross),
    net: toPrice(net),
    vat: toPrice(vat),
  }))

function sharedFields(row: OrderRow, { identity, clock, paymentMethods }: ShownBy) {
  const { id, created_at, status, tracking, total_cents, lines, payment, addresses, promised_from, promised_to } = row
  const address = (purpose: 'delivery' | 'billing') => {
    const found = addresses.find((one) => one.purpose === purpose)
    // Only the country is left of an anonymized order.
    return found?.name ? addressLines(found as Address) : null
  }
  return {
    id,
    time_created: created_at.toISOString(),
    status,
    price: toPrice(total_cents),
    delivery_price: toPrice(row.delivery_cents),
    discounts: row.discounts.map(discountResponse),
    recomputed_offers: row.discounts.flatMap(({ name, offer }) => (offer ? [{ name, ...offer }] : [])),
    returned_price: toPrice(row.returned_units_cents),
    taxes: taxesResponse(row.taxes),
    has_no_vat: row.vat_mode === 'none',
    is_export: isExportedOrder(row),
    is_reverse_charge: row.company?.is_reverse_charge ?? false,
    company: companyResponse(row.company),
    method: row.method_name,
    is_collection: row.is_collection,
    collection_place: row.collection_place,
    promised: promised_from && promised_to ? { earliest: promised_from, latest: promised_to } : null,
    is_late: ORDER_STATES[status].isToBeSent && promised_to !== null && promised_to < inShopTime(clock()).day,
    addresses: { delivery: address('delivery'), billing: address('billing') },
    payment: payment && paymentResponse(awaited(row, payment), paymentMethods, identity().selling),
    gift_cards: row.gift_cards.map(giftCardResponse),
    refunds: row.refunds.map(refundResponse),
    refund_account: row.refund_account && maskRefundAccount(row.refund_account),
    takes_refund_account: takesRefundAccount(row),
    withdrawals: row.withdrawals.map(withdrawalResponse),
    withdrawal_ends: withdrawalEnds(row),
    cancelled_because: row.cancelled_because,
    from_cart: row.from_cart,
    terms: row.terms_hash,
    tracking,
    order_product_items: lines.map((line) => ({
      product: line.product_id,
      variant: line.variant_id,
      quantity: line.quantity,
      title: line.title,
      variant_name: line.variant_name,
      unit_price: toPrice(line.unit_price_cents),
      discount: toPrice(line.discount_cents),
      thumbnail: imageUrl(line.thumbnail_key, 1280),
      slug: line.slug,
      withdrawal: line.withdrawal,
      is_gift_card: isGiftCard(line.vat_class),
      withdrawn: line.withdrawn,
      refunded: line.refunded,
      refunded_as_paid: line.refunded_as_paid,
    })),
  }
}

/**
 * Returns the last payment of an order with its deadline: for another attempt after a failed one, or for collection
 * once the order is ready.
 */
function awaited(row: OrderRow, payment: NonNullable<OrderRow['payment']>) {
  if (row.status === 'awaiting_payment' && payment.state === 'closed') return { ...payment, ends_at: row.held_until }
  return { ...payment, ends_at: collectionDeadlineOf(row) ?? payment.ends_at }
}

/** Returns the last day for a withdrawal; null before delivery. */
export function withdrawalEnds({ steps }: Pick<OrderRow, 'steps'>): string | null {
  const delivered = steps.find(({ status }) => status === 'delivered')
  return delivered ? lastDayToWithdraw(new Date(delivered.made_at)) : null
}

/** Sorted by status sequence, because several steps can have the same time. */
function stepsOf({ created_at, first_status, steps }: OrderRow): StaffOrder['steps'] {
  return [
    { status: first_status, time_created: created_at.toISOString(), by: null },
    ...steps
      .toSorted((one, other) => ORDER_STATUSES.indexOf(one.status) - ORDER_STATUSES.indexOf(other.status))
      .map(({ status, made_at, by }) => ({
        status,
        time_created: new Date(made_at).toISOString(),
        by: by === '' ? null : by,
      })),
  ]
}
