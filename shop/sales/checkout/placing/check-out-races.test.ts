import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { openForSelling } from '../../../../tests/fixtures/selling/open-for-selling.ts'
import {
  addSellable,
  bodyFor,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { openSelling } from '../../launch/selling.contract.ts'
import { listOrders } from '../../orders/orders.contract.ts'
import { checkOut, quoteCheckout } from '../checkout.contract.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

const stockOf = async ({ db }: TestShop, variant: number) =>
  (await db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock

test('creates one order for a repeated idempotency key and two orders for two keys', async () => {
  const { shop, staff, methods } = selling
  await limitUnpaid(staff)
  const mia = await shop.customer()
  const { email } = await mia.api(currentUser, {})
  const mug = await addSellable(shop, { variants: [{ name: 'One', stock: 50 }] })
  for (let round = 0; round < 5; round += 1) {
    await putInCart(mia, mug, 2)
    const quoted = await mia.api(quoteCheckout, { query: { method: String(methods.collect) } })
    const body = bodyFor(quoted, { payment: 'collection', billing: LYON, delivery: undefined })
    const orders = await Promise.all(Array.from({ length: 8 }, () => mia.api(checkOut, { body })))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  }
  expect((await mia.api(listOrders, { query: {} })).count).toBe(5)
  expect(await stockOf(shop, mug.variantIds[0] ?? 0)).toBe(40)
  expect(await shop.emails(email)).toHaveLength(5)
})

test('places one order for two tabs with the same cart, and does not order lines that have left the cart', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const [mug, pot] = [await addSellable(shop), await addSellable(shop)]
  await putInCart(mia, mug, 2)
  const quoted = await mia.api(quoteCheckout, { query: { method: String(methods.collect) } })
  const collected = { payment: 'collection', billing: LYON, delivery: undefined } as const
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => mia.api(checkOut, { body: bodyFor(quoted, { ...collected, key: randomUUID() }) })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toContain('409 The order has changed')
  expect(await stockOf(shop, mug.variantIds[0] ?? 0)).toBe(18)
  // The key is also rejected for lines that are still in the cart.
  await putInCart(mia, pot, 1)
  const both = bodyFor(await mia.api(quoteCheckout, { query: { method: String(methods.collect) } }), collected)
  const [line] = bodyFor(quoted).lines
  const total = (Number(both.total) + Number(quoted.total)).toFixed(2)
  const body = { ...both, total, lines: [...both.lines, ...(line ? [line] : [])] }
  await expect(mia.api(checkOut, { body })).rejects.toThrow('409 The order has changed')
  expect(await stockOf(shop, mug.variantIds[0] ?? 0)).toBe(18)
})

test('rejects an idempotency key that was used for different lines, and keeps the cart', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const [mug, pot] = [await addSellable(shop), await addSellable(shop)]
  const collected = { payment: 'collection', billing: LYON, delivery: undefined, key: randomUUID() } as const
  const quote = () => mia.api(quoteCheckout, { query: { method: String(methods.collect) } })
  await putInCart(mia, mug, 1)
  const first = bodyFor(await quote(), collected)
  const { id } = await mia.api(checkOut, { body: first })
  await putInCart(mia, pot, 1)
  const second = bodyFor(await quote(), collected)
  await expect(mia.api(checkOut, { body: second })).rejects.toThrow('409 The order has changed')
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ product: pot.id, quantity: 1 }])
  expect((await mia.api(checkOut, { body: first })).id).toBe(id)
  expect((await mia.api(checkOut, { body: { ...second, key: randomUUID() } })).id).not.toBe(id)
})

test('never sells more than the stock to concurrent customers', async () => {
  const { shop, methods } = selling
  const mug = await addSellable(shop, { variants: [{ name: 'One', stock: 7 }] })
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, n) => shop.customer(`Buyer${n}`)))
  for (const one of buyers) await putInCart(one, mug, 1)
  const bodies = await Promise.all(
    buyers.map(async (one, n) =>
      n % 2
        ? bodyFor(await one.api(quoteCheckout, { query: {} }))
        : bodyFor(await one.api(quoteCheckout, { query: { method: String(methods.collect) } }), {
            payment: 'collection',
            delivery: undefined,
            billing: LYON,
          }),
    ),
  )
  const answers = await Promise.allSettled(buyers.map((one, n) => one.api(checkOut, { body: bodies[n] as never })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toContain('Out of stock')
  expect(await stockOf(shop, mug.variantIds[0] ?? 0)).toBe(0)
})

test('keeps orders placed before the shop closes and rejects orders after the answer', async () => {
  const { shop, staff } = selling
  const mug = await addSellable(shop, { variants: [{ name: 'One', stock: 500 }] })
  const [variant = 0] = mug.variantIds
  let placed = 0
  for (let round = 0; round < often(3); round += 1) {
    const buyers = await Promise.all(Array.from({ length: 8 }, (_, n) => shop.customer(`Buyer${round}x${n}`)))
    for (const one of buyers) await putInCart(one, mug, 1)
    const bodies = await Promise.all(buyers.map(async (one) => bodyFor(await one.api(quoteCheckout, { query: {} }))))
    let isClosed = false
    const late: boolean[] = []
    let close = () => {}
    const closing = new Promise<void>((resolve) => {
      close = resolve
    })
    const orders = buyers.map(async (one, n) => {
      // Some orders are sent while the shop closes, others after the answer.
      if (n >= 6) await closing
      const wasClosed = isClosed
      const done = await one.api(checkOut, { body: bodies[n] as never }).then(
        () => true,
        (error) => {
          expect(String(error)).toContain('409')
          return false
        },
      )
      if (wasClosed) late.push(done)
      return done
    })
    void staff.api(openSelling, { body: { is_open: false } }).then(() => {
      isClosed = true
      close()
    })
    placed += (await Promise.all(orders)).filter(Boolean).length
    expect(late).toEqual([false, false])
    const lines = await shop.db.selectFrom('order_lines').select('order_id').where('variant_id', '=', variant).execute()
    expect(lines).toHaveLength(placed)
    expect(await stockOf(shop, variant)).toBe(500 - placed)
    await openForSelling(shop.db, shop.clock.now)
    await shop.services.reloadIdentity()
  }
})
