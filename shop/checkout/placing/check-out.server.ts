import { LANGUAGE } from '#language'
import { toCents } from '../../../lib/money.ts'
import { HOME_COUNTRY } from '../../../lib/places/countries.ts'
import type { SellingFacts } from '../../../lib/shop-identity.ts'
import type { Database } from '../../../server/db/open.ts'
import { findThenWrite } from '../../../server/db/statements/find-then-write.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { invalidToken, type Refusal, type ResponseErrors, refuse, refuseFields } from '../../../server/http/refusal.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { PaymentProvider } from '../../../server/payments/payment-provider.ts'
import { deleteBought, findInCart } from '../../cart-lines/cart-store.server.ts'
import { CHECKOUT } from '../../checkout-intent/checkout.ts'
import { findOrderedLines } from '../../orders/order-parts.server.ts'
import { insertOrder, writeTermsVersion } from '../../orders/order-rows-store.server.ts'
import type { OrderRow } from '../../orders/orders-store.server.ts'
import { findPlacing } from '../../orders/placing/find-placing.server.ts'
import {
  asOrdered,
  isSameWish,
  type LineForSale,
  linesOutOf,
  lockOffers,
  takeFromStock,
  variantIdsOf,
} from '../../orders/placing/place-order.server.ts'
import type { TransferAccount } from '../../orders/tables.ts'
import { heldUntil } from '../../payments/held-until.server.ts'
import type { PaymentMeans } from '../../payments/payments.contract.ts'
import { openPayment } from '../../payments/payments-store.server.ts'
import { saveOwnAddress } from '../../saved-addresses/save-addresses.server.ts'
import { lockUser } from '../../users/users-store.server.ts'
import type { CheckoutForm } from '../checkout.contract.ts'
import { NO_MAKER } from '../quote/lines-to-check-out.server.ts'
import { countCheckout, findTariffs, type PricedCheckout } from '../quote/price-checkout.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { placedRow } from './placed-row.ts'
import { findLapses, refuseAfterLapses } from './refuse-after-lapses.server.ts'
import type { Seller } from './terms-now.server.ts'

interface CheckoutRequest {
  userId: number
  form: CheckoutForm
  seller: Seller
  /** Takes payments online; undefined where nobody does. */
  provider: PaymentProvider | undefined
  now: Date
}

/** An order that was placed: as it is shown, where it is a new one. */
type Placed = { id: number; row: OrderRow; notices: string[] } | { id: number; row: undefined; notices: [] }

/**
 * Commits what a customer orders: the order with its lines, addresses, prices and dates, the pieces taken from the stock, and its payment opened. The same key
 * sent again is the same order.
 * @throws Refusal 400 at the fields, 409 when another total is counted than was shown, or another order awaits its payment, 429 when too many were not paid
 */
export async function placeCheckout(db: Database, request: CheckoutRequest): Promise<Placed> {
  // Waited for here, so that this function stands in the stack of what it does: tests end a process at that place.
  const placed = await findThenWrite(db, {
    find: (tx) => findWhatDecides(tx, request),
    decide: (tx, found) => decide(tx, request, found),
  })
  return placed
}

/** Locks the customer and the variants of an order, and finds all that it depends on. */
async function findWhatDecides(tx: Database, { userId, form, seller, now }: CheckoutRequest) {
  const termsHash = seller.lastTerms()
  const wanted = form.lines.map(({ variant }) => variant)
  const [sellerNow, customer, placing, lapses, inCart, sold, tariffs] = await Promise.all([
    seller.now(tx, now),
    // Orders of one customer come one after the other, as their cart changes.
    lockUser(tx, userId),
    findPlacing(tx, { userId, key: form.key, termsHash }),
    // What is paid on collection is made at once, and holds nothing.
    isAwaited(form) ? findLapses(tx, userId, now) : [],
    form.from_cart ? findInCart(tx, userId, wanted) : new Set(wanted),
    lockOffers(tx, form.lines),
    findTariffs(tx, form.delivery?.country ?? HOME_COUNTRY, now),
  ])
  const { identity, terms } = sellerNow
  const areTermsStored = placing.hasTerms && terms.hash === termsHash
  return { selling: identity.selling, terms, areTermsStored, customer, placing, lapses, inCart, sold, tariffs }
}

const isAwaited = ({ payment }: CheckoutForm): boolean => payment !== 'collection'

