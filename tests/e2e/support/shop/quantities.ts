import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Product } from '../../../../shop/catalog/products/read/catalogue.contract.ts'
import { openShopDatabase } from '../../../databases/shop-database.ts'

/** Helpers for quantities in the cart. */
export const cartLineOf = (product: Product, quantity: number, variant = product.variants[0]) => ({
  product: product.id,
  variant: variant?.id ?? 0,
  quantity,
})
export const quantity = (page: Page) => page.getByRole('main').getByLabel('Quantity')
export const quantityOf = (page: Page, product: Product, variant = product.variants[0]) =>
  page.getByLabel(`Quantity of ${product.title}, ${variant?.name}`)
export const sum = (page: Page) => page.getByRole('region', { name: 'Subtotal' })
export const checkout = (page: Page) => page.getByRole('link', { name: 'Checkout' })
export const pressAddToCart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
export const putInLater = (page: Page) => page.getByRole('button', { name: 'Put in Save For Later' })

export async function type(page: Page, number: string, field = quantity(page)): Promise<void> {
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption('20+')
  await field.fill(number)
}

/** Sets the stock of a variant and waits until the shop serves it. */
export async function stockBecomes(
  product: Product,
  variant: { id: number } | undefined,
  stock: number,
): Promise<void> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  const id = variant?.id ?? 0
  await db.updateTable('variants').set({ stock }).where('id', '=', id).execute()
  const told = async () => {
    const answer = await fetch(`${inject('shop').address}/api/product/${product.slug}/`)
    return ((await answer.json()) as Product).variants.find((one) => one.id === id)?.stock
  }
  await expect.poll(told).toBe(stock)
}

/** Returns the server's cart of a customer: quantities by variant. */
export async function inCart(token: string): Promise<Record<string, number>> {
  const answer = await fetch(`${inject('shop').address}/api/user/`, { headers: { authorization: `Token ${token}` } })
  const { cartitem_set } = (await answer.json()) as { cartitem_set: { variant: number; quantity: number }[] }
  return Object.fromEntries(cartitem_set.map(({ variant, quantity }) => [variant, quantity]))
}
