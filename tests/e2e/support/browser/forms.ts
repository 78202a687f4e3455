import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Finds a control by its label. */
export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Opens or closes a collapsible part of a form. */
export const toggle = (page: Page, part: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: part }).click()

/** Expects a message. */
export const says = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true }).first()).toBeVisible()

/** Returns the error of an invalid control, as a screen reader announces it. */
const errorAt = (control: Locator) =>
  control.evaluate((element) => {
    if (element.getAttribute('aria-invalid') !== 'true') return 'nothing wrong'
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids.findLast((id) => id.endsWith('-error')) ?? '')?.textContent
  })

export const isWrong = (control: Locator, text: string) => expect.poll(() => errorAt(control)).toBe(text)

export const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

export const pathIs = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)

/** The current step of a wizard. */
export const currentStep = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current="step"]'))

/** The first box of the code. Typing continues in the others. */
export const codeBoxes = (page: Page) => page.getByRole('textbox', { name: 'Verification code' }).first()

export async function typeCode(page: Page, code: string): Promise<void> {
  await codeBoxes(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
}

/** For `enter`: installs a clock that `pastTheGuard` advances. */
export const freezeClock = (page: Page) => page.clock.install()

/** Advances past the 3 s in which a form can't be submitted again. */
export const pastTheGuard = (page: Page) => page.clock.fastForward(3_001)
