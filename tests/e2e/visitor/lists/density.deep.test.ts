import { expect, test } from 'vitest'
import { enter } from '../../support/browser/visit.ts'

test('on a phone, a list can be shown as a compact grid, which the next document keeps', async () => {
  await using visit = await enter('/', { width: 375, expecting: /net::ERR_FAILED/ })
  const { page } = visit
  const cards = page.getByRole('region', { name: 'All products' }).getByRole('article')
  const heightOf = async () => Math.round((await cards.first().boundingBox())?.height ?? 0)
  // A fallback font would wrap lines differently.
  await page.evaluate(async () => void (await document.fonts.ready))
  const large = await heightOf()
  expect(large).toBeGreaterThan(300)

  await page.getByRole('button', { name: 'Compact grid' }).click()
  await expect.poll(heightOf).toBeLessThan(130)
  await expect(cards.first().getByRole('img').first()).toBeVisible()

  await visit.goTo('/?page=2')
  // Applied before scripts run, so the layout does not shift.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(new URL('/?page=2', page.url()).href)
  await expect.poll(heightOf).toBeLessThan(130)
  await page.unroute('**/assets/*.js')

  await visit.goTo('/')
  await page.getByRole('button', { name: 'Large pictures' }).click()
  await expect.poll(heightOf).toBe(large)
  await expect(page.getByRole('button', { name: 'Compact grid' })).toBeVisible()
})

test('a wide window offers no compact grid', async () => {
  await using visit = await enter('/', { width: 768 })
  await expect(visit.page.getByRole('region', { name: 'All products' }).getByRole('article').first()).toBeVisible()
  await expect(visit.page.getByRole('button', { name: 'Compact grid' })).toBeHidden()
})
