import { href } from 'react-router'
import { texts as giftCardTexts } from '#texts/sales/gift-cards'
import { texts } from '#texts/sales/payments/methods'
import { currentLanguage } from '../../../../../lib/texts/current-language.ts'
import { pathInCurrentLanguage } from '../../../../../lib/texts/page-paths.ts'
import { titleOfVariant } from '../../../../../lib/variant-title.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../../server/durations.ts'
import { notFound, type Refusal, refuse, unavailable } from '../../../../../server/http/refusal.ts'
import { inRecordLanguage } from '../../../../../server/language/in-language.ts'
import type { OpenMethod } from '../../../../../server/payments/payment-methods.ts'
import { shareSettings } from '../../../../core/extensions/extensions-store.server.ts'
import { type PaymentDetails, PaymentRefused, UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { chargedFor } from '../../../orders/line-price.ts'
import { setHeldUntil } from '../../../orders/order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../../orders/orders-store.server.ts'
import { findPartPayment } from '../../part-payment.server.ts'
import {
  findPayment,
  findPaymentById,
  openPayment,
  type PaymentRow,
  updatePayment,
} from '../../payments-store.server.ts'
import { payableUntil, reservedUntil } from '../../reserved-until.server.ts'
import { countPaymentAttempt } from './count-payment-attempt.server.ts'
import {
  isAtProvider,
  MIN_PAGE_MS,
  PAYABLE_FOR_MS,
  type PaymentServices,
  type WithProvider,
  withProvider,
} from './payments-at-provider.server.ts'
import { cancelAtProvider, createAtProvider } from './query-provider.server.ts'
import { shopIdAtProvider } from './shop-id-at-provider.server.ts'

/** A customer is not sent to a page that expires within this time. */
const MIN_REMAINING_MS = 30 * SECOND
/** Failed and expired attempts do not count. */
const MOST_ATTEMPTS = 3

/**
 * Finds the open payment page of a customer's order, or creates a new attempt, which is stored before it is sent to the
 * provider that the customer chose.
 * @returns the page's address
 * @throws Refusal 404 if the order does not exist, 409 if it cannot be paid online or the provider is not connected,
 * 429 after too many attempts, 503 if the provider is unreachable (nothing is charged)
 */
export async function openPaymentPage(
  services: PaymentServices,
  wish: { id: number; userId: number },
): Promise<string> {
  const { db } = services
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const { payment, at } = await db.transaction().execute((tx) => prepareAttempt(tx, services, wish))
    if (payment.ends_at && payment.ends_at.getTime() - services.clock().getTime() < MIN_REMAINING_MS) {
      if (!(await cancelAtProvider(at, payment))) throw unavailable()
      continue
    }
    const address = payment.address ?? (await openedAddress(at, payment))
    if (address === undefined) continue
    if (new URL(address).origin !== at.payments.pageOrigin) throw unavailable()
    return address
  }
  throw unavailable()
}

/** @returns undefined if the provider rejects the payment, which is then closed */
async function openedAddress(services: WithProvider, payment: PaymentRow): Promise<string | undefined> {
  try {
    return (await createAtProvider(services, payment)).address
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await cancelAtProvider(services, payment)
      return undefined
    }
    if (!(error instanceof UnknownOutcome)) throw error
    // A concurrent request may have opened the same attempt.
    const [now] = await Promise.all([findPaymentById(services.db, payment.id)])
    if (now?.address) return now.address
    throw unavailable()
  }
}

const OTHER_MODE = 'This order can no longer be paid online. Cancel it and order again.'

