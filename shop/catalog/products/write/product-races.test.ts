import { expect, test } from 'vitest'
import { mug, variantToKeep } from '../../../../tests/fixtures/mug-form.ts'
import { aPicture, createdProduct, productForm, sendForm } from '../../../../tests/fixtures/product-form.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { placeOrder } from '../../../sales/orders/placing/place-order.server.ts'
import { getProductBySlug, type Product } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const file = await aPicture()
const picture = { image: file }

test('one of two concurrent saves of the same version succeeds, and the other reports a conflict', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { version } = await createdProduct(staff, mug)
  const answers = await Promise.all(
    ['First', 'Second', 'Third', 'Fourth'].map((title) =>
      sendForm(shop, staff, { slug: 'mug', form: productForm({ title, thumbnail: file, version }) }),
    ),
  )
  const conflict = {
    status: 409,
    answer: { detail: 'This product was changed by someone else. Reload it and try again.' },
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([conflict, conflict, conflict])
  const won = answers.find(({ status }) => status === 200)?.answer as Product
  expect(await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).toEqual(won)
  expect(won.version).toBe(version + 1)
  // The refused forms leave no images behind.
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(7 + 1)
})

test('edits never revert sales, and every stock change has a movement', async () => {
  const mia = await shop.customer('Mia')
  const before = await createdProduct(staff, mug)
  const [blue, red] = before.variants.map(({ id }) => id)
  const buy = (variant = 0) =>
    shop.db
      .transaction()
      .execute((tx) =>
        placeOrder(tx, { userId: mia.id, wanted: [{ product: before.id, variant, quantity: 1 }], now: new Date() }),
      )
  const edits = Array.from({ length: 6 }, (_, index) =>
    sendForm(shop, staff, {
      slug: 'mug',
      form: productForm({
        title: `Mug ${index}`,
        variants: [
          { ...variantToKeep(before, 2), images: [picture] },
          { ...variantToKeep(before, 0), images: [picture] },
          { ...variantToKeep(before, 1), ...(index === 3 && { stock: 50 }) },
        ],
      }),
    }),
  )
  const sales = Array.from({ length: 8 }, (_, index) => buy(index % 2 ? blue : red))
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  await Promise.all(sales)

  const after = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  const stock = new Map(after.variants.map(({ id, stock }) => [id, stock]))
  expect(stock.get(blue ?? 0)).toBe(6)
  const counted = await shop.db
    .selectFrom('stock_movements')
    .select(['variant_id', 'change'])
    .where('reason', 'in', ['initial', 'counted'])
    .where('variant_id', 'in', [...stock.keys()])
    .orderBy('id')
    .execute()
  expect(counted).toHaveLength(4)
  expect(counted.at(-1)?.variant_id).toBe(red)
  for (const { id } of after.variants) expect(await booked(shop, id)).toBe(stock.get(id))
})

/** The sum of all stock movements of a variant. */
async function booked({ db }: TestShop, variant: number): Promise<number> {
  const rows = await db.selectFrom('stock_movements').select('change').where('variant_id', '=', variant).execute()
  return rows.reduce((sum, { change }) => sum + change, 0)
}

test('a slug change frees the old slug, and one of two concurrent requests gets it', async () => {
  const first = await createdProduct(staff, mug)
  const second = await createdProduct(staff)
  const answers = await Promise.all(
    [first, second].map(({ slug }) => sendForm(shop, staff, { slug, form: productForm({ slug: 'cup' }) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.answer).toEqual({
    slug: ['product with this slug already exists.'],
  })
  expect((await sendForm(shop, staff, { slug: 'nowhere', form: productForm({}) })).status).toBe(404)
  const winner = answers[0]?.status === 200 ? 'mug' : second.slug
  expect((await shop.app.inject(`/api/product/${winner}/`)).statusCode).toBe(404)
  await createdProduct(staff, { ...mug, slug: winner })
})
