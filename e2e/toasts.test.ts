import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from './axe-faults.ts'
import { enter } from './in-browser.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test.each([
  [1440, 'light'],
  [375, 'dark'],
] as const)(
  'many messages at once are open to everybody, also with the focus among them (%i px, %s)',
  async (width, theme) => {
    await using visit = await enter('/login', { width, theme, expecting: /status of 400/ })
    const { page } = visit
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('nonsense')
    await password.press('Enter')
    await expect(messages(page).getByRole('alert')).toRead('Oops, check to see a field has a error to fix it')
    // More than are shown at once: the others wait behind them.
    for (let again = 0; again < 5; again += 1) await password.press('Enter')
    await expect.poll(() => messages(page).getByRole('status').count()).toBe(4)
    await expect(messages(page).getByRole('status').first()).toRead('Please Wait on sumbitting to prevent duplicates')
    expect(await axeFaults(page)).toEqual([])

    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await expect.poll(() => messages(page).locator(':focus').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])

    // Those that waited come forward as the others are closed, the first of all last.
    const close = messages(page).getByRole('button', { name: 'Close this message' })
    for (let left = 5; left > 0; left -= 1) await close.first().click()
    await expect(messages(page).getByRole('alert')).toBeVisible()
  },
)