/** Returns the open attempt with its provider, or stores a new one with all parameters that will be sent. */
async function prepareAttempt(
  tx: Database,
  services: PaymentServices,
  { id, userId }: { id: number; userId: number },
): Promise<{ payment: PaymentRow; at: WithProvider }> {
  const { clock, identity } = services
  const now = clock()
  const order = await lockOrderOfCustomer(tx, id)
  if (!order || order.user_id !== userId) throw notFound()
  if (order.status !== 'awaiting_payment') throw waitsNoMore()
  const before = await findPayment(tx, id)
  if (before && before.kind !== 'online') throw refuse('This order is paid by transfer.', 409)
  const { method, provider: payments, settings } = methodOfOrder(services, order.payment_method)
  const at = withProvider(services, payments)
  // Otherwise, an owner could remove the keys while this payment is opened with them.
  if (!(await shareSettings(tx, settings))) throw unavailable()
  // A test card must not pay a real order, and real money must not pay a test order.
  if (order.is_test !== payments.isTest) throw refuse(OTHER_MODE, 409)
  if (before?.differs) throw refuse('We are checking your payment. You don’t need to pay meanwhile.', 409)
  if (before?.state === 'processing')
    throw refuse('Your payment is being processed, which can take a few days. Please don’t pay again.', 409)
  if (before && isAtProvider(before)) return { payment: before, at }

  const placed = await findOrderForStaff(tx, id)
  if (!placed) throw notFound()
  const minutes = identity().selling.online?.minutes ?? 45
  const isInTime = before?.ends_at && before.ends_at.getTime() - now.getTime() >= MIN_PAGE_MS
  const endsAt = isInTime && before.ends_at ? before.ends_at : endOfNextAttempt(placed, minutes, now)
  await countPaymentAttempt(tx, userId, now)
  const { isTest } = payments
  const part = await findPartPayment(tx, id)
  const dueCents = order.total_cents - (part?.cents ?? 0)
  // Customers may open the page in another language than that of the order.
  const inOrder = <T>(action: () => T) => inRecordLanguage(placed.language, identity(), action)
  const opening = { order_id: id, method, isTest, cents: dueCents, endsAt, now }
  const payment = before ?? (await inOrder(() => openPayment(tx, opening)))
  const urlOf = (path: string) => services.publicUrl() + pathInCurrentLanguage(path, identity().languages)
  const parameters = payments.compose({
    attempt: payment.key,
    order: id,
    title: inOrder(() => texts.orderTitle(id)),
    shop: shopIdAtProvider(services),
    // The lines cost more than the rest that gift cards do not pay.
    ...(part
      ? {
          lines: [{ title: inOrder(() => giftCardTexts.restOfOrder(id)), quantity: 1, unit_cents: dueCents }],
          delivery: { name: placed.method_name, cents: 0 },
        }
      : {
          lines: placed.lines.map(paymentLine),
          delivery: { name: placed.method_name, cents: placed.delivery_cents },
        }),
    totalCents: dueCents,
    email: placed.email,
    language: currentLanguage(),
    methods: method.allowedMeans?.(identity().selling) ?? [],
    endsAt,
    successUrl: urlOf(`${href('/checkout/success')}?order=${id}`),
    cancelUrl: urlOf(href('/orders/:id', { id: String(id) })),
  })
  const until = reservedUntil('online', endsAt)
  // A longer reservation that was already promised is not shortened.
  if (!placed.held_until || placed.held_until < until) await setHeldUntil(tx, id, until)
  await updatePayment(tx, payment.id, {
    ends_at: endsAt,
    ask_at: new Date(now.getTime() + MINUTE),
    asks: 0,
    parameters: JSON.stringify(parameters),
  })
  return { payment: (await findPaymentById(tx, payment.id)) ?? payment, at }
}

/** Returns a line as the payment page shows it. The units of a discounted line may differ in price by a cent. */
function paymentLine(line: StaffOrderRow['lines'][number]): PaymentDetails['lines'][number] {
  const { quantity, unit_price_cents, discount_cents } = line
  const title = titleOfVariant(line.title, line.variant_name)
  if (discount_cents === 0) return { title, quantity, unit_cents: unit_price_cents }
  return { title: quantity === 1 ? title : `${quantity} × ${title}`, quantity: 1, unit_cents: chargedFor(line) }
}

/** @throws Refusal 409 if the order has no online method, or its provider is not connected */
function methodOfOrder({ paymentMethods }: PaymentServices, id: string): OpenMethod {
  const found = paymentMethods.online().find(({ method }) => method.id === id)
  if (!found) throw refuse('Online payment is not available at the moment.', 409)
  return found
}

/**
 * Returns when another attempt expires. An order older than a day does not get a longer reservation.
 * @throws Refusal 409 if less time is left than the shortest payment page
 */
function endOfNextAttempt({ created_at, held_until }: StaffOrderRow, minutes: number, now: Date): Date {
  const requestedEnd = new Date(now.getTime() + minutes * MINUTE)
  const isRecent = now.getTime() - created_at.getTime() <= PAYABLE_FOR_MS
  const latest = isRecent || !held_until ? requestedEnd : payableUntil(held_until)
  const endsAt = latest < requestedEnd ? latest : requestedEnd
  if ((!isRecent && !held_until) || endsAt.getTime() - now.getTime() < MIN_PAGE_MS)
    throw refuse('This order can no longer be paid. Cancel it and order again.', 409)
  return endsAt
}

const waitsNoMore = (): Refusal => refuse('This order no longer awaits payment.', 409)
