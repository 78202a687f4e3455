import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { allReviews } from './all-reviews.ts'
import { type CustomerKey, demoCustomers } from './customers.ts'
import { orderHistory } from './order-history.ts'

const orders = orderHistory()
const products = new Map(catalogue.map((product) => [product.slug, product]))

const received = (by: CustomerKey) =>
  orders
    .filter((order) => order.by === by && order.status === 'delivered')
    .flatMap(({ lines, daysAgo }) => lines.map((line) => ({ ...line, daysAgo })))

test('each review follows the delivery of its variant', () => {
  for (const [slug, reviews] of Object.entries(allReviews)) {
    for (const { by, variant, daysAgo } of reviews) {
      const bought = received(by).filter((line) => line.slug === slug && line.variant === variant)
      expect(
        bought.some((line) => line.daysAgo > daysAgo),
        `${by} on ${slug}`,
      ).toBe(true)
    }
  }
})

test('orders have one to four different variants that were on sale, the oldest order first', () => {
  expect(orders.map(({ daysAgo }) => daysAgo)).toEqual(
    orders.map(({ daysAgo }) => daysAgo).sort((one, other) => other - one),
  )
  for (const { lines, daysAgo } of orders) {
    expect(lines.length).toBeGreaterThanOrEqual(1)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(new Set(lines.map(({ slug }) => slug)).size).toBe(lines.length)
    for (const { slug, variant } of lines) {
      expect(products.get(slug)?.variants.map(({ name }) => name)).toContain(variant)
      expect(products.get(slug)?.listedDaysAgo, slug).toBeGreaterThanOrEqual(daysAgo)
    }
  }
})

test('every status has orders, and undelivered orders are recent', () => {
  const all = ['making', 'shipping', 'shipped', 'delivered', 'cancelled']
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(all))
  expect(Math.max(...orders.filter(({ status }) => status !== 'delivered').map(({ daysAgo }) => daysAgo))).toBeLessThan(
    7,
  )
})

test.each(demoCustomers)('%s has received a reviewed and an unreviewed variant', (by) => {
  const reviewed = ({ slug, variant }: { slug: string; variant: string }) =>
    (allReviews[slug] ?? []).some((review) => review.by === by && review.variant === variant)
  expect(received(by).some(reviewed)).toBe(true)
  expect(received(by).some((line) => !reviewed(line))).toBe(true)
})

test('the first customer has an order in every status', () => {
  const [first] = demoCustomers
  const own = new Set(orders.filter(({ by }) => by === first).map(({ status }) => status))
  expect(own).toEqual(new Set(['making', 'shipping', 'shipped', 'delivered']))
})

test('generates the same history every time', () => {
  expect(orderHistory()).toEqual(orders)
})
