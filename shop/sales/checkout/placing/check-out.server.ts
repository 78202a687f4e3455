import { LANGUAGE } from '#language'
import type { Database } from '../../../../server/db/open.ts'
import { findThenWrite } from '../../../../server/db/statements/find-then-write.ts'
import { setLockTimeout } from '../../../../server/db/statements/lock-timeout.ts'
import { Refusal } from '../../../../server/http/refusal.ts'
import { enqueueJobs } from '../../../../server/jobs/jobs-store.ts'
import type { PaymentProvider } from '../../../../server/payments/payment-provider.ts'
import { lockUsers } from '../../../core/accounts/users/users-store.server.ts'
import { saveOwnAddress } from '../../../core/addresses/saved/save-addresses.server.ts'
import { deleteBought, findInCarts } from '../../cart/lines/cart-store.server.ts'
import { insertOrders, writeTermsVersion } from '../../orders/order-rows-store.server.ts'
import type { OrderRow } from '../../orders/orders-store.server.ts'
import { findPlacing, hasTerms } from '../../orders/placing/find-placing.server.ts'
import { asOrdered, boughtBy, lockOffers, takeFromStock } from '../../orders/placing/place-order.server.ts'
import type { ForSale } from '../../orders/sold-variants-store.server.ts'
import { openPayments } from '../../payments/payments-store.server.ts'
import { findTariffs } from '../quote/price-checkout.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { type CheckoutRequest, countryOf, decideCheckout, type OrderToPlace } from './decide-checkout.server.ts'
import { placedRow } from './placed-row.ts'
import { LAPSES } from './refuse-after-lapses.server.ts'
import type { Seller } from './terms-now.server.ts'

interface PlacingContext {
  seller: Seller
  /** Takes payments online; undefined where nobody does. */
  provider: PaymentProvider | undefined
  now: Date
  /** For how long it waits at most for somebody else's lock; as long as it takes unless given. */
  lockTimeoutMs?: number | undefined
}

/** An order that was placed: as it is shown, where it is a new one. */
export interface Placed {
  id: number
  row: OrderRow | undefined
}

interface PlacedTogether {
  /** For each request its order, or why it is refused (`decideCheckout`). */
  placed: (Placed | Refusal)[]
  /** Of what was sold, for `tellOfSales`. */
  notices: string[]
}

/**
 * Commits what customers order, together: the orders with their lines, addresses, prices and dates, the pieces taken
 * from the stock, and their payments opened. The same key sent again is the same order. Where there is not enough for
 * all, those who come first get it.
 * @param requests each of another customer
 * @throws where something cannot be written, or would have to wait too long: then nothing is kept of any
 */
export async function placeCheckouts(
  db: Database,
  context: PlacingContext,
  requests: readonly CheckoutRequest[],
): Promise<PlacedTogether> {
  // Waited for here, so that this function stands in the stack of what it does: tests end a process at that place.
  const placed = await findThenWrite(db, {
    find: (tx) => findWhatDecides(tx, context, requests),
    decide: (tx, found) => decide(tx, context, { requests, found }),
  })
  return placed
}

/** Locks customers and the variants of their orders, and finds all that these depend on. */
async function findWhatDecides(
  tx: Database,
  { seller, now, lockTimeoutMs }: PlacingContext,
  requests: readonly CheckoutRequest[],
) {
  const termsHash = seller.lastTerms()
  const lines = requests.flatMap(({ userId, form }) => form.lines.map((line) => ({ userId, form, ...line })))
  const countries = [...new Set(requests.map(({ form }) => countryOf(form)))]
  const fromCarts = lines.filter(({ form }) => form.from_cart)
  const [, { identity, terms }, customers, placings, areTermsStored, inCarts, sold, tariffs] = await Promise.all([
    lockTimeoutMs !== undefined && setLockTimeout(tx, lockTimeoutMs),
    seller.now(tx, now),
    // Orders of one customer come one after the other, as their cart changes.
    lockUsers(
      tx,
      requests.map(({ userId }) => userId),
    ),
    findPlacing(
      tx,
      requests.map(({ userId, form }) => ({ userId, key: form.key })),
      new Date(now.getTime() - LAPSES.windowMs),
    ),
    hasTerms(tx, termsHash),
    fromCarts.length > 0 ? findInCarts(tx, fromCarts) : undefined,
    lockOffers(tx, lines),
    Promise.all(countries.map((country) => findTariffs(tx, country, now))),
  ])
  return {
    ...{ selling: identity.selling, terms, customers, placings, inCarts, sold },
    areTermsStored: areTermsStored && terms.hash === termsHash,
    tariffs: new Map(countries.map((country, place) => [country, tariffs[place]])),
  }
}

