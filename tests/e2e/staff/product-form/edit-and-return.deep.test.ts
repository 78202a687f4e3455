import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
for (const title of ['Cup', 'Bowl', 'Jug']) await shop.created({ title, slug: title.toLowerCase() })

test.each(
  alsoDeep(
    [[320, 'dark']],
    [
      [1440, 'dark'],
      [375, 'light'],
    ],
  ),
)('staff edit a product where they meet it, and saving leads back to there, at %i px', async (width, theme) => {
  await using visit = await enter('/search/bowl?sort=price', { address, token: staff, width, theme })
  const { page } = visit
  const edit = page.getByRole('link', { name: 'Edit Bowl', exact: true })
  await expect(edit).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  const where = new URL(page.url())
  await edit.click()
  await field(page, 'Price in euros').fill(`${width}`)
  await expect.poll(() => page.getByRole('button', { name: 'Save and next' }).count()).toBe(0)
  await press(page, 'Show DEMO')
  await page.getByText('Home grid').click()
  await expect(page.getByRole('region', { name: 'Home grid' }).getByRole('article')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Bowl', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Close the DEMO' }).click()
  await press(page, 'Save changes')
  await says(page, 'WOHOO')
  await pathIs(page, where.pathname + where.search)
  await page.getByRole('link', { name: 'Bowl', exact: true }).click()
  await pathIs(page, '/products/bowl')
  await expect(edit).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await edit.click()
  await field(page, 'Title').fill('Bowl')
  await press(page, 'Save changes')
  await pathIs(page, '/products/bowl')
})

test('staff edit the listed products one after another and return to the table at the end', async () => {
  await using visit = await enter('/admin/products?sort=title', { address, token: staff })
  const { page } = visit
  await page.getByRole('link', { name: 'Bowl', exact: true }).click()
  await field(page, 'Title').fill('Zebra bowl')
  await press(page, 'Save and next')
  await says(page, 'WOHOO')
  await expect(page.getByRole('heading', { name: 'Update Cup' })).toBeVisible()
  await field(page, 'Price in euros').fill('no price')
  await press(page, 'Save and next')
  await field(page, 'Price in euros').fill('7')
  await press(page, 'Save and next')
  await expect(page.getByRole('heading', { name: 'Update Jug' })).toBeVisible()
  // The last product of the list has no next one.
  await expect.poll(() => page.getByRole('button', { name: 'Save and next' }).count()).toBe(0)
  await field(page, 'Price in euros').fill('8')
  await press(page, 'Save changes')
  await pathIs(page, '/admin/products?sort=title')
  for (const [slug, price] of [
    ['cup', '7.00'],
    ['jug', '8.00'],
  ] as const)
    await expect.poll(() => shop.product(slug)).toMatchObject({ price })
  await expect.poll(() => shop.product('bowl')).toMatchObject({ title: 'Zebra bowl' })
})

test('customers see no Edit link, and an external return address is ignored', async () => {
  await using shopper = await enter('/products/cup', { address, token: await shop.customer() })
  await expect(shopper.page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await shopper.page.getByRole('link', { name: /^Edit/ }).count()).toBe(0)
  await using visit = await enter('/admin/products/update/cup?from=//evil.example/', { address, token: staff })
  await field(visit.page, 'Price in euros').fill('9')
  await press(visit.page, 'Save changes')
  await pathIs(visit.page, '/products/cup')
})
