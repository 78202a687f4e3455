import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../../lib/endpoint.ts'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import { storeLegalNotice } from '../../../../tests/fixtures/invoices.ts'
import { take } from '../../../../tests/fixtures/placed-order.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { recordPayment, refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { recordManualRefund } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { withdrawLines } from '../../returns/statements/withdrawals.contract.ts'

type RefundBody = RequestOf<typeof refundOrder>['body']

/** Opens a shop with 3 for 2, or 4 for 2, on mugs of 12.50 that computes offers of partial returns again. */
async function openRecomputingShop(get_pieces = 1) {
  const world = await openPayingShop()
  const { shop, staff, mia, mug, variant } = world
  await storeLegalNotice(shop)
  const set = { kind: 'buy_x_get_y', value: 0, buy_pieces: 2, get_pieces, get_rate: 10_000 } as const
  const discount = await addDiscount(shop.db, { name: '3 for 2', ...set })
  const choose = async (returned_offers: '' | 'recompute') => {
    const { delivery } = await staff.api(getSettings, {})
    await staff.api(saveSettings.delivery, {
      body: { ...delivery.values, returned_offers, version: delivery.version } as never,
    })
  }
  await choose('recompute')
  return {
    ...world,
    discount,
    choose,
    /** Orders three mugs (four in 4 for 2) and pays 25.00 and 4.90 shipping, or six and pays 50.00. */
    orderThree: async (quantity = 3) => {
      await putInCart(mia, mug, quantity)
      const { id } = await checkOutCart(mia, { payment: 'transfer' })
      const amount = quantity > 4 ? '50.00' : '29.90'
      await staff.api(recordPayment, { params: { id: String(id) }, body: { amount, received_on: '2026-11-23' } })
      // The e-mails of the order come before those of returns.
      await staff.ordersConfirmed()
      return id
    },
    withdraw: (id: number, quantity: number) =>
      mia.api(withdrawLines, {
        params: { id: String(id) },
        body: { key: randomUUID(), name: 'Mia', email: 'mia@example.com', lines: [{ variant, quantity }] },
      }),
    refund: (id: number, amount: string, quantity: number, more: number | Partial<RefundBody> = {}) =>
      staff.api(refundOrder, {
        params: { id: String(id) },
        body: {
          ...{ key: randomUUID(), because: 'withdrawn', amount },
          ...(typeof more === 'number' ? { withdrawal: more } : more),
          lines: [{ variant, quantity, restock: true }],
        },
      }),
    amounts: async () => (await world.refunds()).map(({ cents }) => cents),
    lastEmail: async () => (await shop.emails(world.email)).at(-1)?.text,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('partial withdrawals of 3 for 2 refund what the remaining units do not cost, and the credit notes add up', async () => {
  await using world = await openRecomputingShop()
  const { shop, staff, choose, discount, orderThree, withdraw, amounts, now, stock } = world
  const id = await orderThree()
  expect(await now({ id })).toMatchObject({
    price: '29.90',
    recomputed_offers: [{ name: '3 for 2', kind: 'buy_x_get_y', buy_pieces: 2 }],
  })
  // Neither the setting nor the discount changes the order.
  await choose('')
  await shop.db.updateTable('discounts').set({ buy_pieces: 1 }).where('id', '=', discount).execute()
  expect(await withdraw(id, 1)).toMatchObject({ stage: 'cancelled' })
  expect(await amounts()).toEqual([])
  expect(await now({ id })).toMatchObject({ returned_price: '0.00', order_product_items: [{ refunded: 1 }] })
  await withdraw(id, 1)
  expect(await now({ id })).toMatchObject({ returned_price: '12.50', status: 'making' })
  await withdraw(id, 1)
  expect(await amounts()).toEqual([12_50, 17_40])
  expect(await now({ id })).toMatchObject({ status: 'cancelled', payment: { refunded: '29.90' } })
  expect(await stock()).toBe(10)
  for (const { id: refund } of await shop.db.selectFrom('refunds').select('id').orderBy('id').execute())
    await staff.api(recordManualRefund, {
      body: { id: String(refund), paid_back_on: '2026-11-23', bank_reference: '' } as never,
    })
  const bodies = async () => {
    const rows = await shop.db.selectFrom('documents').select(['kind', 'body']).orderBy('id').execute()
    return rows.map(({ kind, body }) => [kind, body.grossCents, body.lines[0]?.grossCents, body.charges.length])
  }
  await expect.poll(bodies).toEqual([
    ['invoice', 29_90, 25_00, 1],
    ['credit_note', 12_50, 12_50, 0],
    ['credit_note', 17_40, 12_50, 1],
  ])
  const { body } = await shop.db.selectFrom('documents').select('body').orderBy('id').limit(1).executeTakeFirstOrThrow()
  expect(body.discounts).toEqual([{ name: '3 for 2', cents: 12_50 }])
})

test('units are refunded as paid by default, and staff settle a return that is worth nothing once', async () => {
  await using world = await openRecomputingShop()
  const { shop, staff, choose, orderThree, withdraw, refund, amounts, now, stock, subjects } = world
  await choose('')
  const asPaid = await orderThree()
  expect(await now({ id: asPaid })).toMatchObject({ recomputed_offers: [] })
  for (const quantity of [1, 1]) await withdraw(asPaid, quantity)
  expect(await amounts()).toEqual([8_33, 8_33])
  await withdraw(asPaid, 1)
  expect((await amounts()).slice(2)).toEqual([8_34 + 4_90])

  await choose('recompute')
  const id = await orderThree()
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  const { id: withdrawal } = await withdraw(id, 1)
  await expect(refund(id, '0', 1)).rejects.toThrow('Enter the amount to refund.')
  const settled = await Promise.allSettled(Array.from({ length: 3 }, () => refund(id, '0', 1, withdrawal)))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await now({ id })).toMatchObject({
    payment: { refunded: '0.00' },
    withdrawals: [{ stage: 'refunded' }],
    order_product_items: [{ refunded: 1, withdrawn: 1 }],
  })
  expect(await stock()).toBe(8)
  expect((await subjects()).at(-1)).toBe(`Your order ${id} at Comptoir: your return is settled`)
  expect(await amounts()).toHaveLength(3)
  expect(await shop.db.selectFrom('orders').select('returned_units_cents').where('id', '=', id).execute()).toEqual([
    { returned_units_cents: 0 },
  ])
})

test('concurrent withdrawals and refunds of 3 for 2 refund no more than was paid', async () => {
  await using world = await openRecomputingShop()
  const { orderThree, withdraw, refund, now } = world
  const id = await orderThree()
  const results = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => withdraw(id, 1)),
    ...Array.from({ length: 2 }, () => refund(id, '12.50', 1)),
  ])
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  const order = await now({ id })
  const [line] = order?.order_product_items ?? []
  expect(line?.refunded).toBeLessThanOrEqual(3)
  expect(Number(order?.payment?.refunded)).toBeLessThanOrEqual(29.9)
  expect(Number(order?.returned_price)).toBe({ 0: 0, 1: 0, 2: 12.5, 3: 25 }[line?.refunded ?? 0])
})

