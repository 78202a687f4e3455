import { expect, test } from 'vitest'
import { addSellable, openSellingShop, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { removeFromCart } from '../../cart/cart.contract.ts'
import { quoteCheckout } from '../checkout.contract.ts'
import { quoteDifferences } from './quote-differences.ts'

test.each([
  { cause: 'removed from the cart', text: 'Mug, Red is no longer in your cart.' },
  { cause: 'sold out', text: 'Mug, Red: Out of stock' },
  { cause: 'withdrawn from sale', text: 'Mug, Red is no longer for sale.' },
  { cause: 'fewer in the cart', text: 'Mug, Red: quantity 2 before, 1 now' },
])('a line that is $cause is explained by its cause', async ({ cause, text }) => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', variants: [{ name: 'Red' }] })
  await putInCart(mia, mug, 2)
  const before = await mia.api(quoteCheckout, { query: {} })
  const variants = shop.db.updateTable('variants').where('product_id', '=', mug.id)
  if (cause === 'removed from the cart') {
    const [item] = (await mia.api(currentUser, {})).cartitem_set
    await mia.api(removeFromCart, { params: { id: String(item?.id) } })
  }
  if (cause === 'sold out') await variants.set({ stock: 0 }).execute()
  if (cause === 'fewer in the cart') await shop.db.updateTable('cart_lines').set({ quantity: 1 }).execute()
  if (cause === 'withdrawn from sale')
    await shop.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', mug.id).execute()
  expect(quoteDifferences(before, await mia.api(quoteCheckout, { query: {} }))[0]).toBe(text)
})

test('discounts of the same name are compared with their amounts', async () => {
  await using selling = await openSellingShop()
  const mia = await selling.shop.customer('Mia')
  await putInCart(mia, await addSellable(selling.shop), 1)
  const quoted = await mia.api(quoteCheckout, { query: {} })
  const withDiscounts = (...amounts: readonly string[]) => ({
    ...quoted,
    discounts: amounts.map((goods) => ({ name: 'Offer', code: null, goods, delivery: '0.00' })),
  })
  const differences = (before: readonly string[], now: readonly string[]) =>
    quoteDifferences(withDiscounts(...before), withDiscounts(...now))
  expect(differences(['1.00', '2.00'], ['2.00', '1.00'])).toEqual([])
  expect(differences(['1.00', '2.00'], ['2.00', '3.00'])).toEqual([
    'The discount “Offer” takes off €3.00 instead of €1.00.',
  ])
  expect(differences(['1.00', '2.00'], ['2.00'])).toEqual(['The discount “Offer” no longer applies.'])
  expect(differences(['2.00'], ['1.00', '2.00'])).toEqual(['The discount “Offer” now applies.'])
})
