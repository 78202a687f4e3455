import { expect, test } from 'vitest'
import { enter } from '../support/browser/in-browser.ts'
import { addThing } from '../support/shop/rarities.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
await shop.created({ title: 'First', slug: 'first' })
await addThing(shop.db, 'part', 'Part', ['Plain', 'Striped'])
const part = await shop.product('part')
const whole = await shop.created({ title: 'Whole', slug: 'whole', frequentlyBoughtTogether: [part.id] })
const [plain, striped] = part.variants

async function sellOut(variant: typeof plain): Promise<void> {
  await shop.db
    .updateTable('variants')
    .set({ stock: 0 })
    .where('id', '=', variant?.id ?? 0)
    .execute()
  // The shop hears of it a moment later.
  const left = async () => (await shop.product('part')).variants.find(({ id }) => id === variant?.id)?.stock
  await expect.poll(left).toBe(0)
}

test('a bundle takes of each part the first variant that is in stock, says which, and is sold out when there is none', async () => {
  await sellOut(plain)
  const token = await shop.customer()
  await using visit = await enter(`/products/${whole.slug}`, { address: shop.address, token })
  const { page } = visit
  const bundle = page.getByRole('region', { name: 'Frequently Bought Together' })
  await expect(bundle.getByText('Striped', { exact: true })).toBeVisible()
  await bundle.getByRole('button', { name: 'Add to Cart: all 2' }).click()
  await expect(page.getByText('Added Products to Cart')).toBeVisible()
  await visit.goTo('/cart')
  await expect(page.getByLabel('Quantity of Part, Striped')).toBeVisible()

  await sellOut(striped)
  await visit.goTo(`/products/${whole.slug}`)
  await expect(bundle.getByRole('button', { name: 'Out of stock' })).toBeVisible()
})
