import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { readCatalogueChange } from '../../../../server/db/catalogue-changes.ts'
import type { Database } from '../../../../server/db/open.ts'
import { pipelined } from '../../../../server/db/pipelined.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import type { Services } from '../../../../server/services.ts'
import { POPULAR, saleNotice } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { saveOwnAddress } from '../../../core/addresses/saved/save-addresses.server.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import { deleteOrderedLines, findInCart } from '../../cart/lines/cart-store.server.ts'
import { checksSince } from '../../companies/check-vat-number.server.ts'
import { findCheck } from '../../companies/companies-store.server.ts'
import { placeCompany } from '../../companies/place-company.server.ts'
import { deleteCartCode, findDiscounts, lockLimitedDiscounts } from '../../discounts/discounts-store.server.ts'
import { findExtensionPricing } from '../../discounts/extensions/extension-rules.server.ts'
import { findCartGiftCards, lockCartGiftCards, redeemGiftCards } from '../../gift-cards/gift-cards-store.server.ts'
import { deleteOrderedRecipients } from '../../gift-cards/selling/recipients-store.server.ts'
import { insertOrder, writeTermsVersion } from '../../orders/order-rows-store.server.ts'
import type { OrderRow } from '../../orders/orders-store.server.ts'
import { configurePlacing, findOrderHistory, notifySold } from '../../orders/placing/order-history-store.server.ts'
import { lineSnapshot, lockOffers, takeFromStock, variantsOf } from '../../orders/placing/place-order.server.ts'
import { recordPaid, recordPlaced } from '../../orders/record-order-events.server.ts'
import { findForSale, translateSold } from '../../orders/sold-variants-store.server.ts'
import { insertGiftCardPayment, openPayment, type PaymentRow } from '../../payments/payments-store.server.ts'
import { type CarrierMethods, carrierMethods, hasCarriers } from '../../shipping/carrier-methods.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { findTariffs, parcelOf } from '../quote/price-checkout.server.ts'
import type { Seller } from './current-seller.server.ts'
import { type CheckoutRequest, countryOf, decideCheckout, type OrderToPlace } from './decide-checkout.server.ts'
import { UNPAID_ORDERS } from './limit-unpaid-orders.server.ts'
import { placedRow } from './placed-row.ts'

interface CheckoutContext {
  seller: Seller
  paymentMethods: PaymentMethods
  extensions: Extensions
  now: Date
  /** Rates of carriers, computed before; undefined without carriers. */
  carriers?: CarrierMethods | undefined
}

interface PlacedCheckout {
  id: number
  /** The new order; undefined for an order that was placed before with the same key. */
  row: OrderRow | undefined
  /** The catalogue notices of the sale, for `notifySold`. */
  notices: string[]
}

/**
 * Places the order of a checkout in one transaction: the order with its lines, addresses, prices and dates, the stock
 * movements and the opened payment. A request with the key of an earlier one returns the earlier order.
 * @throws Refusal as `decideCheckout`
 */
export async function placeCheckout(
  db: Database,
  context: CheckoutContext,
  request: CheckoutRequest,
): Promise<PlacedCheckout> {
  // Awaited here so that this function is in the stack trace of the commit, where tests kill the process.
  const placed = await db.transaction().execute(async (tx) => {
    const state = await loadCheckoutState(tx, context, request)
    const order = decideCheckout(request, state)
    if ('isPlaced' in order) return { id: order.id, row: undefined, notices: [] }
    return storeOrder(tx, order, state)
  })
  return placed
}

/**
 * Locks the settings, the account, the variants, limited discounts and gift cards, in this order, and loads
 * everything that decides about the order.
 */
async function loadCheckoutState(
  tx: Database,
  { seller, paymentMethods, extensions, now, carriers }: CheckoutContext,
  request: CheckoutRequest,
) {
  const { userId, form } = request
  const lapsesSince = new Date(now.getTime() - UNPAID_ORDERS.windowMs)
  const variants = form.lines.map(({ variant }) => variant)
  const products = form.lines.map(({ product }) => product)
  const [, selling, customer, history, inCart, sold, , discounts, ofExtensions, , giftCards, tariffs, check] =
    await pipelined(tx, (tx) => [
      configurePlacing(tx),
      seller.now(tx, now),
      // Orders of one customer are placed one after another, because the cart changes.
      lockUser(tx, userId),
      findOrderHistory(tx, { userId, key: form.key, lapsesSince }),
      form.from_cart ? findInCart(tx, { userId, variants }) : undefined,
      lockOffers(tx, form.lines),
      lockLimitedDiscounts(tx, { userId }),
      findDiscounts(tx, { userId, products, now }),
      findExtensionPricing(tx, extensions, userId),
      lockCartGiftCards(tx, userId),
      findCartGiftCards(tx, userId, inShopTime(now).day),
      findTariffs(tx, countryOf(form), now),
      form.company?.vat_number ? findCheck(tx, form.company.vat_number, checksSince(now)) : undefined,
    ])
  const { identity, terms, hasStoredTerms } = selling
  return {
    ...{ sellerNumber: identity.legal.vat_number, check },
    ...{ selling: identity.selling, terms, termsHash: terms.hash, hasStoredTerms },
    ...{
      paymentMethods,
      customer,
      history,
      inCart,
      sold: await translateSold(tx, sold),
      discounts: { ...discounts, ...ofExtensions },
      giftCards,
      tariffs: { ...tariffs, carriers },
      now,
    },
  }
}

