import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { often } from '../../../../tests/deep.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { listProducts } from '../../../catalog/products/read/catalogue.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { addToCart, changeCart, quoteCart, removeFromCart } from '../cart.contract.ts'
import { linesWith, sumOf } from '../cart-line.ts'

/** A simple model of a cart. */
interface Model {
  lines: Map<number, { quantity: number; later: boolean }>
  stock: Map<number, number>
}

const which = fc.nat({ max: 3 })
const quantity = fc.integer({ min: 1, max: 12 })
const step = fc.oneof(
  fc.record({ does: fc.constant('add' as const), which, quantity, later: fc.boolean() }),
  fc.record({ does: fc.constant('change' as const), which, quantity }),
  fc.record({ does: fc.constant('move' as const), which, later: fc.boolean() }),
  fc.record({ does: fc.constant('remove' as const), which }),
  fc.record({ does: fc.constant('stock' as const), which, quantity: fc.integer({ min: 0, max: 9 }) }),
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), which }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Applies a step to the model; returns false if the shop must refuse it. */
function expected({ lines, stock }: Model, variant: number, made: Step): boolean {
  const line = lines.get(variant)
  const there = stock.get(variant)
  switch (made.does) {
    case 'add': {
      const isAllowed = there !== undefined && (made.later ? there > 0 || line !== undefined : made.quantity <= there)
      if (isAllowed) lines.set(variant, { quantity: made.quantity, later: made.later })
      return isAllowed
    }
    case 'change':
    case 'move': {
      if (!line || there === undefined) return false
      const wanted = made.does === 'change' ? { ...line, quantity: made.quantity } : { ...line, later: made.later }
      const isSame = wanted.quantity === line.quantity && wanted.later === line.later
      const isAllowed = wanted.later || isSame || wanted.quantity <= there
      if (isAllowed) lines.set(variant, wanted)
      return isAllowed
    }
    case 'remove':
      return lines.delete(variant)
    case 'stock':
      if (there !== undefined) stock.set(variant, made.quantity)
      return true
    case 'delete':
      stock.delete(variant)
      lines.delete(variant)
      return true
  }
}

async function take(shop: TestShop, mia: Person, product: number, variant: number, made: Step): Promise<unknown> {
  const { cartitem_set } = await mia.api(currentUser, {})
  // A missing line is represented by an id that does not exist.
  const params = { id: String(cartitem_set.find((line) => line.variant === variant)?.id ?? 999_999) }
  switch (made.does) {
    case 'add':
      return mia.api(addToCart, { body: { product, variant, quantity: made.quantity, saveForLater: made.later } })
    case 'change':
      return mia.api(changeCart, { params, body: { quantity: made.quantity } })
    case 'move':
      return mia.api(changeCart, { params, body: { saveForLater: made.later } })
    case 'remove':
      return mia.api(removeFromCart, { params })
    case 'stock':
      return shop.db
        .updateTable('variants')
        .set({ stock: made.quantity })
        .where('id', '=', variant)
        .where('deleted_at', 'is', null)
        .execute()
    case 'delete':
      return shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', product).execute()
  }
}

test('matches the model after random adds, changes, moves, removals, sales and deletions, and renders every page', {
  timeout: often(60_000),
}, async () => {
  await using shop = await openShop({ pages: await builtPages() })
  let people = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      people += 1
      const mia = await shop.customer(`Mia ${people}`)
      const products = await Promise.all(
        [0, 1, 2, 3].map(() => addProduct(shop.db, { variants: [{ name: 'One', stock: 6 }] })),
      )
      const variantOf = (index: number) => products[index]?.variantIds[0] ?? 0
      const model: Model = { lines: new Map(), stock: new Map(products.map((_, index) => [variantOf(index), 6])) }
      for (const made of steps) {
        const variant = variantOf(made.which)
        const isDone = await take(shop, mia, products[made.which]?.id ?? 0, variant, made).then(
          () => true,
          (error: Error) => {
            expect(error.message).toMatch(/^40[04] /)
            return false
          },
        )
        expect(isDone, JSON.stringify(made)).toBe(expected(model, variant, made))
        const { cartitem_set } = await mia.api(currentUser, {})
        const lines = new Map(
          cartitem_set.map((line) => [line.variant, { quantity: line.quantity, later: line.saveForLater }]),
        )
        expect(lines).toEqual(model.lines)
      }
      await opens(shop, mia, products)
    }),
    { numRuns: often(25) },
  )
})

/** Reads what the cart screen reads, and returns what it shows. */
async function opens(shop: TestShop, mia: Person, products: readonly { id: number; slug: string }[]): Promise<void> {
  const id = products.map((product) => product.id).join(',')
  const { results } = await mia.api(listProducts, { query: { id } })
  const { cartitem_set } = await mia.api(currentUser, {})
  const lines = linesWith(results, cartitem_set)
  expect(lines).toHaveLength(cartitem_set.length)
  // Server and browser compute the total with the same function.
  const { price, pieces } = await mia.api(quoteCart, {})
  expect({ price, pieces }).toEqual(sumOf(lines.filter(({ item }) => !item.saveForLater)))
  for (const path of ['/', '/cart', '/checkout', '/orders']) expect((await shop.app.inject(path)).statusCode).toBe(200)
  for (const { slug } of products) expect((await shop.app.inject(`/products/${slug}`)).statusCode).toBeLessThan(400)
}
