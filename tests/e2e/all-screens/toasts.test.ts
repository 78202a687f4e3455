import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { field, freezeClock, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const WRONG = 'Oops, check to see a field has a error to fix it'
const TWICE = 'Please Wait on sumbitting to prevent duplicates'

/** Returns messages that cover a form's button. */
const overButtons = (page: Page) =>
  messages(page).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return [...document.querySelectorAll('main form button[type="submit"]')]
      .filter((button) => {
        const box = button.getBoundingClientRect()
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left
      })
      .map(({ textContent }) => textContent)
  })

/** Use another address each time, because repeated failures slow a login down. */
let nobodies = 0

async function refused(page: Page): Promise<void> {
  nobodies += 1
  await field(page, 'Email').fill(`nobody.${nobodies}@example.com`)
  await field(page, 'Password').fill('nonsense')
  await field(page, 'Password').press('Enter')
  await expect(messages(page).getByRole('alert')).toRead(WRONG)
}

test.each(alsoDeep([[375, 'dark'] as const], [[1440, 'light'] as const]))(
  'many messages at once are open to everybody, also with the focus among them (%i px, %s)',
  { tags: ['deep'] },
  async (width, theme) => {
    await using visit = await enter('/login', { width, theme, expecting: /status of 400/ })
    const { page } = visit
    await refused(page)
    for (let again = 0; again < 5; again += 1) await field(page, 'Password').press('Enter')
    await expect.poll(() => messages(page).getByRole('status').count()).toBe(1)
    await expect(messages(page).getByRole('status').first()).toRead(TWICE)
    expect(await axeViolations(page)).toEqual([])

    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await expect.poll(() => messages(page).locator(':focus').count()).toBe(1)
    expect(await axeViolations(page)).toEqual([])
  },
)

test.each(alsoDeep([375], [1440]))('the newest message replaces the one before (%i px)', async (width) => {
  await using visit = await enter('/login', { width, expecting: /status of 400/, first: freezeClock })
  const { page } = visit
  // The second submission comes within 3 s, also on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await refused(page)
  await field(page, 'Password').press('Enter')
  await page.clock.resume()
  await expect(messages(page).getByRole('status')).toRead(TWICE)
  await expect(messages(page).getByRole('alert')).toBeHidden()
})

test('the success of a form closes its earlier error', { tags: ['deep'] }, async () => {
  const { email } = await newCustomer('Mia', { password: 'correct horse battery' })
  await using visit = await enter('/login', { expecting: /status of 400/, first: freezeClock })
  const { page } = visit
  await refused(page)
  await page.clock.fastForward(3_001)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('correct horse battery')
  await field(page, 'Password').press('Enter')
  await says(page, 'Successfully Logged In')
  await expect(messages(page).getByText(WRONG)).toBeHidden()
})

test('a message about a screen closes with it', async () => {
  await using visit = await enter('/login', { expecting: /status of 400/ })
  const { page } = visit
  await refused(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Terms of Service')
  await expect(messages(page).getByText(WRONG)).toBeHidden()
})

test.each(alsoDeep([667], [568, 740, 844]))(
  'no message covers a button of a form (375 × %i px)',
  { tags: ['deep'] },
  async (height) => {
    await using visit = await enter('/login', { width: 375, expecting: /status of 400/ })
    const { page } = visit
    await page.setViewportSize({ width: 375, height })
    await refused(page)
    await expect.poll(() => overButtons(page)).toEqual([])
    // Also not when the button is scrolled to the place of the messages.
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => scrollBy(0, 40))
      await expect.poll(() => overButtons(page)).toEqual([])
    }
  },
)

test('a growing message never covers a button, so no press is lost', { tags: ['deep'] }, async () => {
  await using visit = await enter('/login', { expecting: /status of 400/ })
  const { page } = visit
  await page.setViewportSize({ width: 1440, height: 700 })
  await refused(page)
  const under = await messages(page).evaluate(async (element) => {
    const button = document.querySelector('main form button[type="submit"]')
    const box = button?.getBoundingClientRect()
    if (!box) return 'no button'
    element.style.right = `${innerWidth - box.right}px`
    element.firstElementChild?.append(Object.assign(document.createElement('p'), { style: 'height: 200px' }))
    // Before the next frame, in which the browser reports sizes.
    await Promise.resolve()
    return document.elementFromPoint(box.x + 5, box.bottom - 5)?.textContent
  })
  expect(under).toBe('Login')
})

test('a message is announced once; its region is not a live region', async () => {
  await using visit = await enter('/login', { expecting: /status of 400/ })
  const { page } = visit
  await refused(page)
  await expect.poll(() => messages(page).getAttribute('aria-live')).toBe('off')
})
