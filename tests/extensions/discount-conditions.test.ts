import { condition, defineExtension, money, number } from 'comptoir/extension'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../lib/endpoint.ts'
import { auditLog } from '../../shop/core/activity-log/audit-log.contract.ts'
import { quoteCart } from '../../shop/sales/cart/cart.contract.ts'
import { checkOut, quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { discountChoices, discounts, previewDiscount } from '../../shop/sales/discounts/discounts.contract.ts'
import { enterCode } from '../../shop/sales/discounts/entering/cart-code.contract.ts'
import { addSellable, bodyFor, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'

/** What the condition does in place of its rule. Tests set it. */
const failing: { answer: unknown } = { answer: undefined }

/** A condition of customers with several different products. */
const variety = defineExtension({
  name: 'variety',
  version: '1.0.0',
  for: '^0.1',
  conditions: {
    products: condition({
      label: 'Different products',
      fields: {
        count: number({ label: 'Number of products', min: 2, max: 20, default: 2 }),
        each: money({ label: 'Price of each', default: 5_00 }),
      },
      isMet: ({ lines }, { count, each }) => {
        if (failing.answer instanceof Error) throw failing.answer
        if (failing.answer !== undefined) return failing.answer as string
        const matching = lines.filter(({ priceCents }) => priceCents >= each)
        return matching.length >= count || `Add ${count - matching.length} other products.`
      },
    }),
  },
})

type Form = RequestOf<typeof discounts.add>['body']
const FORM = { name: 'Variety', kind: 'percentage', value: '10', code: 'VARIETY' } as const
const chosen = (values: object) => ({ extension: 'variety', name: 'products', values }) as Form['condition']

test('a condition of an extension is offered, stored with its fields, and decides in quote and order', async () => {
  failing.answer = undefined
  await using selling = await openSellingShop({ extensions: [variety] })
  const { shop, staff } = selling
  const { conditions } = await staff.api(discountChoices, {})
  expect(conditions).toMatchObject([
    {
      extension: 'variety',
      name: 'products',
      label: 'Different products',
      fields: [{ name: 'count' }, { name: 'each' }],
    },
  ])
  const add = (condition: Form['condition']) => staff.api(discounts.add, { body: { ...FORM, condition } })
  await expect(add(chosen({ count: '1' }))).rejects.toThrow(
    '{"condition":{"values":{"count":["Enter a number from 2 to 20."]}}}',
  )
  await expect(add({ extension: 'variety', name: 'gone', values: {} })).rejects.toThrow(
    'This condition no longer exists.',
  )
  const made = await add(chosen({ count: '2', each: '6.00' }))
  expect(made.condition).toEqual({ ...chosen({ count: 2, each: '6.00' }), problem: null })
  // The preview counts it as met.
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 10_00 })
  const { carts } = await staff.api(previewDiscount, { body: { ...FORM, condition: chosen({ count: '2' }) } })
  expect(carts[0]).toMatchObject({ discount: '1.00', problem: null })

  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 1)
  await putInCart(mia, await addSellable(shop, { priceCents: 5_00 }), 1)
  expect(await mia.api(enterCode, { body: { code: 'VARIETY' } })).toMatchObject({
    ...{ total: '15.00', discounts: [], code: { code: 'VARIETY', problem: 'Add 1 other products.' } },
  })
  await putInCart(mia, await addSellable(shop, { priceCents: 7_00 }), 1)
  expect(await mia.api(quoteCart, {})).toMatchObject({ total: '19.80', code: { problem: null } })
  expect((await checkOutCart(mia)).discounts).toMatchObject([{ name: 'Variety', goods: '2.20' }])
})

test('a discount does not apply if its condition throws, answers nonsense, or its extension is removed', async () => {
  failing.answer = undefined
  await using selling = await openSellingShop({ extensions: [variety] })
  const { shop, staff } = selling
  const made = await staff.api(discounts.add, { body: { ...FORM, condition: chosen({ each: '0' }) } })
  const mia = await shop.customer('Mia')
  for (const priceCents of [10_00, 5_00]) await putInCart(mia, await addSellable(shop, { priceCents }), 1)
  await mia.api(enterCode, { body: { code: 'VARIETY' } })
  const quoted = await mia.api(quoteCheckout, { query: {} })
  expect(quoted.discounts).toHaveLength(1)
  const problem = async () => (await staff.api(discounts.list, {})).discounts[0]?.condition?.problem
  const none = { total: '15.00', discounts: [], code: { problem: 'This code is not valid.' } }

  failing.answer = new Error('It is broken.')
  expect(await mia.api(quoteCart, {})).toMatchObject(none)
  await shop.services.extensions.settle()
  expect(await problem()).toMatch(/has failed within the last day.*It is broken\.$/)
  // The order is not placed at another price than shown.
  await expect(mia.api(checkOut, { body: bodyFor(quoted) })).rejects.toThrow('409 The order has changed')
  failing.answer = false
  expect(await mia.api(quoteCart, {})).toMatchObject(none)
  // Its third error within a minute has disabled the extension.
  await shop.services.extensions.settle()
  failing.answer = undefined
  expect(await mia.api(quoteCart, {})).toMatchObject(none)
  expect(await problem()).toMatch(/^The extension variety is removed or disabled/)

  // The other fields can still be changed, and the condition stays stored.
  const body = { ...FORM, name: 'Renamed', condition: chosen({ count: 2, each: 0 }), version: made.version }
  const changed = await staff.api(discounts.change, { params: { id: String(made.id) }, body })
  expect(changed).toMatchObject({ name: 'Renamed', condition: { name: 'products' } })
  const without = { ...body, condition: null, version: changed.version }
  await staff.api(discounts.change, { params: { id: String(made.id) }, body: without })
  expect(await mia.api(quoteCart, {})).toMatchObject({ total: '13.50' })
  const { results } = await staff.api(auditLog, { query: { discount: String(made.id) } })
  const entry = results.find(({ field }) => field === 'condition')
  expect([entry?.old, entry?.new]).toEqual(['variety, products (count: 2, each: 0)', null])
})
