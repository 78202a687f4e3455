import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
await shop.created({ title: 'Mug', slug: 'mug', price: '20.00' })
await shop.created({ title: 'Bowl', slug: 'bowl', price: '9.00' })
await shop.created({ title: 'Vase', slug: 'vase', price: '50.00' })

const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).locator('tbody a:not([aria-label])').allTextContents()

/** Counts clicks on buttons, links, fields and choices from here on. */
function clicksOn(page: Page) {
  const hands = { clicks: 0 }
  const click = async (name: string | RegExp, role: 'link' | 'textbox' | 'button' | 'combobox' | 'checkbox') => {
    hands.clicks += 1
    await main(page).getByRole(role, { name }).click()
  }
  return { hands, click }
}

test('staff change a price and a stock in the product list, each with two clicks from the admin page', async () => {
  await using visit = await enter('/admin', { address, token: staff })
  const { page } = visit
  const { hands, click } = clicksOn(page)
  hands.clicks += 1
  await openAdminScreen(page, 'Products')
  await click('Price of Mug in euros', 'textbox')
  await page.keyboard.type('22,50')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Saved')).toBeVisible()
  expect(hands.clicks).toBe(2)
  await expect.poll(async () => (await shop.product('mug')).price).toBe('22.50')

  await page.goto(`${address}/admin`)
  hands.clicks = 0
  hands.clicks += 1
  await openAdminScreen(page, 'Products')
  await click('Stock of Bowl', 'textbox')
  await page.keyboard.type('41')
  await page.keyboard.press('Tab')
  await expect(main(page).getByText('Saved')).toBeVisible()
  expect(hands.clicks).toBe(2)
  await expect.poll(async () => (await shop.product('bowl')).variants[0]?.stock).toBe(41)
})

test('an invalid value shows an error at its field and keeps the text, and Escape restores the value', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/admin/products', { address, token: staff, expecting: /status of 400/ })
  const { page } = visit
  const price = main(page).getByRole('textbox', { name: 'Price of Vase in euros' })
  await price.fill('fifty')
  await price.press('Enter')
  await expect(main(page).getByText('A valid number is required.')).toBeVisible()
  await expect.poll(() => price.inputValue()).toBe('fifty')
  expect(await axeViolations(page)).toEqual([])
  await price.press('Escape')
  await expect.poll(() => price.inputValue()).toBe('50.00')
})

test('staff hide and publish a product in the list; visitors no longer see it, and staff see a note on its page', async () => {
  await using visit = await enter('/admin/products', { address, token: staff, expecting: /status of 404/ })
  const { page } = visit
  await main(page).getByRole('button', { name: 'Hide Vase' }).click()
  await expect(main(page).getByRole('link', { name: 'Hidden 1' })).toBeVisible()
  await expect.poll(async () => (await shop.ask('/api/product/vase/')).status).toBe(404)
  await main(page).getByRole('link', { name: 'Hidden 1' }).click()
  await expect.poll(() => titles(page)).toEqual(['Vase'])
  expect(page.url()).toContain('only=hidden')
  await main(page).getByRole('button', { name: 'Publish Vase' }).click()
  await expect.poll(async () => (await shop.ask('/api/product/vase/')).status).toBe(200)
})

test('the list searches while typing, sorts by columns, and keeps both in the address', async () => {
  await using visit = await enter('/admin/products', { address, token: staff })
  const { page } = visit
  await main(page).getByRole('link', { name: 'Price, €' }).click()
  await expect.poll(() => titles(page)).toEqual(['Bowl', 'Mug', 'Vase'])
  await main(page).getByRole('link', { name: 'Price, €' }).click()
  await expect.poll(() => titles(page)).toEqual(['Vase', 'Mug', 'Bowl'])
  await main(page).getByRole('searchbox').pressSequentially('mu')
  await expect.poll(() => titles(page)).toEqual(['Mug'])
  // The list of the first letter has the same product.
  await expect.poll(() => new URL(page.url()).search).toBe('?q=mu&sort=price&descending=true')
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Mug'])
})

