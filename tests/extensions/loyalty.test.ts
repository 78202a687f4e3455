import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventData, ExtensionContext, ShopEvent } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../shop/core/accounts/account.contract.ts'
import { getOwnSlot } from '../../shop/core/extensions/slots/own-slots.contract.ts'
import { readStaffOrder } from '../../shop/sales/orders/staff/order/staff-order.contract.ts'
import { recordPayment } from '../../shop/sales/orders/staff/staff-orders.contract.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'
import { until } from '../processes/until.ts'
import { loyalty } from './loyalty.ts'

const PASSWORD = 'correct horse battery'

test('an extension counts points in its own table once per event, shows them, and stores an order field', async () => {
  const opened = new AsyncLocalStorage<true>()
  const handled: { event: ShopEvent; isOpen: boolean }[] = []
  type Handler = (event: ShopEvent, x: ExtensionContext) => Promise<void>
  const on = loyalty.on as Record<keyof EventData, Handler>
  const watched = (type: keyof EventData) => ({
    [type]: async (event: ShopEvent, x: ExtensionContext) => {
      await on[type](event, x)
      handled.push({ event, isOpen: opened.getStore() ?? false })
    },
  })
  const extension = { ...loyalty, on: { ...watched('order.paid'), ...watched('customer.erased') } }
  await using selling = await openSellingShop({ extensions: [extension] })
  const { shop, staff } = selling
  // Notes what runs in a transaction of the shop.
  const { db } = shop.services
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (run) => execute((tx) => opened.run(true, () => run(tx)))
    return builder
  }

  const mia = await shop.customer('Mia', PASSWORD)
  await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 2)
  const order = await checkOutCart(mia)
  const params = { id: String(order.id) }
  await staff.api(recordPayment, { params, body: { amount: order.price, received_on: '2026-11-23' } })
  await until(async () => handled.length === 1)
  const points = Math.floor(Number(order.price))
  // The event is delivered again, as after a crash.
  const [first] = handled
  await on['order.paid'](first?.event as ShopEvent, shop.services.extensions.contextOf(extension))
  const shown = async () => (await mia.api(getOwnSlot, { params: { slot: 'account' }, query: {} })).contents
  await expect.poll(shown).toEqual([expect.objectContaining({ title: `You have ${points} points` })])
  expect(await staff.api(readStaffOrder, { params })).toMatchObject({ extra: { loyalty: { points } } })

  await mia.api(deleteAccount, { body: { password: PASSWORD } })
  await until(async () => handled.length === 2)
  expect(await shop.services.extensions.contextOf(extension).sql`select from points`).toEqual([])
  expect(handled.map(({ isOpen }) => isOpen)).toEqual([false, false])
})
