import { expect, test } from 'vitest'
import type { Product } from '../../../shop/catalog/products/read/catalogue.contract.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { addThing } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// Other tests need the products of the shared shop, so this file uses its own.
const shop = await openStaffShop()
await shop.created({ title: 'First', slug: 'first' })

async function withTwoVariants(slug: string, title: string): Promise<Product> {
  await addThing(shop.db, slug, title, ['Plain', 'Striped'])
  return await shop.product(slug)
}

test('the next customer in the same document sees no messages about lines of the previous one', async () => {
  const stays = await withTwoVariants('stays', 'A thing that stays')
  const goes = await withTwoVariants('goes', 'A thing that goes')
  const wish = ({ id, variants }: Product) => ({ product: id, variant: variants[0]?.id ?? 0, quantity: 1 })
  const password = 'correct horse battery'
  const tom = await newCustomer('Tom', { password, cart: [wish(stays)] }, shop)
  const { token } = await newCustomer('Mia', { cart: [wish(goes)] }, shop)
  await using visit = await enter('/cart', { address: shop.address, token })
  const { page } = visit
  await expect(page.getByRole('main').getByRole('link', { name: 'A thing that goes' })).toBeVisible()
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', goes.id).execute()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('is no longer sold and was removed from your cart.')).toBeVisible()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Logout', exact: true }).click()
  await press(page, 'Logout')
  await says(page, 'Successfully Logged Out')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(tom.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
  await says(page, 'Successfully Logged In')
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await pathIs(page, '/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'A thing that stays', exact: true })).toBeVisible()
  await expect(page.getByText('A thing that goes')).toBeHidden()
})

test('a line that leaves before its product update is reported at the next visit', async () => {
  const goes = await withTwoVariants('goes-later', 'A thing that goes later')
  const wish = { product: goes.id, variant: goes.variants[0]?.id ?? 0, quantity: 1 }
  const { token } = await newCustomer('Mia', { cart: [wish] }, shop)
  await using visit = await enter('/cart', { address: shop.address, token })
  const { page } = visit
  const line = page.getByRole('main').getByRole('link', { name: 'A thing that goes later' })
  await expect(line).toBeVisible()
  // The process that serves products may receive a deletion later than the one that serves the session.
  const old = page.waitForResponse('**/api/product/**')
  await page.route(
    '**/api/product/**',
    (route) => route.fulfill({ json: { count: 1, next: null, previous: null, results: [goes] } }),
    {
      times: 1,
    },
  )
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', goes.id).execute()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await old
  await expect(line).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('is no longer sold and was removed from your cart.')).toBeVisible()
})

test('order lines link to products that are still sold, mark others, and have alt texts', async () => {
  const bought = await withTwoVariants('bought', 'A thing that was bought')
  const [plain, striped] = bought.variants
  const { token } = await newCustomer('Mia', { received: bought }, shop)
  await shop.db
    .updateTable('variants')
    .set({ deleted_at: new Date() })
    .where('id', '=', striped?.id ?? 0)
    .execute()
  await using visit = await enter('/orders', { address: shop.address, token, width: 375 })
  const { page } = visit
  const row = page.getByRole('main').locator('details').first()
  await expect
    .poll(() => row.locator('summary').textContent())
    .toContain('2 items: A thing that was bought, A thing that was bought')
  await row.locator('summary').click()
  await expect(row.getByText(/ · no longer sold$/)).toBeVisible()
  await expect.poll(() => row.getByRole('link', { name: /^A thing/ }).count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await row.getByRole('link', { name: 'A thing that was bought', exact: true }).click()
  await expect.poll(() => page.url()).toContain(`/products/bought?variant=${plain?.id}`)
})
