import { expect, test } from 'vitest'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { addToCart } from '../../sales/cart/cart.contract.ts'
import { currentUser } from './session.contract.ts'

test('reads the session, the user and the cart in one statement', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  const [variant = 0] = mug.variantIds
  const statementsOf = async (call: () => Promise<unknown>) => {
    const before = shop.queries()
    await call()
    return shop.queries() - before
  }
  const line = { product: mug.id, variant, quantity: 1, saveForLater: false }
  expect(await statementsOf(() => mia.api(addToCart, { body: line }))).toBe(2)
  expect(await statementsOf(() => mia.api(currentUser, {}))).toBe(1)
})
