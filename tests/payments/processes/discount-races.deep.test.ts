import { expect, test } from 'vitest'
import { checkOut, quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { enterCode } from '../../../shop/sales/discounts/entering/cart-code.contract.ts'
import { addDiscount } from '../../fixtures/discounts.ts'
import { bodyFor, putInCart } from '../../fixtures/selling/selling-shop.ts'
import { openStripeShop } from '../../fixtures/selling/stripe-shop.ts'

const CUSTOMERS = 64

test('of 64 customers who order with the last use of a code in two processes at once, one gets it', {
  timeout: 300_000,
}, async () => {
  await using world = await openStripeShop({ stock: 100 })
  const { shop, mug } = world
  const processes = [await world.start(), await world.start()]
  await addDiscount(shop.db, { code: 'LAST', max_uses: 1 })
  const wishes = []
  for (let n = 1; n <= CUSTOMERS; n += 1) {
    const customer = await shop.customer(`Customer ${n}`)
    await putInCart(customer, mug, 1)
    await customer.api(enterCode, { body: { code: 'LAST' } })
    wishes.push({ customer, body: bodyFor(await customer.api(quoteCheckout, { query: {} })) })
  }
  const settled = await Promise.allSettled(
    wishes.map(({ customer, body }, n) => processes[n % 2]?.api(customer.token, checkOut, { body })),
  )
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refusals.filter((text) => text.includes('409 The order has changed'))).toHaveLength(CUSTOMERS - 1)
  expect(await shop.db.selectFrom('order_discounts').select('code').execute()).toEqual([{ code: 'LAST' }])
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
})
