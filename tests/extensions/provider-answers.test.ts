import { expect, test } from 'vitest'
import { listOrders } from '../../shop/sales/orders/orders.contract.ts'
import { processPayments } from '../../shop/sales/payments/order-payments/process-payments.server.ts'
import { payOrder } from '../../shop/sales/payments/payments.contract.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'
import { type FakeProvider, fakeProvider } from '../payments/fake-provider.ts'
import { asFake, fakePay, saveFake } from './fake-pay.ts'

test('a provider may send forms, and characters that cannot be stored delay no payment', async () => {
  const provider: FakeProvider = fakeProvider(() => new Date())
  const odd = { ...provider }
  await using selling = await openSellingShop({ extensions: [fakePay(() => odd)] }, new Date())
  const { shop, staff } = selling
  await saveFake(staff, 0, { key: 'a1' })
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 9 }] })
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 1)
  const { id } = await checkOutCart(mia, { payment: 'fake_pay' })
  const { address } = await mia.api(payOrder, { params: { id: String(id) } })
  const reference = new URL(address).pathname.slice(1)
  provider.pay(reference, { paidBy: 'Card of M\0ia', email: 'mia\0@example.com' })

  let read: object | undefined = { event: 'evt:1/2', kind: 'payment paid', reference }
  odd.readWebhookEvent = () => read as never
  const post = async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', url: '/api/payments/fake/', payload: `id=${reference}`, headers } as const
    return (await shop.app.inject(sent)).statusCode
  }
  expect(await post()).toBe(400)
  await shop.services.extensions.settle()
  expect((await asFake(staff))?.errors.map(({ place }) => place)).toEqual(['payments fake readWebhookEvent'])
  read = { event: 'evt:1/2', kind: 'payment.paid', reference }
  expect(await post()).toBe(200)
  await processPayments(shop.services)
  const [order] = (await mia.api(listOrders, { query: { order: String(id) } })).results
  expect(order).toMatchObject({ status: 'making' })
  expect(await shop.db.selectFrom('payments').select('paid_by').execute()).toEqual([{ paid_by: 'Card of Mia' }])
})
