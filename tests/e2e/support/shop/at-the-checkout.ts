import type { Page, Response } from 'playwright-core'
import { hasFocus, press } from '../browser/forms.ts'

/** Goes on to the next part. The one before takes a press once its fields are checked; until then the next would be one of the same button. */
export async function continueTo(page: Page, part: string): Promise<void> {
  await press(page, 'Continue')
  await hasFocus(page.getByRole('main').getByRole('heading', { name: part, exact: true }))
}

/** Waits for the answer that says what is to be paid by a choice, such as `country=DE` in the question. */
export const quoteOf = (page: Page, choice: string): Promise<Response> =>
  page.waitForResponse((answer) => answer.url().includes('/api/checkout/quote/') && answer.url().includes(choice))
