import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const main = (page: Page) => page.getByRole('main')

/** Returns the number of products of a value, once its label shows it. */
async function countOf(value: Locator): Promise<string | undefined> {
  const count = async () => /\d+/.exec(await value.locator('..').innerText())?.[0]
  await expect.poll(count).toBeDefined()
  return await count()
}

test.each(
  alsoDeep([{ path: '/collections/living', width: 320, theme: 'dark' }], [{ path: '/', width: 1440, theme: 'light' }]),
)(
  'a visitor narrows $path by what is known of its products, sees how many each leaves, and takes it back',
  async (wish) => {
    await using visit = await enter(wish.path, wish)
    const { page } = visit
    await main(page).getByRole('button', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const wood = drawer.getByRole('group', { name: 'Material' }).getByRole('checkbox', { name: /^Wood/ })
    const count = await countOf(wood)
    await wood.check()
    await expect(drawer.getByRole('group', { name: 'Made in' }).getByRole('checkbox').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect.poll(() => searchOf(page)).toBe('?fact=Material:Wood')
    await expect(main(page).getByText(`${count} products`).first()).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Remove the filter Material: Wood' }).click()
    await expect.poll(() => searchOf(page)).toBe('')
  },
)

test('a list is filtered by a variant option, and the button shows the number of products', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/', { width: 375 })
  const { page } = visit
  await main(page).getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  const value = drawer.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first()
  const name = (await value.getAttribute('value'))?.replace('Colour:', '')
  const count = await countOf(value)
  await value.check()
  const show = drawer.getByRole('button', { name: new RegExp(`^Show ${count} products?$`) })
  await expect(show).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await show.click()
  await expect.poll(() => searchOf(page).replaceAll('+', ' ')).toBe(`?option=Colour:${name}`)
  await main(page)
    .getByRole('link', { name: `Remove the filter Colour: ${name}` })
    .click()
  await expect.poll(() => searchOf(page)).toBe('')
})

test('a search is filtered next to its results, and its address works without a script', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/search/cup')
  const { page } = visit
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await panel.getByRole('checkbox', { name: /^Stoneware/ }).click()
  await expect.poll(() => searchOf(page)).toContain('fact=Material:Stoneware')
  await expect(main(page).getByRole('link', { name: 'Remove the filter Material: Stoneware' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await using plain = await enter('/collections/living?fact=Material:Wood', { script: false })
  await expect(main(plain.page).getByRole('link', { name: 'Remove the filter Material: Wood' })).toBeVisible()
  await plain.page.getByRole('checkbox', { name: 'In stock only' }).check()
  await plain.page.getByRole('button', { name: 'Show products' }).click()
  await expect.poll(() => searchOf(plain.page)).toBe('?in_stock=true&fact=Material:Wood')
  expect(new URL(plain.page.url()).pathname).toBe('/collections/living')
})

test('without a script, attributes are selected on a separate page, and the list keeps other filters', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/collections/living', { script: false, width: 320 })
  const { page } = visit
  await page.getByRole('checkbox', { name: 'In stock only' }).check()
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('group', { name: 'Material' }).getByRole('checkbox', { name: /^Wood/ }).check()
  const filters = page.url()
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect.poll(() => searchOf(page)).toBe('?in_stock=true&fact=Material:Wood')
  expect(new URL(page.url()).pathname).toBe('/collections/living')

  // axe needs scripts, so use another browser.
  await using seen = await enter(filters.slice(new URL(filters).origin.length), { width: 320, theme: 'dark' })
  await expect(main(seen.page).getByRole('group', { name: 'Material' })).toBeVisible()
  await fitsItsWindow(seen.page)
  expect(await axeViolations(seen.page)).toEqual([])
})

test('the product page shows the attributes as a table', async () => {
  await using visit = await enter('/products/bistro-tumblers')
  const facts = main(visit.page).getByRole('region', { name: 'About this product' }).locator('dl')
  await expect(facts.getByText('Material')).toBeVisible()
  await expect(facts.getByText('220 ml')).toBeVisible()
})

test('staff choose the filter attributes', async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  await using visit = await enter('/admin', { token: ada.token, width: 375 })
  const { page } = visit
  await openAdminScreen(page, 'Attributes', 'Products')
  const holds = main(page).getByRole('checkbox', { name: /^Holds/ })
  await holds.check()
  await says(page, 'Customers can filter by this attribute')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const offered = async () => (await page.request.get(`${new URL(page.url()).origin}/api/filters/`)).text()
  await expect.poll(offered).toContain('Holds')
  await page.reload()
  await expect.poll(() => holds.isChecked()).toBe(true)
  await holds.uncheck()
  await expect.poll(offered).not.toContain('Holds')
  expect(
    await main(page)
      .getByRole('button', { name: /^Delete/ })
      .count(),
  ).toBe(0)
  await visit.goTo('/admin/changes?facts=1')
  const entry = main(page).getByRole('listitem').filter({ hasText: 'changed' }).first()
  await expect(entry).toRead(/Ada .*changed ?filter attributes/)
  await expect(entry).toRead(/Before: Holds.*After: nothing/)
})
