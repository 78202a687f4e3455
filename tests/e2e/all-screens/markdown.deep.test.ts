import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const { address, created, staff, product } = await openStaffShop()

const LINK = 'https://mill.example/a-very-long-way-to-the-mill-that-no-phone-has-room-for-in-one-line'
const TEXT = `Woven in **Puisaye**,
of *one* piece.

A second paragraph. See [${LINK}](${LINK}), or [all bowls](/search/bowl).

## What it is made of
- Linen, 220 g
- Oak
  1. sanded
  2. oiled twice

<b>Not bold</b>`

test.each(
  alsoDeep(
    [[375, 'dark']],
    [
      [375, 'light'],
      [1440, 'light'],
      [1440, 'dark'],
    ],
  ),
)('staff write a small Markdown, see it in the demo and then on the page, at %i px, %s', async (width, theme) => {
  const slug = `vase-${width}-${theme}`
  await created({ title: 'Vase', slug })
  await using visit = await enter(`/admin/products/update/${slug}`, { address, token: staff, width, theme })
  const { page } = visit
  await expect(page.getByText('**bold**, *italic*')).toBeVisible()
  await field(page, 'Description').fill(TEXT)

  const shown = (where: ReturnType<typeof page.getByLabel>) => where.getByRole('region', { name: 'About this product' })
  async function looksRight(description: ReturnType<typeof shown>): Promise<void> {
    await expect(description.getByRole('heading', { level: 3, name: 'What it is made of' })).toBeVisible()
    await expect(description.locator('strong').getByText('Puisaye')).toBeVisible()
    await expect(description.getByRole('listitem').getByText('oiled twice')).toBeVisible()
    await expect(description.getByText('<b>Not bold</b>')).toBeVisible()
  }
  await press(page, 'Show DEMO')
  await looksRight(shown(page.getByLabel('DEMO', { exact: true })))
  if (width < 1280) await page.keyboard.press('Escape')
  await press(page, 'Save changes')
  await says(page, 'WOHOO')

  await visit.goTo(`/products/${slug}`)
  const description = shown(page.getByRole('main'))
  await looksRight(description)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(async () => (await product(slug)).description).toBe(TEXT)
  await description.getByRole('link', { name: 'all bowls' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/search/bowl')
})