/** Decides about each request, in their order, and returns what writes the orders. */
async function decide(
  tx: Database,
  { provider, now }: PlacingContext,
  { requests, found }: { requests: readonly CheckoutRequest[]; found: Awaited<ReturnType<typeof findWhatDecides>> },
): Promise<() => Promise<PlacedTogether>> {
  const { selling, terms, areTermsStored } = found
  const sold = new Map(found.sold)
  const decided = requests.map((request, place) => {
    const [placing, tariffs] = [found.placings[place], found.tariffs.get(countryOf(request.form))]
    if (!placing || !tariffs) throw new Error('A request was not looked up.')
    const inCart = request.form.from_cart ? (found.inCarts?.get(request.userId) ?? new Set<number>()) : undefined
    const one = orRefusal(() =>
      decideCheckout(request, {
        ...{ selling, termsHash: terms.hash, provider, placing, inCart, sold, tariffs, now },
        customer: found.customers.get(request.userId),
      }),
    )
    if (isOrder(one)) takeAway(sold, one)
    return one
  })
  const orders = decided.filter(isOrder)
  await Promise.all([
    orders.length > 0 && !areTermsStored && writeTermsVersion(tx, { ...terms, language: LANGUAGE, first_used_at: now }),
    // One that is kept already, or one too many, is no reason not to order.
    ...orders.map(
      ({ userId, addressToKeep }) =>
        addressToKeep && saveOwnAddress(tx, userId, addressToKeep, { isDefault: false, now }),
    ),
  ])
  return async () => {
    const { payments, notices } = await write(tx, orders, now)
    const paymentOf = new Map(payments.map((payment) => [payment.order_id, payment]))
    const rows = new Map(
      orders.map(({ id, order, lines, addresses }) => {
        const payment = paymentOf.get(id)
        if (!payment) throw new Error('An order was placed without its payment.')
        return [id, placedRow(order, { lines, addresses, payment })]
      }),
    )
    return {
      placed: decided.map((one) => (one instanceof Refusal ? one : { id: one.id, row: rows.get(one.id) })),
      notices,
    }
  }
}

type Decided = ReturnType<typeof decideCheckout> | Refusal

const isOrder = (decided: Decided): decided is OrderToPlace => 'order' in decided

function orRefusal<Answer>(decideOne: () => Answer): Answer | Refusal {
  try {
    return decideOne()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** What an order takes is not there for those after it. */
function takeAway(sold: Map<number, ForSale>, { lines }: OrderToPlace): void {
  for (const { variant_id, quantity } of lines) {
    const there = sold.get(variant_id)
    if (there) sold.set(variant_id, { ...there, stock: there.stock - quantity })
  }
}

async function write(tx: Database, orders: readonly OrderToPlace[], now: Date) {
  if (orders.length === 0) return { payments: [], notices: [] }
  const bought = orders.filter(({ order }) => order.from_cart).flatMap(({ userId, lines }) => boughtBy(userId, lines))
  const [, notices, payments] = await Promise.all([
    insertOrders(
      tx,
      orders.map(({ order, lines, addresses }) => ({
        ...{ order, addresses },
        lines: lines.map((line) => ({ ...asOrdered(line), vat_rate: line.vat_rate })),
      })),
    ),
    takeFromStock(tx, orders, now),
    openPayments(
      tx,
      orders.map(({ payment }) => payment),
    ),
    bought.length > 0 && deleteBought(tx, bought),
    enqueueJobs(
      tx,
      confirmOrder,
      orders.map(({ id, isPaidLater }) => ({ order: id, isPaidLater })),
      { now },
    ),
  ])
  return { payments, notices }
}