test('amounts that staff refund for units of 3 for 2 reduce later automatic refunds', async () => {
  await using world = await openRecomputingShop()
  const { orderThree, withdraw, refund, amounts, now } = world
  const id = await orderThree()
  await refund(id, '8.33', 1)
  expect(await now({ id })).toMatchObject({ returned_price: '8.33' })
  await withdraw(id, 1)
  expect(await amounts()).toEqual([8_33, 4_17])
  await withdraw(id, 1)
  expect((await now({ id }))?.payment?.refunded).toBe('25.00')
  // An amount above the price of a unit contains goodwill or delivery.
  const other = await orderThree()
  await refund(other, '17.40', 1)
  expect(await now({ id: other })).toMatchObject({ returned_price: '12.50' })
})

test('units that are not as agreed are refunded as paid, and still count for 3 for 2', async () => {
  await using world = await openRecomputingShop()
  const { orderThree, withdraw, refund, amounts, now } = world
  const id = await orderThree()
  await refund(id, '8.33', 1, { because: 'not_as_agreed' })
  expect(await now({ id })).toMatchObject({
    returned_price: '8.33',
    order_product_items: [{ refunded: 1, refunded_as_paid: 1 }],
  })
  // The remaining unit costs 12.50, as without a defect.
  await withdraw(id, 1)
  expect(await amounts()).toEqual([8_33, 4_17])
})

