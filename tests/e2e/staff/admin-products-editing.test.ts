import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { aPicture } from '../../fixtures/product-form.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import {
  field,
  freezeClock,
  hasFocus,
  isWrong,
  pastTheGuard,
  pathIs,
  press,
  says,
  toggle,
} from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
const customer = await shop.customer()
const vase = await shop.created({ title: 'Vase', slug: 'vase' })

const SCREENS = [
  ['/admin', 'Dashboard', 'manage the shop'],
  ['/admin/products/create', 'Create a product', 'create products'],
  ['/admin/products/update', 'Update a product', 'update products'],
  ['/admin/products/update/vase', 'Update Vase', 'update products'],
  ['/admin/products/delete', 'Delete a product', 'delete products'],
  ['/admin/products/delete/vase', 'ARE YOU SURE?!', 'delete products'],
] as const

const main = (page: Page) => page.getByRole('main')
const inDraft = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' })

test('customers and visitors see that these screens are for staff, and nothing else', { tags: ['deep'] }, async () => {
  await using visitor = await enter('/', { address, width: 375 })
  await using mia = await enter('/', { address, token: customer })
  for (const [path, , purpose] of alsoDeep(SCREENS.slice(0, 2), SCREENS.slice(2))) {
    await visitor.goTo(path)
    await expect(main(visitor.page).getByText(`Only staff can ${purpose}. Log in`)).toBeVisible()
    await expect(main(visitor.page).getByRole('link', { name: 'Login' })).toBeVisible()
    await mia.goTo(path)
    await expect(main(mia.page).getByText(`Only staff can ${purpose}. You are logged in as Mia`)).toBeVisible()
    for (const { page } of [visitor, mia]) await expect.poll(() => main(page).getByRole('textbox').count()).toBe(0)
  }
})

test('a concurrent change is shown field by field, and the own values overwrite it', async () => {
  const image = await aPicture()
  const variants = ['Small', 'Large'].map((name) => ({ name, stock: 5, images: [{ image }] }))
  await shop.created({ title: 'Bowl', slug: 'bowl', description: 'Round.', price: '20', variants })
  const bob = await shop.otherStaff('Bob')
  await using first = await enter('/admin/products/update/bowl', { address, token: bob })
  await using second = await enter('/admin/products/update/bowl', {
    address,
    token: staff,
    first: freezeClock,
    expecting: /status of 409/,
  })
  const { page } = second

  await field(page, 'Title').fill('Deep bowl')
  await field(page, 'Description').fill('Deep.')
  await press(page, 'Remove Large')
  await field(first.page, 'Title').fill('Wide bowl')
  await field(first.page, 'Description').fill('Wide.')
  await field(first.page, 'Price in euros').fill('25')
  await press(first.page, 'Save changes')
  await says(first.page, 'WOHOO')

  await press(page, 'Save changes')
  await says(page, 'This product was changed by someone else. Reload it and try again.')
  const panel = page.getByRole('region', { name: 'This product was changed while you were editing' })
  await hasFocus(panel.getByRole('heading'))
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Deep bowl')
  await expect(panel.getByText('Last saved by Bob')).toBeVisible()
  expect(await panel.getByRole('term').allTextContents()).toEqual(['Title', 'Description', 'Price', 'Variant “Large”'])
  await expect(panel.getByText('Wide bowl')).toBeVisible()
  await expect(panel.getByText('Deep bowl')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await press(page, 'Overwrite product')
  await says(page, 'WOHOO')
  await pathIs(page, '/products/bowl')
  await expect
    .poll(() => shop.product('bowl'))
    .toMatchObject({ title: 'Deep bowl', description: 'Deep.', price: '20.00' })
  expect((await shop.product('bowl')).variants.map(({ name }) => name)).toEqual(['Small'])
})

test('reloading a product that was changed concurrently discards the own changes after a confirmation', {
  tags: ['deep'],
}, async () => {
  const image = await aPicture()
  const variants = [{ name: 'Small', stock: 5, images: [{ image }] }]
  await shop.created({ title: 'Cup', slug: 'cup', description: 'Round.', price: '20', variants })
  const bob = await shop.otherStaff('Bob')
  await using first = await enter('/admin/products/update/cup', { address, token: bob })
  await using second = await enter('/admin/products/update/cup', { address, token: staff, expecting: /status of 409/ })
  const { page } = second
  await field(page, 'Title').fill('Deep cup')
  await field(first.page, 'Title').fill('Wide cup')
  await press(first.page, 'Save changes')
  await says(first.page, 'WOHOO')
  await press(page, 'Save changes')

  await press(page, 'Reload product')
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Deep cup')
  await press(page, 'Reload product')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Wide cup')
  await expect(main(page).getByText('This product was changed while you were editing')).toBeHidden()
  expect((await shop.product('cup')).title).toBe('Wide cup')
})

test('unsaved changes are confirmed on leaving and offered again with their pictures', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin/products/create', { address, token: staff })
  const { page } = visit
  await field(page, 'Title').fill('Half a product')
  await toggle(page, 'Thumbnail')
  await press(page, 'Choose another')
  const picture = page.getByRole('group', { name: 'Picture', exact: true })
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await aPicture({ width: 400, height: 300 }) }
  await picture.locator('input[type=file]').setInputFiles({ ...photo, mimeType: 'image/jpeg' })
  await picture.getByRole('button', { name: 'Crop', exact: true }).click()
  await expect(picture.getByRole('button', { name: 'Crop Again' })).toBeVisible()

  await openAdminScreen(page, 'Orders')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on page' }).click()
  await pathIs(page, '/admin/products/create')
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await pathIs(page, '/contact')

  await visit.goTo('/admin/products/create')
  await expect(inDraft(page).getByText('Half a product')).toBeVisible()
  await inDraft(page).getByRole('button', { name: 'Continue editing' }).click()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Half a product')
  await toggle(page, 'Thumbnail')
  await expect(picture.getByRole('img', { name: 'Visible part' })).toBeVisible()

  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const question2 = await asked
  expect(question2.type()).toBe('beforeunload')
  await question2.accept()
  await reloaded
  await inDraft(page).getByRole('button', { name: 'Discard draft' }).click()
  await page.reload()
  await expect(field(page, 'Title')).toBeVisible()
  await expect(inDraft(page)).toBeHidden()
})

