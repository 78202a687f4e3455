import { toCents } from '../../../../lib/money.ts'
import { HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { DAY, MINUTE } from '../../../../server/durations.ts'
import {
  invalidToken,
  type Refusal,
  type ResponseErrors,
  refuse,
  refuseFields,
} from '../../../../server/http/refusal.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { MANUFACTURER_DETAILS_MISSING } from '../../../catalog/manufacturers/manufacturers-store.server.ts'
import type { PaymentMethod } from '../../../extension/payments.ts'
import type { FoundCheck } from '../../companies/companies-store.server.ts'
import { companyOfOrder } from '../../companies/place-company.server.ts'
import { verifiedCountry } from '../../companies/reverse-charge.ts'
import type { FoundDiscounts } from '../../discounts/discounts-store.server.ts'
import type { ExtensionPricing } from '../../discounts/extensions/extension-rules.server.ts'
import { discountedLines, storedDiscounts } from '../../discounts/stored-discounts.ts'
import type { CartGiftCard } from '../../gift-cards/apply-gift-cards.ts'
import { collectionDeadline } from '../../orders/collection-deadline.server.ts'
import type { OrderHistory } from '../../orders/placing/order-history-store.server.ts'
import {
  buildLines,
  deliverySnapshot,
  isSameRequest,
  type LineForSale,
} from '../../orders/placing/place-order.server.ts'
import type { ForSale } from '../../orders/sold-variants-store.server.ts'
import { GIFT_CARD_METHOD } from '../../payments/gift-card-method.ts'
import type { OfferedPaymentMethod } from '../../payments/methods/methods-for-order.server.ts'
import { reservedUntil } from '../../payments/reserved-until.server.ts'
import { areRatesOf } from '../../shipping/carrier-methods.server.ts'
import type { CheckoutForm } from '../checkout.contract.ts'
import { CHECKOUT } from '../intent/checkout.ts'
import { lineRefusal, paymentMethodRefusal } from '../limits/unpaid-limits.server.ts'
import { computeCheckout, type PricedCheckout, parcelOf, type Tariffs } from '../quote/price-checkout.server.ts'
import { limitUnpaidOrders } from './limit-unpaid-orders.server.ts'

/** What a customer orders. */
export interface CheckoutRequest {
  userId: number
  form: CheckoutForm
}

/** The facts that decide about an order, read while customer and variants are locked. */
interface Circumstances {
  selling: SellingDetails
  /** The VAT number of the shop. */
  sellerNumber: string
  /** The recent answer of VIES about the buyer's VAT number; undefined without one. */
  check?: FoundCheck | undefined
  termsHash: string
  paymentMethods: PaymentMethods
  /** The recipient of e-mails; undefined if the account was deleted. */
  customer: { email: string; first_name: string } | undefined
  history: OrderHistory
  /** The variants in the customer's cart; undefined for an order without the cart. */
  inCart: ReadonlySet<number> | undefined
  /** Variants for sale by id. */
  sold: ReadonlyMap<number, ForSale>
  discounts: FoundDiscounts & ExtensionPricing
  giftCards: readonly CartGiftCard[]
  tariffs: Tariffs
  now: Date
}

/** An order ready to be stored. */
export type OrderToPlace = ReturnType<typeof orderToPlace>

/** The same request placed an order before. */
interface PlacedBefore {
  id: number
  isPlaced: true
}

/**
 * Validates a checkout and returns the order to store.
 * @throws Refusal 400 with errors by field, 401 without an account, 409 if the total changed, an online payment is
 * pending or a limit of unpaid orders is reached, 429 after too many unpaid orders
 */
export function decideCheckout(request: CheckoutRequest, circumstances: Circumstances): OrderToPlace | PlacedBefore {
  const { form } = request
  const { selling, paymentMethods, customer, history, inCart, discounts, giftCards, tariffs, now } = circumstances
  if (!customer) throw invalidToken()
  // Also if the shop was closed meanwhile: a repeated request returns the order that was placed.
  if (history.placed !== null) {
    if (!isSameRequest(history.ordered ?? [], form.lines)) throw totalChanged()
    return { id: history.placed, isPlaced: true }
  }
  if (!selling.isOpen) throw checkoutClosed()
  if (history.pendingOnline !== null || history.id === null)
    throw refuse(
      `Your order ${history.pendingOnline} is awaiting payment. Please pay or cancel it first.`,
      409,
      'payment_waits',
    )
  limitUnpaidOrders(history.lapses, now)
  const lines = buildLines(circumstances.sold, form.lines)
  refuseWithoutManufacturer(lines)
  const owed = { unpaid: history.unpaid, limits: selling.unpaidLimits }
  refuseLines(lines, (line) => lineRefusal(line, owed))
  const delivered = { lines, country: countryOf(form), selling }
  // The rates of carriers were computed before the transaction, perhaps for other prices or weights.
  if (tariffs.carriers && !areRatesOf(tariffs.carriers, parcelOf(delivered))) throw totalChanged()
  const priced = computeCheckout(tariffs, {
    ...delivered,
    ...{ method: form.method, paymentMethods, discounts, giftCards, now, verified: verifiedCountry(circumstances) },
  })
  const { chosen, quote } = priced
  const paid = offeredOrRefuse(form, priced)
  const isTest = selling.isTestMode || paid?.provider?.isTest === true
  if (isTest && priced.giftCents > 0) throw refuseFields({ payment: [NO_TEST_WITH_GIFT_CARDS] })
  if (!chosen || quote.totalCents !== toCents(form.total)) throw totalChanged()
  // Ordered or removed in another tab.
  if (inCart && lines.some(({ variant_id }) => !inCart.has(variant_id))) throw totalChanged()
  if (form.latest !== undefined && chosen.latest > form.latest) throw totalChanged()
  const limited = paid ? paymentMethodRefusal(paid.method, priced.dueCents, owed) : undefined
  if (limited !== undefined) throw refuse(limited, 409, 'unpaid_limit')
  return orderToPlace(request, { ...circumstances, customer, id: history.id, chosen, priced, paid })
}

type Decided = Circumstances & {
  customer: NonNullable<Circumstances['customer']>
  id: number
  priced: PricedCheckout
  chosen: NonNullable<PricedCheckout['chosen']>
  /** Null if nothing is to be paid. */
  paid: OfferedPaymentMethod | null
}

function orderToPlace(
  { userId, form }: CheckoutRequest,
  { selling, termsHash, check, now, customer, id, chosen, priced, paid }: Decided,
) {
  const { quote } = priced
  const { method } = chosen
  const payment = paid?.method
  const delivery = method.is_collection || method.is_emailed ? undefined : form.delivery
  const billing = form.billing ?? form.delivery
  if (!billing) throw refuseFields({ billing: ['This field is required.'] })
  const endsAt = payment ? endOfPayment(payment, selling, now) : null
  const isTest = selling.isTestMode || paid?.provider?.isTest === true
  const isOnline = payment?.kind === 'online'
  const isByGiftCard = priced.giftCents > 0 && !payment
  const status = endsAt ? ('awaiting_payment' as const) : ('making' as const)
  return {
    id,
    userId,
    order: {
      ...{ id, user_id: userId, created_at: now, status, first_status: status },
      held_until:
        payment && endsAt
          ? reservedUntil(payment.kind, endsAt)
          : method.is_collection
            ? collectionDeadline(chosen.latest, selling.collectionDays)
            : null,
      is_online_payment: isOnline,
      ...(isByGiftCard
        ? { payment_method: GIFT_CARD_METHOD.method, payment_method_text: GIFT_CARD_METHOD.method_text }
        : { payment_method: payment?.id ?? '', payment_method_text: payment?.texts.name ?? '' }),
      is_test: isTest,
      placed_key: form.key,
      from_cart: form.from_cart,
      email: customer.email,
      customer_name: customer.first_name,
      total_cents: quote.totalCents,
      delivery_cents: quote.deliveryCents,
      standard_delivery_cents: standardDelivery(priced),
      taxes: quote.taxes,
      vat_mode: selling.vatMode,
      ...deliverySnapshot(chosen),
      terms_hash: termsHash,
      language: currentLanguage(),
      // The state that a trigger derives from its payment.
      payment_state: payment ? ('open' as const) : isByGiftCard ? ('paid' as const) : ('none' as const),
      transfer_account: !payment || payment.kind === 'online' ? null : payment.account(selling),
    },
    lines: discountedLines(quote.lines),
    discounts: storedDiscounts(priced, selling),
    addresses: { ...(delivery && { delivery }), billing },
    company: form.company && companyOfOrder(id, form.company, { check, isReverseCharge: priced.isReverseCharge }),
    /** The address to save in the account; undefined if not requested. */
    addressToKeep: form.keep_address ? (delivery ?? billing) : undefined,
    reason: 'held' as const,
    // The order is confirmed by the event of its payment.
    isPaidLater: isOnline || isByGiftCard,
    giftCards: priced.giftCards.filter(({ cents }) => cents > 0),
    payment: payment && {
      order_id: id,
      method: payment,
      cents: priced.dueCents,
      ...{ endsAt, isTest, now },
    },
  }
}

/** Returns the country of delivery (ISO 3166); the shop's own country for collection. */
export const countryOf = ({ delivery }: CheckoutForm): string => delivery?.country ?? HOME_COUNTRY

/** Returns until when an order can be paid; null if it is prepared before its payment. */
function endOfPayment(method: PaymentMethod, selling: SellingDetails, now: Date): Date | null {
  if (method.kind === 'online') return new Date(now.getTime() + (selling.online?.minutes ?? 45) * MINUTE)
  const days = method.daysToPay(selling)
  return days === null ? null : new Date(now.getTime() + days * DAY)
}

/** Returns the price of the cheapest delivery offered, at most the chosen one, in cents. */
function standardDelivery({ offered, quote }: PricedCheckout): number {
  const parcels = offered.filter(({ method }) => !method.is_collection).map(({ cents }) => cents)
  return Math.min(quote.deliveryCents, ...parcels)
}

function refuseWithoutManufacturer(lines: readonly LineForSale[]): void {
  if (lines.every(({ has_maker }) => has_maker)) return
  const errors = lines.map(
    (line): ResponseErrors => (line.has_maker ? {} : { variant: [MANUFACTURER_DETAILS_MISSING] }),
  )
  throw refuseFields({ order_product_items: errors }, 'not_orderable')
}

/** Rejects lines above the quantity that a customer can order unpaid. @throws Refusal 400 at these lines */
function refuseLines(lines: readonly LineForSale[], refusalOf: (line: LineForSale) => string | undefined): void {
  const errors = lines.map((line): ResponseErrors => {
    const refusal = refusalOf(line)
    return refusal === undefined ? {} : { quantity: [refusal] }
  })
  if (errors.some(({ quantity }) => quantity !== undefined))
    throw refuseFields({ order_product_items: errors }, 'unpaid_limit')
}

/**
 * @returns the chosen payment method; null if nothing is to be paid
 * @throws Refusal 400 at the field of a choice that is not offered, 409 if the gift cards pay another amount
 */
function offeredOrRefuse(
  form: CheckoutForm,
  { offered, chosen, notDelivered, means, giftCents, dueCents }: PricedCheckout,
): OfferedPaymentMethod | null {
  const isOffered = offered.some(({ method }) => method.id === form.method)
  if (!form.delivery && !chosen?.method.is_collection && !chosen?.method.is_emailed)
    throw refuseFields({ delivery: ['Enter the delivery address.'] })
  if (!isOffered && notDelivered && form.delivery)
    throw refuseFields({
      delivery: {
        country: [NOT_DELIVERED[notDelivered.reason]],
      },
    })
  if (!isOffered) throw refuseFields({ method: ['This shipping method is no longer available. Choose another one.'] })
  // Spent by another order, or removed in another tab.
  if (giftCents !== toCents(form.paid_by_gift_cards)) throw totalChanged()
  if (dueCents === 0) return null
  const paid = means.find(({ method }) => method.id === form.payment)
  if (!paid) throw refuseFields({ payment: ['This payment method is no longer available. Choose another one.'] })
  return paid
}

const NOT_DELIVERED = {
  not_served: 'We don’t deliver to this country.',
  too_heavy: 'This order is too heavy to be delivered to this country.',
  no_rate: 'No shipping method for this parcel to this country.',
}

const NO_TEST_WITH_GIFT_CARDS =
  'Gift cards can’t pay test orders. Remove the gift card, or choose another payment method.'

export const checkoutClosed = (): Refusal => refuse(CHECKOUT.disabled, 409, 'not_selling')

export const totalChanged = (): Refusal =>
  refuse('The order has changed and was not placed. Check it and try again.', 409, 'total_changed')
