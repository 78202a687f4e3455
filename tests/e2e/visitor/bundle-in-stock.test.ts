import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { enter } from '../support/browser/visit.ts'
import { addThing } from '../support/shop/rare-products.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const first = await shop.created({ title: 'First', slug: 'first' })
await addThing(shop.db, 'part', 'Part', ['Plain', 'Striped'])
const part = await shop.product('part')
const whole = await shop.created({ title: 'Whole', slug: 'whole', frequentlyBoughtTogether: [part.id] })
const [plain, striped] = part.variants

async function sellOut(variant: typeof plain, of = 'part'): Promise<void> {
  await shop.db
    .updateTable('variants')
    .set({ stock: 0 })
    .where('id', '=', variant?.id ?? 0)
    .execute()
  // The shop is notified a moment later.
  const left = async () => (await shop.product(of)).variants.find(({ id }) => id === variant?.id)?.stock
  await expect.poll(left).toBe(0)
}

test('a bundle uses the first variant in stock of each product, names it, and is sold out without one', {
  tags: ['deep'],
}, async () => {
  await sellOut(plain)
  const token = await shop.customer()
  await using visit = await enter(`/products/${whole.slug}`, { address: shop.address, token })
  const { page } = visit
  const bundle = page.getByRole('region', { name: 'Frequently Bought Together' })
  await expect(bundle.getByRole('combobox', { name: 'Which Part' }).locator('option:checked')).toRead('Striped')
  await bundle.getByRole('button', { name: 'Add to Cart: all 2' }).click()
  await expect(page.getByText('Added Products to Cart')).toBeVisible()
  await visit.goTo('/cart')
  await expect(page.getByLabel('Quantity of Part, Striped')).toBeVisible()

  await sellOut(striped)
  await visit.goTo(`/products/${whole.slug}`)
  await expect(bundle.getByRole('button', { name: 'Out of stock' })).toBeVisible()
})

test('a customer chooses the variant of each bundle part and leaves parts out; price, button and cart follow', async () => {
  await addThing(shop.db, 'cup', 'Cup', ['Small', 'Large'])
  await addThing(shop.db, 'spoon', 'Spoon', ['Steel'])
  const cup = await shop.product('cup')
  const spoon = await shop.product('spoon')
  const frequentlyBoughtTogether = [cup.id, spoon.id]
  const tray = await shop.created({ title: 'Tray', slug: 'tray', price: '12.50', frequentlyBoughtTogether })
  const [, large] = cup.variants
  await shop.db
    .updateTable('variants')
    .set({ price_cents: 1500 })
    .where('id', '=', large?.id ?? 0)
    .execute()
  // The shop is notified a moment later.
  await expect.poll(async () => (await shop.product('cup')).variants[1]?.price).toBe('15.00')
  const token = await shop.customer()
  await using visit = await enter(`/products/${tray.slug}`, { address: shop.address, token, width: 375 })
  const { page } = visit
  const bundle = page.getByRole('region', { name: 'Frequently Bought Together' })
  const sum = bundle.getByRole('paragraph').filter({ hasText: / together/ })
  await expect(sum).toRead('All 3 together €32.50')
  // On a phone, three products and their total must fit on the screen.
  expect((await bundle.boundingBox())?.height).toBeLessThan(600)

  await bundle.getByRole('combobox', { name: 'Which Cup' }).selectOption('Large')
  await expect(sum).toRead('All 3 together €37.50')
  await expect
    .poll(() => bundle.getByRole('link', { name: 'Cup' }).getAttribute('href'))
    .toBe(`/products/cup?variant=${large?.id}`)
  await bundle.getByRole('checkbox', { name: 'Include Spoon' }).uncheck()
  await expect(sum).toRead('2 of 3 together €27.50')
  expect(await axeViolations(page)).toEqual([])
  await bundle.getByRole('checkbox', { name: 'Include Cup' }).uncheck()
  await expect(bundle.getByRole('button', { name: 'Add to Cart: this product only' })).toBeVisible()
  await bundle.getByRole('checkbox', { name: 'Include Cup' }).check()

  await bundle.getByRole('button', { name: 'Add to Cart: 2 of 3' }).click()
  await expect(page.getByText('Added Products to Cart')).toBeVisible()
  await visit.goTo('/cart')
  await expect(page.getByLabel('Quantity of Cup, Large')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subtotal' })).toRead(/^Subtotal 2 items €27.50/)
})

test('a sold-out part can be left out of a bundle, which can then be bought', { tags: ['deep'] }, async () => {
  await addThing(shop.db, 'saucer', 'Saucer', ['White'])
  const saucer = await shop.product('saucer')
  await sellOut(saucer.variants[0], 'saucer')
  const pot = await shop.created({ title: 'Pot', slug: 'pot', frequentlyBoughtTogether: [saucer.id, part.id] })
  await using visit = await enter(`/products/${pot.slug}`, { address: shop.address })
  const bundle = visit.page.getByRole('region', { name: 'Frequently Bought Together' })
  await expect(bundle.getByRole('button', { name: 'Out of stock' })).toBeVisible()
  await bundle.getByRole('checkbox', { name: 'Include Saucer' }).uncheck()
  await bundle.getByRole('checkbox', { name: 'Include Part' }).uncheck()
  await expect.poll(() => bundle.getByRole('button', { name: 'Add to Cart: this product only' }).isEnabled()).toBe(true)
})

test('a part left out of one bundle is included on its own page', { tags: ['deep'] }, async () => {
  const lid = await shop.created({ title: 'Lid', slug: 'lid', frequentlyBoughtTogether: [first.id] })
  const jar = await shop.created({ title: 'Jar', slug: 'jar', frequentlyBoughtTogether: [lid.id] })
  await using visit = await enter(`/products/${jar.slug}`, { address: shop.address })
  const bundle = visit.page.getByRole('region', { name: 'Frequently Bought Together' })
  await bundle.getByRole('checkbox', { name: 'Include Lid' }).uncheck()
  await expect(bundle.getByRole('button', { name: 'Add to Cart: this product only' })).toBeVisible()
  await bundle.getByRole('link', { name: 'Lid' }).click()
  await expect(visit.page.getByRole('heading', { level: 1 })).toRead('Lid')
  await expect(bundle.getByRole('button', { name: 'Add to Cart: all 2' })).toBeVisible()
})