test('selected products are added to a collection, and the list is filtered by it', { tags: ['deep'] }, async () => {
  await shop.db
    .insertInto('collections')
    .values({
      ...{ slug: 'table', title: 'Table', text: '', picture_alt: '', meta_title: '', meta_description: '' },
      ...{ parent_id: null, picture_key: null, rule: null, position: 0, in_menu: false, state: 'published' },
    })
    .execute()
  await using visit = await enter('/admin/products?sort=title', { address, token: staff, first: freezeClock })
  const { page } = visit
  for (const name of ['Select Bowl', 'Select Vase']) await main(page).getByRole('checkbox', { name }).check()
  for (const width of [320, 375, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await fitsItsWindow(page)
  }
  const withTicked = page.getByRole('region', { name: 'Selected products' })
  await withTicked.getByLabel('Action').selectOption('Add to collection')
  await press(page, 'Apply')
  await expect(withTicked.getByText('Choose a collection.')).toBeVisible()
  await withTicked.getByLabel('Collection').selectOption('Table')
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await press(page, 'Apply')
  await says(page, '2 products added to the collection')
  await main(page).getByRole('search').getByLabel('Collection').selectOption('Table')
  await expect.poll(() => titles(page)).toEqual(['Bowl', 'Vase'])
  expect(new URL(page.url()).search).toBe('?collection=table&sort=title&descending=false')
})

test('a bulk stock change keeps sales made since the list was loaded', async () => {
  await shop.db.updateTable('variants').set({ stock: 10 }).execute()
  await using visit = await enter('/admin/products?sort=title', { address, token: staff })
  const { page } = visit
  for (const name of ['Select Bowl', 'Select Vase']) await main(page).getByRole('checkbox', { name }).check()
  await page.getByLabel('Action').selectOption('Set the stock of each variant to')
  await page.getByLabel('Value').fill('15')
  const bowl = await shop.product('bowl')
  await shop.db.updateTable('variants').set({ stock: 7 }).where('product_id', '=', bowl.id).execute()
  await press(page, 'Apply')
  await says(page, '2 products changed')
  const stockOf = async (slug: string) => (await shop.product(slug)).variants[0]?.stock
  await expect.poll(() => Promise.all([stockOf('bowl'), stockOf('vase')])).toEqual([12, 15])
})

test('products are changed in bulk, put on sale, and deleted after a confirmation; on a phone in dark theme', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/admin/products?sort=title', { address, token: staff, width: 375, theme: 'dark' })
  const { page } = visit
  for (const name of ['Select Bowl', 'Select Vase']) await main(page).getByRole('checkbox', { name }).check()
  await page.getByLabel('Action').selectOption('Change prices by, %')
  await page.getByLabel('Value').fill('+100')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Apply')
  await says(page, '2 products changed')
  const priceOf = async (slug: string) => (await shop.product(slug)).price
  await expect.poll(() => Promise.all([priceOf('bowl'), priceOf('vase')])).toEqual(['18.00', '100.00'])

  for (const name of ['Select Bowl', 'Select Vase']) await main(page).getByRole('checkbox', { name }).check()
  await page.getByLabel('Action').selectOption('Put on sale …')
  await press(page, 'Apply')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/reductions/new')
  await field(page, 'Name').fill('Winter')
  await field(page, 'Percent').fill('25')
  await expect(main(page).getByText('becomes €13.50')).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Create sale')
  await pathIs(page, '/admin/reductions')
  await expect(main(page).getByRole('row', { name: /Winter.*Running.*−25 %/ })).toBeVisible()
  await expect.poll(async () => (await shop.product('vase')).variants[0]?.reduced?.price).toBe('75.00')
  await page.getByRole('link', { name: 'Winter' }).click()
  await press(page, 'End sale')
  await says(page, 'Sale ended')
  await expect.poll(async () => (await shop.product('vase')).variants[0]?.reduced).toBeNull()

  await visit.goTo('/admin/products')
  await main(page).getByRole('checkbox', { name: 'Select Bowl' }).check()
  await page.getByLabel('Action').selectOption('Delete …')
  await press(page, 'Apply')
  const dialog = page.getByRole('dialog', { name: 'Delete 1 product?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await says(page, '1 product deleted')
  await expect.poll(() => titles(page)).not.toContain('Bowl')
})

test('from any page, hiding a product, putting it on sale and opening low stock take three clicks each', {
  tags: ['deep'],
}, async () => {
  await shop.created({ title: 'Jug', slug: 'jug', price: '30.00' })
  await using visit = await enter('/', { address, token: staff })
  const { page } = visit
  const { hands, click } = clicksOn(page)
  const toTheTable = async () => {
    await page.goto(address)
    hands.clicks = 1
    await page.getByRole('navigation').getByRole('link', { name: 'Admin' }).first().click()
    hands.clicks += 1
    await openAdminScreen(page, 'Products')
  }
  await toTheTable()
  await click('Hide Jug', 'button')
  await expect(main(page).getByRole('button', { name: 'Publish Jug' })).toBeVisible()
  expect(hands.clicks).toBe(3)
  await expect.poll(async () => (await shop.ask('/api/product/jug/')).status).toBe(404)
  await main(page).getByRole('button', { name: 'Publish Jug' }).click()
  // The list is updated before the response. Leaving earlier would cancel the change.
  await expect.poll(async () => (await shop.ask('/api/product/jug/')).status).toBe(200)

  await toTheTable()
  await click('Put Jug on sale', 'link')
  await field(page, 'Percent').fill('50')
  await page.keyboard.press('Enter')
  await pathIs(page, '/admin/reductions')
  expect(hands.clicks).toBe(3)
  await expect
    .poll(async () => (await shop.product('jug')).variants[0]?.reduced)
    .toMatchObject({
      price: '15.00',
      before: '30.00',
      percent: 50,
    })

  await toTheTable()
  await click(/^Low \d+$/, 'link')
  await expect.poll(() => new URL(page.url()).search).toBe('?only=low')
  expect(hands.clicks).toBe(3)
})

test.each([768, 1024])(
  'at %i px the whole table is visible, also with a long name and a large stock',
  async (width) => {
    const slug = 'porcelain-teapot-with-a-bamboo-handle-and-a-strainer-of-steel-for-six-cups'
    if (width === 768) {
      const { variants } = await shop.created({
        title: 'Donaudampfschifffahrtsgesellschaftskanne',
        slug,
        price: '1234.50',
      })
      await shop.db
        .updateTable('variants')
        .set({ stock: 100_000 })
        .where(
          'id',
          'in',
          variants.map(({ id }) => id),
        )
        .execute()
    }
    await using visit = await enter('/admin/products', { address, token: staff, width })
    const { page } = visit
    await expect(main(page).getByText(slug)).toBeVisible()
    const ends = await main(page)
      .locator('table, td:visible, th:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    await fitsItsWindow(page)
  },
)
