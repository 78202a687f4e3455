import { expect, test } from 'vitest'
import { GUIDES } from '../../../../shop/admin/help/help.contract.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { enter } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

test('staff open the guide at the section of the current screen, and follow its links, at 375 px in dark theme', async () => {
  const { token } = await newCustomer('Odile', { role: 'orders' })
  await using visit = await enter('/admin/orders', { token, width: 375, theme: 'dark' })
  const { page } = visit
  const help = page.getByRole('complementary', { name: 'Help with this screen' })
  await help.getByRole('link', { name: 'Learn more: Process orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Orders')
  const section = page.getByRole('heading', { name: 'Process orders' })
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
  const picture = page.getByRole('img', { name: 'Order list with filters and bulk selection' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.getByRole('main').getByRole('link', { name: 'returns', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Returns')
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Help')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(GUIDES.length)
  expect(await axeViolations(page)).toEqual([])
})
