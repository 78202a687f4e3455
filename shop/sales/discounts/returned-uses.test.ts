import { expect, test } from 'vitest'
import { addDiscount } from '../../../tests/fixtures/discounts.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../tests/processes/open-shop.ts'
import { issueToken } from '../../core/auth/session-store.server.ts'
import { quoteCart } from '../cart/cart.contract.ts'
import { discounts } from './discounts.contract.ts'
import { enterCode } from './entering/cart-code.contract.ts'

test('a lapsed order returns its use; after another order took it, the late payment is refunded', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mug, provider, page, now, sweep, pass, work } = world
  await shop.db.updateTable('variants').set({ stock: 100 }).execute()
  const order = async (person: Person, code: string) => {
    await putInCart(person, mug, 2)
    await person.api(enterCode, { body: { code } })
    return checkOutCart(person, { payment: 'online' })
  }
  let people = 0
  /** Places an order that lapses with its payment page closed. Its payment arrives after `meanwhile`. */
  async function paidLate(code: string, meanwhile: (first: Person) => Promise<unknown>) {
    people += 1
    const first = await shop.customer(`First ${people}`)
    const placed = await order(first, code)
    expect(placed.discounts, code).toHaveLength(1)
    const reference = await page(placed, first)
    pass(55)
    await sweep()
    expect((await now(placed, first))?.status, code).toBe('cancelled')
    expect((await first.api(quoteCart, {})).code, code).toEqual({ code, problem: null })
    await meanwhile(first)
    provider.become(reference, { state: 'paid', receivedCents: Math.round(Number(placed.price) * 100) })
    pass(15)
    await work(2)
    await first.ordersConfirmed()
    const uses = await shop.db
      .selectFrom('order_discounts')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('order_id')
      .where('code', '=', code)
      .where('orders.status', '<>', 'cancelled')
      .execute()
    return [(await now(placed, first))?.status, uses.length]
  }
  const another = async (code: string) => order(await shop.customer(`Second ${code}`), code)
  await addDiscount(shop.db, { code: 'LAST', max_uses: 1 })
  await addDiscount(shop.db, { code: 'SINGLE', isSingleUse: true })
  const gone = await addDiscount(shop.db, { code: 'GONE', isSingleUse: true })
  await addDiscount(shop.db, { code: 'ONCE', max_uses_per_customer: 1 })
  await addDiscount(shop.db, { code: 'FIRST', is_for_first_order: true })
  const freed = await addDiscount(shop.db, { code: 'FREED', isSingleUse: true })
  const remove = async (id: number) => {
    // The first session has ended meanwhile.
    const owner = shop.as(await issueToken(shop.db, { id: staff.id, isStaff: true }, shop.clock.now))
    const version = (await owner.api(discounts.list, {})).discounts.find((one) => one.id === id)?.version ?? 0
    await owner.api(discounts.remove, { params: { id: String(id) }, query: { version } })
  }

  expect(await paidLate('LAST', () => another('LAST'))).toEqual(['cancelled', 1])
  expect(await paidLate('SINGLE', () => another('SINGLE'))).toEqual(['cancelled', 1])
  // The deletion keeps the uses of its codes, and frees their texts.
  const deletedAfter = async () => {
    await another('GONE')
    await remove(gone)
    await addDiscount(shop.db, { code: 'GONE', isSingleUse: true })
  }
  expect(await paidLate('GONE', deletedAfter)).toEqual(['cancelled', 1])
  expect(await paidLate('ONCE', (first) => order(first, 'ONCE'))).toEqual(['cancelled', 1])
  expect(await paidLate('FIRST', (first) => order(first, 'FIRST'))).toEqual(['cancelled', 1])
  const refunds = await shop.db.selectFrom('refunds').select(['because', 'state']).execute()
  expect(refunds).toEqual(Array(5).fill({ because: 'late', state: 'done' }))

  expect(await paidLate('FREED', () => remove(freed))).toEqual(['making', 1])
})
