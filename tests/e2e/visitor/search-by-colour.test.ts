import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'

test('a search for a colour shows that colour on the card and among the suggestions, and opens it', async () => {
  await using visit = await enter('/search/red%20mug')
  const { page } = visit
  const mug = page.getByRole('article').filter({ hasText: 'Everyday mug' })
  await expect(mug.getByText('Shown: Oxide red')).toBeVisible()
  await expect.poll(() => mug.locator('img').first().getAttribute('alt')).toMatch(/red/i)
  await expect(mug.getByRole('button', { name: 'Add Everyday mug, 30 cl, Oxide red, to the cart' })).toBeVisible()
  // The red one is sold out, the black one is not.
  const pot = page.getByRole('article').filter({ hasText: 'moka pot' })
  await expect(pot.getByText('Out of stock')).toBeVisible()
  await expect(pot.getByRole('button')).toBeHidden()
  await mug.getByRole('link').click()
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?variant=\d+$/)
  await expect(page.getByText('Colour: Oxide red')).toBeVisible()
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products\/everyday-mug$/)

  await page.getByRole('combobox', { name: 'Search the shop' }).pressSequentially('red mug')
  const suggested = page.getByRole('option', { name: /^Everyday mug/ })
  await expect.poll(() => suggested.getAttribute('href')).toMatch(/^\/products\/everyday-mug\?variant=\d+$/)
})
