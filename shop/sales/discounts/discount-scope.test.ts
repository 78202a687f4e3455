import { expect, test } from 'vitest'
import type { RequestOf } from '../../../lib/endpoint.ts'
import { collectionForm, createdCollection } from '../../../tests/fixtures/collections.ts'
import { addDiscount } from '../../../tests/fixtures/discounts.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import {
  addProductToCollection,
  updateCollection,
} from '../../catalog/collections/editing/edit-collections.contract.ts'
import { listProducts } from '../../catalog/products/read/catalogue.contract.ts'
import { quoteCart } from '../cart/cart.contract.ts'
import { previewDiscount } from './discounts.contract.ts'
import { enterCode } from './entering/cart-code.contract.ts'

test('a discount of a collection applies to the products that the shop lists in it: sub-collections and rules', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const goods = await Promise.all(
    ['In home', 'In table', 'In mugs', 'Cheap', 'Elsewhere'].map(async (title, n) => {
      const product = await addSellable(shop, {
        title,
        priceCents: title === 'Cheap' ? 3_00 : (n + 1) * 10_00,
      })
      return { ...product, title }
    }),
  )
  const [inHome, inTable, inMugs] = goods
  const home = await createdCollection(staff, { slug: 'home' })
  const table = await createdCollection(staff, { slug: 'table', parent: home.id })
  const mugs = await createdCollection(staff, { slug: 'mugs', parent: table.id })
  const cheap = await createdCollection(staff, { slug: 'cheap', parent: table.id, rule: 'price_range=1,5' })
  for (const [slug, product] of [
    ['home', inHome],
    ['table', inTable],
    ['mugs', inMugs],
  ] as const)
    await staff.api(addProductToCollection, { params: { slug, product: String(product?.id) }, body: {} })
  const mia = await shop.customer('Mia')
  for (const product of goods) await putInCart(mia, product, 1)

  /** Titles of the products of a cart that a code for the collection discounts, and those that the shop lists. */
  async function discountedBy({ id, slug }: { id: number; slug: string }) {
    const code = `ALL-${slug.toUpperCase()}`
    await addDiscount(shop.db, { code, value: 10_000, collections: [id] })
    await mia.api(enterCode, { body: { code } })
    const { discounts } = await mia.api(quoteCart, {})
    const listed = await shop.visitor.api(listProducts, { query: { collection: slug } }).catch(() => ({ results: [] }))
    return [discounts[0]?.goods, listed.results.map(({ title }) => title).toSorted()]
  }
  expect(await discountedBy(home)).toEqual(['63.00', ['Cheap', 'In home', 'In mugs', 'In table']])
  expect(await discountedBy(table)).toEqual(['53.00', ['Cheap', 'In mugs', 'In table']])
  expect(await discountedBy(mugs)).toEqual(['30.00', ['In mugs']])
  expect(await discountedBy(cheap)).toEqual(['3.00', ['Cheap']])

  const preview = async ({ id }: { id: number }) => {
    const body: RequestOf<typeof previewDiscount>['body'] = {
      name: 'All',
      kind: 'percentage',
      value: '100',
      scope: 'collections',
      collections: [id],
    }
    const { carts } = await staff.api(previewDiscount, { body })
    return carts[0]?.lines.map(({ title }) => title)
  }
  expect(await preview(mugs)).toEqual(['In mugs'])
  expect(await preview(cheap)).toEqual(['Cheap'])

  // Hidden sub-collections don't count. A hidden collection that staff chose does, with its own products.
  await staff.api(updateCollection, { params: { slug: 'table' }, body: collectionForm({ state: 'hidden' }) })
  expect(await discountedBy(home)).toEqual(['10.00', ['In home']])
  expect(await discountedBy(table)).toEqual(['20.00', []])

  // Conditions are measured on the same products, and the order is computed in the same way.
  await addDiscount(shop.db, { code: 'MINIMUM', value: 5_000, collections: [home.id], minimum_cents: 10_01 })
  expect(await mia.api(enterCode, { body: { code: 'MINIMUM' } })).toMatchObject({
    discounts: [],
    code: { problem: expect.stringContaining('€0.01') },
  })
  await mia.api(enterCode, { body: { code: 'ALL-CHEAP' } })
  expect((await checkOutCart(mia)).discounts).toMatchObject([{ goods: '3.00' }])
})
