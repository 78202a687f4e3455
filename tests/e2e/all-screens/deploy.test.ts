import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'

test('a tab from before a deployment reloads once when its scripts are missing', async () => {
  await using visit = await enter('/terms_of_services', {
    expecting: /status of 404|Failed to fetch|Error loading route module/,
  })
  const { page } = visit
  const asked: string[] = []
  const isGone = (url: URL) => /\/assets\/contact\.page-.*\.js$/.test(url.pathname)
  // The files of the old page are gone; those of the new page exist.
  await page.route(isGone, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' })
  })
  await page.evaluate(() => document.body.setAttribute('data-old', 'true'))
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(() => page.locator('body[data-old]').count()).toBe(0)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).not.toEqual([])

  await page.unroute(isGone)
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('textbox', { name: 'Your Name' })).toBeVisible()
})
