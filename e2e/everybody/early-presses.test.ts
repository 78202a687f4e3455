import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathIs } from '../support/browser/forms.ts'
import { enter } from '../support/browser/in-browser.ts'

/** Holds back the scripts whose addresses fit. @returns what lets them come */
async function holdScripts(page: Page, which: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await held.promise
    await route.continue()
  }
  await page.route(which, hold)
  return held.resolve
}

test('a button that is pressed before its page is awake does what it says as soon as it is, once', async () => {
  await using visit = await enter('/terms_of_services', { width: 375 })
  const { page } = visit
  const release = await holdScripts(page, /\/assets\/.*\.js$/)
  await page.goto(new URL('/', page.url()).href, { waitUntil: 'commit' })
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
  // Who waits presses again.
  for (const _ of [1, 2]) await filters.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  release()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('checkbox').first().check()
  expect(new URL(page.url()).search).toBe('')
  // Open twice, it would be open still.
  await page.goBack()
  await expect(drawer).toBeHidden()
  await pathIs(page, '/')
})

test('so does a button in a part of the page that is to come behind the rest', async () => {
  await using visit = await enter('/terms_of_services', { width: 375 })
  const { page } = visit
  const release = await holdScripts(page, /\/assets\/list-bar[^/]*\.js$/)
  await visit.goTo('/')
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})
