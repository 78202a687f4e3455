import type { OrderStatus } from '../../shop/core/order-states/order-status.contract.ts'
import { catalogue } from '../catalogue.ts'
import type { DemoProduct } from '../demo-product.ts'
import { between, oneOf, type Random, seededRandom } from '../random.ts'
import { accountOrders } from './account-orders.ts'
import { allReviews } from './all-reviews.ts'
import { type CustomerKey, customers, demoCustomers } from './customers.ts'
import type { DemoOrder, DemoOrderLine } from './demo-order.ts'
import type { DemoReview } from './demo-review.ts'

const SEED = 1947
const MAX_LINES = 4
/** The days between an order and its review, at least and at most. */
const SOONEST_REVIEW = 5
const LATEST_REVIEW = 21
const RECENT_ORDERS = 48
const RECENT_DAYS = 30
/** Above this price in euros, an order contains a single piece. */
const PRICE_OF_SINGLES = 40

/**
 * Returns all orders of the demo shop, the oldest first. Each review has a delivered order of its variant, no order
 * precedes the product's listing, and the same catalogue always gives the same orders.
 */
export function orderHistory(): DemoOrder[] {
  const random = seededRandom(SEED)
  const orders = [...ordersBehindReviews(random), ...recentOrders(random), ...accountOrders]
  return orders.sort((one, other) => other.daysAgo - one.daysAgo)
}

function ordersBehindReviews(random: Random): DemoOrder[] {
  return catalogue.flatMap((product) =>
    (allReviews[product.slug] ?? []).map((review) => orderBehind(review, product, random)),
  )
}

function orderBehind(review: DemoReview, product: DemoProduct, random: Random): DemoOrder {
  const earliest = Math.min(review.daysAgo + LATEST_REVIEW, product.listedDaysAgo)
  const daysAgo = between(random, review.daysAgo + SOONEST_REVIEW, earliest)
  const reviewed = { slug: product.slug, variant: review.variant, quantity: quantityOf(product, random) }
  return { by: review.by, status: 'delivered', daysAgo, lines: [reviewed, ...boughtAlong(product, daysAgo, random)] }
}

function recentOrders(random: Random): DemoOrder[] {
  const buyers = Object.keys(customers).filter((key) => !demoCustomers.some((known) => known === key)) as CustomerKey[]
  return Array.from({ length: RECENT_ORDERS }, () => {
    // Squared, so that recent weeks have more orders, as in a growing shop.
    const daysAgo = 0.1 + RECENT_DAYS * random() ** 2
    const product = pick(listedBefore(daysAgo), random)
    const line = {
      slug: product.slug,
      variant: pick(product.variants, random).name,
      quantity: quantityOf(product, random),
    }
    const lines = [line, ...boughtAlong(product, daysAgo, random)]
    return { by: pick(buyers, random), status: statusAfter(daysAgo), daysAgo, lines }
  })
}

function statusAfter(days: number): OrderStatus {
  if (days < 1.5) return 'making'
  if (days < 3) return 'shipping'
  return days < 6 ? 'shipped' : 'delivered'
}

/** Returns up to three further lines, often from the product's bundle, so that "bought together" has data. */
function boughtAlong(product: DemoProduct, daysAgo: number, random: Random): DemoOrderLine[] {
  const listed = listedBefore(daysAgo)
  const bundled = listed.filter(({ slug }) => product.bundledWith.includes(slug))
  const more = Math.floor(random() ** 1.5 * MAX_LINES)
  const addedProducts = new Set<DemoProduct>()
  for (let count = 0; count < more; count++) {
    addedProducts.add(pick(bundled.length > 0 && random() < 0.55 ? bundled : listed, random))
  }
  addedProducts.delete(product)
  return [...addedProducts].map((one) => ({
    slug: one.slug,
    variant: pick(one.variants, random).name,
    quantity: quantityOf(one, random),
  }))
}

function listedBefore(daysAgo: number): DemoProduct[] {
  return catalogue.filter((product) => product.listedDaysAgo > daysAgo)
}

function quantityOf(product: DemoProduct, random: Random): number {
  return Number(product.price) > PRICE_OF_SINGLES ? 1 : oneOf(random, [1, 1, 1, 2, 2, 4, 6])
}

function pick<T>(choices: readonly T[], random: Random): T {
  const [first, ...others] = choices
  if (first === undefined) throw new Error('Nothing to choose from.')
  return oneOf(random, [first, ...others])
}
