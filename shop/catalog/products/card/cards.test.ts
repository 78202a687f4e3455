import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { saleForm } from '../../../../tests/fixtures/sales.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { addProductToCollection } from '../../collections/editing/edit-collections.contract.ts'
import { sales } from '../../sale-prices/sales.contract.ts'
import { listProducts } from '../read/catalogue.contract.ts'
import { exactProductTags, productTag } from '../read/catalogue-tags.server.ts'
import { CARD_PICTURES, CardResponse, listProductCards } from './product-card.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const CARD = { fields: 'card' } as const

/** Three products: one with two variants and three images, a plain one and a hidden one. */
async function stocked({ db }: TestShop) {
  const variants = [
    { name: 'Blue', pictures: 3, stock: 4 },
    { name: 'Red', pictures: 1, priceCents: 2_000 },
  ]
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', variants })
  await db.updateTable('variants').set({ contents: '250 g' }).where('id', 'in', mug.variantIds).execute()
  const pot = await addProduct(db, { slug: 'pot', title: 'Pot', variants: [{ name: 'Black', stock: 57 }] })
  const jug = await addProduct(db, { slug: 'jug', title: 'Jug' })
  await db.updateTable('products').set({ state: 'hidden' }).where('id', '=', jug.id).execute()
  return { mug, pot, jug }
}

test('a card has the fields of the list and only the images of its first variant', async () => {
  const { mug, pot, jug } = await stocked(shop)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 15 }) })
  const { slug } = await createdCollection(staff, { slug: 'table' })
  await staff.api(addProductToCollection, { params: { slug, product: String(mug.id) }, body: {} })
  const questions = [
    {},
    { page_size: '1', page: '2' },
    { sort: 'price_low_to_high' as const },
    { collection: slug },
    { id: `${pot.id},${jug.id},${mug.id}` },
  ]
  const { visitor } = shop
  for (const query of questions) {
    const whole = await visitor.api(listProducts, { query })
    const results = whole.results.map((product) => {
      const { variants, ...card } = CardResponse.parse(product)
      const pictures = (images: (typeof variants)[number]['images'], index: number) =>
        index === 0 ? images.slice(0, CARD_PICTURES) : []
      return { ...card, variants: variants.map((one, index) => ({ ...one, images: pictures(one.images, index) })) }
    })
    expect(results.length).toBeGreaterThan(0)
    const at = (url: string | null) => url?.replace('/?', '/?fields=card&') ?? null
    const cards = await visitor.api(listProductCards, { query: { ...query, ...CARD } })
    expect(cards).toEqual({ ...whole, next: at(whole.next), previous: at(whole.previous), results })
  }
  expect(
    (await visitor.api(listProductCards, { query: { collection: slug, ...CARD } })).results[0]?.variants,
  ).toMatchObject([
    { images: [{ alt: 'Mug, Blue' }, { alt: 'Mug, Blue' }], stock: 4, price: null },
    { images: [], reduced: { price: '17.00' }, unit_price: { per: 'kg' } },
  ])
})

test('customers get the visitors’ response, and staff get unpublished products by id', async () => {
  const { mug, jug } = await stocked(shop)
  const mia = await shop.customer('Mia')
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: mug.variantIds })
  const of = { query: { id: `${jug.id},${mug.id}`, ...CARD } }
  for (const question of [{ query: CARD }, of]) {
    const everybodys = await shop.visitor.api(listProductCards, question)
    const before = shop.queries()
    expect(await mia.api(listProductCards, question)).toEqual(everybodys)
    // Only the session is looked up.
    expect(shop.queries() - before).toBeLessThanOrEqual(1)
  }
  const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug)
  expect(slugs(await staff.api(listProductCards, of))).toEqual(['jug', 'mug'])
  expect(slugs(await staff.api(listProductCards, { query: CARD }))).toEqual(['pot', 'mug'])
  expect(slugs(await shop.visitor.api(listProductCards, of))).toEqual(['mug'])
})

test('reports unknown fields as an error', async () => {
  const answer = await shop.app.inject('/api/product/?fields=title')
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['fields']])
})

test('an invisible stock change keeps cached cards, and a visible change replaces them', async () => {
  const { pot } = await stocked(shop)
  const stockOf = async () => {
    const { results } = await shop.visitor.api(listProductCards, { query: { id: String(pot.id), ...CARD } })
    return results[0]?.variants[0]?.stock
  }
  const sell = async (stock: number, tags: string[]) => {
    await shop.db.updateTable('variants').set({ stock }).where('id', 'in', pot.variantIds).execute()
    shop.cache.note({ isSale: true, tags })
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_100)
  }
  expect(await stockOf()).toBe(57)
  const [seen = '', ...exactly] = exactProductTags([pot.id])
  expect(seen).toBe(productTag(pot.id))
  await sell(56, exactly)
  const before = shop.queries()
  expect(await stockOf()).toBe(57)
  expect(shop.queries()).toBe(before)
  await sell(9, [seen, ...exactly])
  expect(await stockOf()).toBe(9)
})