type CheckoutState = Awaited<ReturnType<typeof loadCheckoutState>>

async function storeOrder(tx: Database, placing: OrderToPlace, state: CheckoutState): Promise<PlacedCheckout> {
  const { id, userId, order, lines, discounts, addresses, company, addressToKeep, isPaidLater } = placing
  const { terms, hasStoredTerms, now } = state
  if (!hasStoredTerms) await writeTermsVersion(tx, { ...terms, language: currentLanguage(), first_used_at: now })
  // An address that is saved already, or one more than a customer can save, does not prevent the order.
  if (addressToKeep) await saveOwnAddress(tx, userId, addressToKeep, { isDefault: false, now })
  const stored = lines.map(({ vat_rate, discount_cents, ...line }) => ({
    ...lineSnapshot(line),
    vat_rate,
    discount_cents,
  }))
  const [, notices, payment] = await pipelined(tx, (tx) => [
    insertOrder(tx, { order, addresses, lines: stored, discounts }),
    takeFromStock(tx, placing, now),
    placing.payment && openPayment(tx, placing.payment),
    order.from_cart && deleteOrderedLines(tx, { userId, variants: variantsOf(lines) }),
    order.from_cart &&
      lines.some(({ vat_class }) => isGiftCard(vat_class)) &&
      deleteOrderedRecipients(tx, { userId, variants: variantsOf(lines) }),
    discounts.some(({ code }) => code !== '') && deleteCartCode(tx, userId),
    recordPlaced(tx, { id, totalCents: order.total_cents, isPaidOnline: isPaidLater, isForCompany: !!company }, now),
  ])
  if (company) await placeCompany(tx, company, { userId, now })
  const byGiftCard = await payByGiftCards(tx, placing, now)
  const shown = payment || (byGiftCard?.is_part ? null : byGiftCard) || null
  const { giftCards } = placing
  return { id, row: placedRow(order, { lines, discounts, addresses, company, payment: shown, giftCards }), notices }
}

/** Takes the amounts of the gift cards. @returns their payment; undefined without gift cards */
async function payByGiftCards(
  tx: Database,
  { id, userId, giftCards, payment }: OrderToPlace,
  now: Date,
): Promise<PaymentRow | undefined> {
  if (giftCards.length === 0) return undefined
  const cents = giftCards.reduce((sum, card) => sum + card.cents, 0)
  const receivedOn = inShopTime(now).day
  const paid = await insertGiftCardPayment(tx, { order_id: id, cents, isPart: payment !== undefined, receivedOn, now })
  await redeemGiftCards(tx, { userId, paymentId: paid.id, applied: giftCards }, now)
  if (!paid.is_part) await recordPaid(tx, paid, { actorId: null, now })
  return paid
}

/**
 * Places the order of a checkout as `placeCheckout`, then notifies all processes of the sale and updates this process's
 * cache.
 * @throws Refusal as `decideCheckout`
 */
export async function checkOutAndNotify(
  services: Pick<Services, 'db' | 'clock' | 'cache' | 'paymentMethods' | 'extensions' | 'identity'>,
  seller: Seller,
  request: CheckoutRequest,
): Promise<Pick<PlacedCheckout, 'id' | 'row'>> {
  const { db, clock, cache, paymentMethods, extensions } = services
  const carriers = hasCarriers(extensions) ? await findCarriers(services, request) : undefined
  const { id, row, notices } = await placeCheckout(
    db,
    { seller, paymentMethods, extensions, now: clock(), carriers },
    request,
  )
  // The process that placed the order before may have ended between commit and notification.
  const sent = row ? notices : [saleNotice(request.form.lines.map(({ product }) => product))]
  // If this fails, the confirmation of the order sends the notification.
  void notifySold(db, { customer: request.userId, notices: sent }).catch(() => {})
  // The customer's next request must show the new stock at once; the popular products may be updated by the
  // notification.
  const tags = sent.flatMap((notice) => readCatalogueChange(notice)?.tags ?? [])
  cache.changed(...tags.filter((tag) => tag !== POPULAR))
  return { id, row }
}

/** Computes the rates of carriers for the lines of an order, before its transaction. */
async function findCarriers(
  { db, extensions, identity }: Pick<Services, 'db' | 'extensions' | 'identity'>,
  { form }: CheckoutRequest,
): Promise<CarrierMethods | undefined> {
  const sold = await findForSale(
    db,
    form.lines.map(({ variant }) => variant),
  )
  const lines = form.lines.flatMap(({ variant, quantity }) => {
    const found = sold.get(variant)
    return found ? [{ ...found, quantity }] : []
  })
  return carrierMethods(extensions, parcelOf({ lines, country: countryOf(form), selling: identity().selling }))
}
