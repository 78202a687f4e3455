import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toPrice } from '../../../../../lib/money.ts'
import type { DatabaseAddress } from '../../../../../tests/databases/copied-database.ts'
import { databaseUrl } from '../../../../../tests/databases/other-database.ts'
import { buy } from '../../../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { openStripeShop } from '../../../../../tests/fixtures/selling/stripe-shop.ts'
import { by, ordered, paged, paidThere } from '../../../../../tests/payments/processes/payment-actions.ts'
import { countFigures } from '../../../../catalog/products/table/products-table-store.server.ts'
import { findPopularIds } from '../../../../catalog/search/suggestions/popular-store.server.ts'
import { checkPayment, listOrders } from '../../../orders/orders.contract.ts'
import { listStaffOrders } from '../../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { paymentsState } from '../staff/payment-issues.server.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')

test('excludes test orders from all figures, and removes them by a command except those with pending payments', async () => {
  await using world = await openStripeShop({ stock: 20 })
  const { shop, mia, staff, mug, variant, stripe } = world
  const { db } = shop
  const command = async (...words: string[]) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: shop.config.dataDir,
      DATABASE_URL: databaseUrl(shop.connection as DatabaseAddress),
    }
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/remove-test-orders.ts', ...words], {
      cwd: root,
      env,
    })
    return stdout.trim().split('\n')
  }
  const count = async (table: 'orders' | 'payments' | 'refunds' | 'order_lines' | 'order_addresses' | 'order_steps') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const stock = async () =>
    (await db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock
  const moved = async () => {
    const { rows } = await sql<{
      sum: number
    }>`select coalesce(sum(change), 0) as sum from stock_movements where variant_id = ${variant}`.execute(db)
    return Number(rows[0]?.sum)
  }

  // An order by transfer is not a test order. Test orders: in production, cancelled and refunded, expired, and awaiting
  // payment.
  const real = await ordered(world, 'transfer')
  await db.updateTable('orders').set({ status: 'making' }).where('id', '=', real).execute()
  const made = await paidThere(world)
  await mia.api(checkPayment, by(made.id))
  const cancelled = await paidThere(world)
  await mia.api(checkPayment, by(cancelled.id))
  await staff.api(transitionOrder, { ...by(cancelled.id), body: { to: 'cancelled' } })
  await world.round()
  await paged(world, await ordered(world))
  world.pass(56)
  await world.round()
  const waiting = await ordered(world)

  await countFigures(db, shop.clock.now)
  const { sold } = await db
    .selectFrom('product_figures')
    .select('sold')
    .where('product_id', '=', mug.id)
    .executeTakeFirstOrThrow()
  expect(sold).toBe(2)
  // The order table lists all orders but adds up only the real one.
  const { count: listed, total } = await staff.api(listStaffOrders, { query: {} })
  const { total_cents } = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', real)
    .executeTakeFirstOrThrow()
  expect([listed, total]).toEqual([5, toPrice(total_cents)])
  // Test orders do not count for popularity: three cups sell more than two mugs.
  const cup = await addProduct(db, { title: 'Cup', variants: [{ name: 'One', stock: 5 }] })
  await buy(shop, await shop.customer('Ida'), cup, [3])
  expect(await findPopularIds(db, 1)).toEqual([cup.id])

  expect([await stock(), await moved()]).toEqual([14, 14])
  expect(await command()).toEqual([
    'Orders of test mode: 3. To remove them: npm run remove-test-orders -- --yes',
    '1 stay, because a payment or refund is pending.',
  ])
  expect(await count('orders')).toBe(6)
  expect(await command('--yes')).toEqual([
    'Removed: 3 orders of test mode.',
    '1 stay, because a payment or refund is pending.',
  ])
  const { results } = await mia.api(listOrders, { query: {} })
  expect(results.map(({ id }) => id).sort()).toEqual([real, waiting].sort())
  expect([await count('order_lines'), await count('payments'), await count('refunds')]).toEqual([3, 2, 0])
  // The order in production had taken two, which are back in stock.
  expect([await stock(), await moved()]).toEqual([16, 16])

  // The provider still has the payments, but no unmatched payment is reported.
  world.pass(20)
  await world.round()
  expect(stripe.account.sessions.size).toBe(3)
  expect((await paymentsState(shop.services)).needs_you).toEqual([])
})