test('a number field keeps the typed text, shows how it was read, and never saves another number', {
  tags: ['deep'],
}, async () => {
  await shop.created({ title: 'Clock', slug: 'clock' })
  await using visit = await enter('/admin/products/update/clock', { address, token: staff })
  const { page } = visit
  const [price, stock] = [field(page, 'Price in euros'), main(page).getByLabel('Stock', { exact: true })]
  async function type(control: typeof price, typed: string, read = typed): Promise<void> {
    await control.fill('')
    await control.pressSequentially(typed)
    await expect.poll(() => control.inputValue()).toBe(typed)
    await control.press('Tab')
    await expect.poll(() => control.inputValue()).toBe(read)
  }
  await press(page, 'Show DEMO')
  const demo = page.getByRole('complementary', { name: 'DEMO' })
  for (const typed of ['1.234,50', '1,234.50', '1\u202f234,50 €', '€ 1234.5']) {
    await type(price, typed, '1234.50')
    await expect(main(page).getByText('= €1,234.50')).toBeVisible()
    await expect(demo.getByText('€1,234.50').first()).toBeVisible()
  }
  await type(price, '12,50 €', '12.50')
  await type(stock, '1 200', '1200')
  for (const [control, typed, text] of [
    [price, '12.345', '"12.345" can be read in two ways; write 12345.00 or 12.35.'],
    [price, '12x', '"12x" is not a price; write it like 12.50.'],
    [stock, '12.5', '"12.5" is not a whole number; write only digits, like 12.'],
    [stock, '-3', '"-3" is not a whole number; write only digits, like 12.'],
  ] as const) {
    await type(control, typed)
    await isWrong(control, text)
  }
  await press(page, 'Save changes')
  await hasFocus(price)

  const later = await visit.newTab('/admin/products/update/clock')
  await inDraft(later).getByRole('button', { name: 'Continue editing' }).click()
  await expect.poll(() => field(later, 'Price in euros').inputValue()).toBe('12x')
  await field(later, 'Price in euros').fill('1.234,50 €')
  await main(later).getByLabel('Stock', { exact: true }).fill('1 200')
  await press(later, 'Save changes')
  await pathIs(later, '/products/clock')
  await expect.poll(() => shop.product('clock')).toMatchObject({ price: '1234.50', variants: [{ stock: 1200 }] })
})

test('errors are listed above the form, link to their fields, and disappear when corrected', async () => {
  await using visit = await enter('/admin/products/create', { address, token: staff, width: 375 })
  const { page } = visit
  await press(page, 'Create product')
  await hasFocus(field(page, 'Title'))
  const list = main(page).getByRole('region', { name: /fields to correct$/ })
  await expect(list.getByText('5 fields to correct')).toBeVisible()
  await expect(list.getByText('Stock: Write a whole number, for example 12.')).toBeVisible()
  await list.getByRole('button', { name: 'Stock' }).click()
  await hasFocus(main(page).getByLabel('Stock', { exact: true }))
  await page.keyboard.type('12')
  await press(page, '4 fields to correct')
  await hasFocus(page.getByRole('heading', { name: '4 fields to correct' }))
  await list.getByRole('button', { name: 'Pictures' }).click()
  await hasFocus(field(page, 'Choose pictures for this product'))
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
})

test('a product picker searches, shows the count, and opens the product', async () => {
  await using visit = await enter('/admin/products/update', { address, token: staff })
  const { page } = visit
  await field(page, 'Find products').fill('vase')
  await press(page, 'Find')
  await pathIs(page, '/admin/products/update?q=vase')
  await expect(main(page).getByText('1 product found for “vase”')).toBeVisible()
  await page.getByRole('link', { name: `Update ${vase.title}` }).click()
  await pathIs(page, '/admin/products/update/vase')
  await visit.goTo('/admin/products/update?q=xyzzyq')
  await expect(main(page).getByText('No products found for “xyzzyq”')).toBeVisible()
})

type Look = [width: number, theme: 'light' | 'dark']
const LOOKS = alsoDeep<Look>(
  [[320, 'dark']],
  [
    [320, 'light'],
    [1440, 'light'],
    [768, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ],
)

test.each(LOOKS)(
  'every screen has no axe violations and fits, at %i px, %s',
  { tags: ['deep'] },
  async (width, theme) => {
    await using visit = await enter('/', { address, token: staff, width, theme })
    const { page } = visit
    // Deleting has its own journey in `admin-products.test.ts`.
    for (const [path, heading] of alsoDeep(SCREENS.slice(0, 4), SCREENS.slice(4))) {
      await visit.goTo(path)
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      if (path.endsWith('/vase')) await expect(main(page).getByRole('button').first()).toBeVisible()
      if (path.endsWith('create')) {
        await main(page).getByText('Frequently Bought Together').click()
        await field(page, 'Find products to pick').focus()
        await expect(page.getByRole('list', { name: 'Found' })).toBeVisible()
      }
      if (path.endsWith('update/vase')) await press(page, 'Show DEMO')
      expect({ path, errors: await axeViolations(page) }).toEqual({ path, errors: [] })
      await fitsItsWindow(page)
    }
  },
)