test('a withdrawal after a defect and an open withdrawal states a refund', async () => {
  await using world = await openRecomputingShop(2)
  const { staff, orderThree, withdraw, refund } = world
  const id = await orderThree(4)
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  await refund(id, '6.25', 1, { because: 'not_as_agreed' })
  expect(await withdraw(id, 1)).toMatchObject({ is_refund_due: false })
  expect(await withdraw(id, 1)).toMatchObject({ is_refund_due: true })
})

test('a return of 0 has its reason: the recalculated offer, or a note of staff', async () => {
  await using world = await openRecomputingShop()
  const { staff, choose, orderThree, withdraw, refund, lastEmail, now, stock } = world
  const id = await orderThree()
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  const stated = await withdraw(id, 1)
  expect(stated).toMatchObject({ stage: 'received', is_refund_due: false })
  expect(await lastEmail()).toMatch(/send them back by [\s\S]*because the offer was recalculated/)
  expect(await lastEmail()).not.toMatch(/We refund you|IBAN/)
  const withdrawal = stated.id
  // The second unit is worth its price, also while the first withdrawal is open.
  expect(await withdraw(id, 1)).toMatchObject({ stage: 'received', is_refund_due: true })
  expect(await lastEmail()).toContain('We refund you within 14 days')
  const once = { key: randomUUID(), withdrawal }
  await refund(id, '0', 1, once)
  expect(await lastEmail()).toContain('because the offer was recalculated')
  // A repeated request succeeds without a second settlement.
  expect(await refund(id, '0', 1, once)).toMatchObject({ order_product_items: [{ refunded: 1 }] })
  expect(await stock()).toBe(8)

  await choose('')
  const asPaid = await orderThree()
  await take(staff, asPaid, 'shipping', 'shipped', 'delivered')
  const worn = (await withdraw(asPaid, 1)).id
  await expect(refund(asPaid, '0', 1, worn)).rejects.toThrow('Tell the customer why nothing is refunded.')
  await refund(asPaid, '0', 1, { withdrawal: worn, note: 'The mug came back broken.' })
  const text = await lastEmail()
  expect(text).toContain('The mug came back broken.')
  expect(text).not.toContain('offer')
  expect(await now({ id: asPaid })).toMatchObject({ withdrawals: [{ stage: 'refunded' }] })
})

test('confirms each withdrawal of unpacked units with its own refund', async () => {
  await using world = await openRecomputingShop()
  const { orderThree, withdraw, amounts, lastEmail, now, pass } = world
  const id = await orderThree(6)
  const confirmed = async () => {
    pass(1)
    await withdraw(id, 1)
    return (await lastEmail())?.match(/We refund .\d+\.\d+|because the offer was recalculated/)?.[0]
  }
  const none = 'because the offer was recalculated'
  expect([await confirmed(), await confirmed(), await confirmed(), await confirmed()]).toEqual([
    ...[none, 'We refund €12.50', 'We refund €12.50', none],
  ])
  expect(await amounts()).toEqual([12_50, 12_50])
  const refundOf = async () => (await now({ id }))?.withdrawals.map(({ refund }) => refund?.state ?? null)
  expect(await refundOf()).toEqual([null, 'on_its_way', 'on_its_way', null])
  pass(1)
  await withdraw(id, 2)
  expect(await now({ id })).toMatchObject({ status: 'cancelled', payment: { refunded: '50.00' } })
  expect(await lastEmail()).toContain('We refund €25.00')
  expect(await refundOf()).toEqual([null, 'on_its_way', 'on_its_way', null, 'on_its_way'])
})
