import { expect, test } from 'vitest'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { sendMessage } from '../../../content/messages/contact.contract.ts'
import { requestBackInStock } from '../../../sales/back-in-stock/back-in-stock.contract.ts'
import { recordPayment } from '../../../sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../sales/orders/staff/steps/steps.contract.ts'
import { readCustomer } from '../customers.contract.ts'

test('a customer’s page shows orders, delivery addresses of running orders, reviews, messages and notification requests', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', slug: 'mug' })
  const params = { id: String(mia.id) }
  expect(await staff.api(readCustomer, { params })).toMatchObject({
    ...{ name: 'Mia Test', email: 'mia@example.com', orders: 0, newest_orders: [], delivered_to: [], under_way: 0 },
    ...{ wants_review_emails: true, note: { words: '', version: 0, by: null } },
  })
  const placed: number[] = []
  for (const pieces of [1, 2]) {
    await putInCart(mia, mug, pieces)
    const { id, price } = await checkOutCart(mia, { keep_address: true })
    await staff.api(recordPayment, { params: { id: String(id) }, body: { amount: price, received_on: '2026-11-23' } })
    placed.push(id)
  }
  await shop.db
    .insertInto('reviews')
    .values({ user_id: mia.id, product_id: mug.id, variant_id: mug.variantIds[0] ?? 0, body: 'Good.', half_stars: 8 })
    .execute()
  const write = (email: string, title: string, person = shop.visitor) =>
    person.api(sendMessage, { body: { name: 'Mia', email, title, body: 'Is the mug safe in the oven?' } })
  await write('MIA@example.com', 'Oven')
  await write('ben@example.com', 'Of somebody else')
  // The logged-in account counts, not the typed address.
  await write('mia@work.example', 'Plate', mia)
  await shop.db.updateTable('variants').set({ stock: 0 }).execute()
  await mia.api(requestBackInStock, { body: { variant: mug.variantIds[0] ?? 0 } })

  const detail = await staff.api(readCustomer, { params })
  expect(detail).toMatchObject({
    ...{ orders: 2, under_way: 2, newest_orders: placed.toReversed().map((id) => ({ id, status: 'making' })) },
    delivered_to: [{ lines: ['Mia Test', '12 rue Mercière', '69002 Lyon'], orders: placed.toReversed() }],
    ...{ reviews: 1, newest_reviews: [{ title: 'Mug', slug: 'mug', rating: 4, is_hidden: false }] },
    messages: 2,
    newest_messages: [
      { title: 'Plate', is_answered: false, was_logged_in: true },
      { title: 'Oven', is_answered: false, was_logged_in: false },
    ],
    waits_for: [{ title: 'Mug', slug: 'mug' }],
  })
  for (const id of placed)
    for (const to of ['shipping', 'shipped', 'delivered'] as const)
      await staff.api(transitionOrder, { params: { id: String(id) }, body: { to } })
  // A delivered order shows no address, and the address book stays private.
  expect(JSON.stringify(await staff.api(readCustomer, { params }))).not.toMatch(/Mercière|token|hash|safe in the oven/)
  await expect(staff.api(readCustomer, { params: { id: '999999' } })).rejects.toThrow('404')
})
