import { expect, test } from 'vitest'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const LONG =
  'Tablecloth of washed linen with a hem that was sewn by hand in our own workshop on the quay, for a table of twelve'

test('a cart line is as high as its picture, and a long title can be read in full', async () => {
  await shop.created({ title: LONG, slug: 'tablecloth' })
  await shop.created({ title: 'Spoon', slug: 'spoon' })
  const token = await shop.customer()
  await using visit = await enter('/products/tablecloth', { address: shop.address, token, width: 1280 })
  const { page } = visit
  for (const slug of ['tablecloth', 'spoon']) {
    await visit.goTo(`/products/${slug}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(page.getByText('Woohoo, added to cart').first()).toBeVisible()
  }
  await visit.goTo('/cart')
  await expect(page.getByRole('link', { name: LONG, exact: true })).toBeVisible()
  const heights = () =>
    page
      .getByRole('region', { name: 'In your cart' })
      .getByRole('listitem')
      .evaluateAll((lines) => lines.map((line) => line.clientHeight))
  await expect.poll(heights).toEqual([112, 112])
  await page.setViewportSize({ width: 375, height: 800 })
  for (const height of await heights()) expect(height).toBeLessThanOrEqual(132)
  await fitsItsWindow(page)
})
