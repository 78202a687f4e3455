import { expect, test } from 'vitest'
import { often } from '../../testing/deep.ts'
import { addProduct } from '../../testing/people-and-things/some-products.ts'
import { openShop } from '../../testing/processes/open-shop.ts'
import { currentUser } from '../session/session.contract.ts'
import { addToCart, changeCart } from './cart.contract.ts'

test('two tabs that change the same line at once, one its quantity and one its place, both have their way', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const { id: product, variantIds } = await addProduct(shop.db)
  const [variant = 0] = variantIds
  const { cartitem_set } = await mia.api(addToCart, { body: { product, variant, quantity: 1, saveForLater: false } })
  const params = { id: String(cartitem_set[0]?.id) }
  for (let round = 0; round < often(20); round += 1) {
    await mia.api(changeCart, { params, body: { quantity: 1, saveForLater: false } })
    await Promise.all([{ quantity: 3 }, { saveForLater: true }].map((body) => mia.api(changeCart, { params, body })))
    expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ quantity: 3, saveForLater: true }])
  }
})
