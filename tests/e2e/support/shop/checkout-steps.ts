import type { Page, Response } from 'playwright-core'
import { hasFocus, press } from '../browser/forms.ts'

/** Continues to the next step and waits for it, because its button has the same name. */
export async function continueTo(page: Page, part: string): Promise<void> {
  await press(page, 'Continue')
  await hasFocus(page.getByRole('main').getByRole('heading', { name: part, exact: true }))
}

/** Waits for the quote of a choice, such as `country=DE`. */
export const quoteOf = (page: Page, choice: string): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().includes('/api/checkout/quote/') && answer.url().includes(choice))