/** Refuses what cannot be ordered, or returns what writes the order. @throws Refusal as `placeCheckout` */
async function decide(
  tx: Database,
  { userId, form, provider, now }: CheckoutRequest,
  {
    selling,
    terms,
    areTermsStored,
    customer,
    placing: { placed, awaited, id },
    lapses,
    inCart,
    sold,
    tariffs,
  }: Awaited<ReturnType<typeof findWhatDecides>>,
): Promise<() => Promise<Placed>> {
  const country = form.delivery?.country ?? HOME_COUNTRY
  if (!customer) throw invalidToken()
  // Also where the shop was closed since: whoever asks again has not heard that it is placed.
  if (placed !== null) {
    if (!isSameWish(await findOrderedLines(tx, placed), form.lines)) throw totalChanged()
    return async () => ({ id: placed, row: undefined, notices: [] })
  }
  if (!selling.isOpen) throw notSelling()
  if (awaited !== null || id === null)
    throw refuse(
      'Another order of yours awaits its payment. Pay it or give it up before you order again.',
      409,
      'payment_waits',
    )
  refuseAfterLapses(lapses, now)
  const lines = linesOutOf(sold, form.lines)
  refuseWithoutMaker(lines)
  const priced = countCheckout(tariffs, { lines, country, method: form.method, selling, provider, now })
  const { chosen, quote } = priced
  refuseUnlessOffered(form, priced)
  if (!chosen || quote.totalCents !== toCents(form.total)) throw totalChanged()
  // Ordered or removed in another tab.
  if (lines.some(({ variant_id }) => !inCart.has(variant_id))) throw totalChanged()
  if (form.latest !== undefined && chosen.latest > form.latest) throw totalChanged()

  const { method } = chosen
  const delivery = method.is_collection ? undefined : form.delivery
  const billing = form.billing ?? form.delivery
  if (!billing) throw refuseFields({ billing: ['This field is required.'] })
  const endsAt = endOfPayment(form.payment, selling, now)
  const isTest = form.payment === 'online' && provider?.isTest === true
  if (!areTermsStored) await writeTermsVersion(tx, { ...terms, language: LANGUAGE, first_used_at: now })
  // One that is kept already, or one too many, is no reason not to order.
  if (form.keep_address) await saveOwnAddress(tx, userId, delivery ?? billing, { isDefault: false, now })
  const order = {
    id,
    user_id: userId,
    created_at: now,
    status: isAwaited(form) ? 'awaiting_payment' : 'making',
    first_status: isAwaited(form) ? 'awaiting_payment' : 'making',
    held_until: endsAt && heldUntil(form.payment, endsAt),
    is_test: isTest,
    placed_key: form.key,
    from_cart: form.from_cart,
    email: customer.email,
    customer_name: customer.first_name,
    total_cents: quote.totalCents,
    delivery_cents: quote.deliveryCents,
    standard_delivery_cents: standardDelivery(priced),
    vat_mode: selling.vatMode,
    method_id: method.id,
    method_name: method.name,
    is_collection: method.is_collection,
    collection_place: method.is_collection ? method.place : '',
    promised_from: chosen.earliest,
    promised_to: chosen.latest,
    terms_hash: terms.hash,
  } as const
  const addresses = { ...(delivery && { delivery }), billing }
  const row = {
    ...order,
    taxes: JSON.stringify(quote.taxes),
    // As its payment would note.
    payment_state: 'open',
    transfer_account: form.payment === 'transfer' ? JSON.stringify(accountOf(selling)) : null,
  } as const
  return async () => {
    const [, notices, payment] = await Promise.all([
      insertOrder(
        tx,
        row,
        quote.lines.map((line) => ({ ...asOrdered(line), vat_rate: line.vat_rate })),
        addresses,
      ),
      takeFromStock(tx, id, lines, { reason: isAwaited(form) ? 'held' : 'sold', now }),
      openPayment(tx, {
        order_id: id,
        provider: form.payment === 'online' && provider ? provider.id : form.payment,
        cents: quote.totalCents,
        endsAt,
        isTest,
        now,
      }),
      form.from_cart && deleteBought(tx, userId, variantIdsOf(lines)),
      enqueueJob(tx, confirmOrder, { order: id, isPaidLater: form.payment === 'online' }, { now }),
    ])
    return {
      id,
      notices,
      row: placedRow({ ...order, taxes: quote.taxes }, { lines: quote.lines, addresses, payment }),
    }
  }
}

function accountOf({ transfer }: SellingFacts): TransferAccount | null {
  return transfer && { holder: transfer.holder, iban: transfer.iban, bic: transfer.bic }
}

/** Returns until when an order can be paid; null for what is paid when it is collected. */
function endOfPayment(means: PaymentMeans, { transfer, online }: SellingFacts, now: Date): Date | null {
  if (means === 'collection') return null
  const ms = means === 'online' ? (online?.minutes ?? 45) * MINUTE : (transfer?.days ?? 7) * DAY
  return new Date(now.getTime() + ms)
}

/** Returns what the cheapest of the deliveries that were offered costs, and never more than the one that was chosen; in cents. */
function standardDelivery({ offered, quote }: PricedCheckout): number {
  const parcels = offered.filter(({ method }) => !method.is_collection).map(({ cents }) => cents)
  return Math.min(quote.deliveryCents, ...parcels)
}

function refuseWithoutMaker(lines: readonly LineForSale[]): void {
  if (lines.every(({ has_maker }) => has_maker)) return
  const errors = lines.map((line): ResponseErrors => (line.has_maker ? {} : { variant: [NO_MAKER] }))
  throw refuseFields({ order_product_items: errors })
}

function refuseUnlessOffered(form: CheckoutForm, { offered, chosen, notDelivered, means }: PricedCheckout): void {
  const isOffered = offered.some(({ method }) => method.id === form.method)
  if (!form.delivery && !chosen?.method.is_collection)
    throw refuseFields({ delivery: ['Enter the address to which we are to deliver.'] })
  if (!isOffered && notDelivered && form.delivery)
    throw refuseFields({
      delivery: {
        country: [
          notDelivered.reason === 'not_served'
            ? 'We do not deliver to this country.'
            : 'This is too heavy to be delivered to this country.',
        ],
      },
    })
  if (!isOffered) throw refuseFields({ method: ['This way of delivery is no longer offered. Choose another one.'] })
  if (!means.includes(form.payment))
    throw refuseFields({ payment: ['This means of payment is no longer offered. Choose another one.'] })
}

export const notSelling = (): Refusal => refuse(CHECKOUT.disabled, 409, 'not_selling')

const totalChanged = (): Refusal =>
  refuse('Something has changed since you looked. Nothing was ordered; look again, please.', 409, 'total_changed')
