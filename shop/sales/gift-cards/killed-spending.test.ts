import { expect, test } from 'vitest'
import { killAtEachWrite } from '../../../tests/fixtures/selling/kill-at-each-write.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { bodyFor, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { checkOut, quoteCheckout } from '../checkout/checkout.contract.ts'
import { cancelOwnOrder, listOrders } from '../orders/orders.contract.ts'
import { enterGiftCard, issueGiftCard, readGiftCard } from './gift-cards.contract.ts'

test('killed at each write and at the commit, an order spends a gift card once, and its cancellation returns it once', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mia, mug } = world
  const { id } = await staff.api(issueGiftCard, {
    body: { value: '20', email: 'ida@example.com', message: '', reason: 'Sold in the shop' },
  })
  const [email] = await shop.emails('ida@example.com')
  const [code = ''] = /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(email?.text ?? '') ?? []
  await putInCart(mia, mug, 2)
  await mia.api(enterGiftCard, { body: { code } })
  const balance = async () => (await staff.api(readGiftCard, { params: { id: String(id) } })).balance
  const orders = async () => (await mia.api(listOrders, { query: {} })).results
  const quoted = await mia.api(quoteCheckout, { query: {} })
  const body = bodyFor(quoted, { payment: 'transfer', paid_by_gift_cards: quoted.paid_by_gift_cards })
  await killAtEachWrite(shop, ['gift_card_entries', 'payments'], 'gift_card_entries')

  /** Repeats a request until an attempt is not killed. @returns the number of attempts */
  const repeated = async (attempt: () => Promise<unknown>, whenKilled: () => Promise<void>) => {
    for (let attempts = 1; ; attempts += 1) {
      const isOver = await attempt().then(
        () => true,
        () => false,
      )
      if (isOver) return attempts
      await whenKilled()
    }
  }
  const attempts = await repeated(
    () => mia.api(checkOut, { body }),
    async () => expect([await balance(), await orders()]).toEqual(['20.00', []]),
  )
  expect(attempts).toBeGreaterThan(3)
  const [order, ...more] = await orders()
  expect(more).toEqual([])
  expect(order).toMatchObject({ price: '29.90', gift_cards: [{ amount: '20.00' }], payment: { amount: '9.90' } })
  expect(await balance()).toBe('0.00')

  const params = { id: String(order?.id) }
  await repeated(
    () => mia.api(cancelOwnOrder, { params }),
    async () => expect([await balance(), (await orders())[0]?.status]).toEqual(['0.00', 'awaiting_payment']),
  )
  await mia.api(cancelOwnOrder, { params })
  expect([await balance(), (await orders())[0]?.status]).toEqual(['20.00', 'cancelled'])
})
