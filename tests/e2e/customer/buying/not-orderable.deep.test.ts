import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const REASON = 'This can’t be ordered yet: its manufacturer has no contact details.'

test.each(alsoDeep([375], [1440]))('a product without manufacturer details is not offered at %i px', async (width) => {
  const lamp = await shop.sellable({ title: 'Lamp', slug: `lamp-${width}`, price: '44.00' })
  await shop.sellable({ title: 'Mug', slug: `mug-${width}`, price: '12.00' })
  const token = await shop.customer()
  await using visit = await enter(`/products/mug-${width}`, { address: shop.address, token, width })
  const { page, goTo } = visit
  const button = page.getByRole('button', { name: 'Add to Cart', exact: true })
  for (const slug of [`mug-${width}`, `lamp-${width}`]) {
    await goTo(`/products/${slug}`)
    await button.first().click()
    await expect(page.getByText('Woohoo, added to cart').first()).toBeVisible()
  }
  await shop.db.updateTable('products').set({ maker: 'Unknown' }).where('id', '=', lamp.id).execute()

  await goTo('/cart')
  const lines = page.getByRole('region', { name: 'In your cart' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Lamp' })).toRead(new RegExp(REASON))
  expect(await lines.filter({ hasText: 'Mug' }).innerText()).not.toContain(REASON)
  await expect(page.getByText('€12.00', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('One line can’t be bought as it is and isn’t included.')).toBeVisible()
  await fitsItsWindow(page)

  const unknown = await shop.created({ title: 'Vase', slug: `vase-${width}`, price: '30.00' })
  await goTo(`/products/${unknown.slug}`)
  await expect(page.getByText('Not available for order yet')).toBeVisible()
  expect(await button.count()).toBe(0)
})
