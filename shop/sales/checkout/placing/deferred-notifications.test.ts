import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lockPublication } from '../../../../server/events/events-store.ts'
import { addSellable, bodyFor, openSellingShop, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { notifySold } from '../../orders/placing/order-history-store.server.ts'
import { CheckoutForm, quoteCheckout } from '../checkout.contract.ts'
import { currentSeller } from './current-seller.server.ts'
import { placeCheckout } from './place-checkout.server.ts'

test('the transaction of an order sends no notification; notifySold sends them after the commit', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop), 1)
  const form = CheckoutForm.parse(bodyFor(await mia.api(quoteCheckout, { query: {} })))
  const listener = new pg.Client(shop.connection)
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`))
  await listener.query('listen catalogue_changed; listen customer_changed; listen job_waits; listen the_end')
  // The e-mail of a published event notifies the job runner.
  const unpublished = await shop.db.startTransaction().execute()
  await lockPublication(unpublished)
  try {
    const seller = currentSeller(shop.services)
    const { paymentMethods, extensions } = shop.services
    const context = { seller, now: shop.clock.now, paymentMethods, extensions }
    const { notices } = await placeCheckout(shop.db, context, { userId: mia.id, form })
    await sql`select pg_notify('the_end', '')`.execute(shop.db)
    await until(() => heard.includes('the_end '))
    expect(heard).toEqual(['the_end '])
    await notifySold(shop.db, { customer: mia.id, notices })
    await until(() => heard.includes(`customer_changed ${mia.id}`))
    expect(heard.map((word) => word.split(' ')[0])).toEqual([
      ...['the_end', 'catalogue_changed', 'job_waits', 'customer_changed'],
    ])
  } finally {
    await unpublished.rollback().execute()
    await listener.end()
  }
})
