import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'

test('a search with too many words shows products with most of them, and names the ignored words', async () => {
  await using visit = await enter('/search/celadon%20teapot%20xyzzy', { width: 375 })
  const { page } = visit
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toRead('Results for “celadon teapot xyzzy”')
  const main = page.getByRole('main')
  await expect(main.getByText('No products match all of these words. Showing celadon teapot.')).toBeVisible()
  await expect(main.getByText('Ignored: xyzzy.')).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: 'Stoneware teapot' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await main.getByRole('link', { name: 'celadon teapot', exact: true }).click()
  await expect(heading).toRead('Results for “celadon teapot”')

  // A corrected spelling is shown under its own name.
  await visit.goTo('/search/stonware')
  await expect(heading).toRead('Showing “stoneware”')
  await expect(main.getByText('No products match “stonware”.')).toBeVisible()
})
