import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.each(alsoDeep([{ width: 320, theme: 'dark' }], [{ width: 1440, theme: 'light' }]))(
  'a visitor goes through the menu to a collection, narrows it, and finds the way back, at $width px',
  async (wish) => {
    await using visit = await enter('/', wish)
    const { page } = visit
    const main = page.getByRole('main')
    const open = page.getByRole('button', { name: 'Shop', exact: true })
    const menu = page.getByRole('navigation', { name: 'Shop', exact: true })
    await expect(menu).toBeHidden()
    await open.press('Enter')
    await expect(menu).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await open.click()
    await menu.getByRole('link', { name: 'Kitchen and table' }).click()
    await expect(heading(page)).toRead('Kitchen and table')
    await expect(menu).toBeHidden()
    await fitsItsWindow(page)

    await main.getByRole('link', { name: 'Plates, cups and glasses' }).click()
    await expect(heading(page)).toRead('Plates, cups and glasses')
    // Products of nested collections come after the collection's own.
    await expect(main.getByText('7 products')).toBeVisible()
    await main.getByLabel('Sort by').selectOption('Price Low To High')
    await expect.poll(() => pathOf(page)).toContain('sort=price_low_to_high')
    await main.getByRole('button', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: 'On sale only' }).check()
    await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(main.getByText('No products in this collection match these filters.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('link', { name: 'Remove the filter On sale' }).click()
    await expect.poll(() => pathOf(page)).toBe('/collections/plates-cups-and-glasses?sort=price_low_to_high')

    await main
      .getByRole('link', { name: /Bistro tumblers/ })
      .first()
      .click()
    const way = page.getByRole('navigation', { name: 'You are here' })
    await expect
      .poll(() => way.getByRole('link').allInnerTexts())
      .toEqual(wish.width < 640 ? ['Glass'] : ['Home', 'Kitchen and table', 'Plates, cups and glasses', 'Glass'])
    await way.getByRole('link', { name: 'Glass', exact: true }).click()
    await expect(heading(page)).toRead('Glass')
  },
)

test('without a script, the menu opens, and sort and filters apply by their button', async () => {
  await using visit = await enter('/', { script: false })
  const { page } = visit
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Shop', exact: true })
    .getByRole('link', { name: 'All collections' })
    .click()
  await expect(heading(page)).toRead('Collections')
  await page.getByRole('main').getByRole('link', { name: 'Living' }).click()
  await page.getByRole('checkbox', { name: 'In stock only' }).check()
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect.poll(() => pathOf(page)).toContain('in_stock=true')
  await expect(heading(page)).toRead('Living')
})
