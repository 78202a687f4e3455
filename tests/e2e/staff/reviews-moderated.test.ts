import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { hasFocus, isWrong } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const thing = productWith(
  await theCatalogue(),
  'a review of each kind',
  ({ slug }) => slug === RARE_PRODUCTS.toModerate,
)
const list = `/reviews/${thing.slug}/null/0.5/5`

const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function reviewed(name: string, rating: number, body: string): Promise<string> {
  const { token } = await newCustomer(name, { received: thing })
  await fetch(`${inject('shop').address}/api/reviews/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body, rating, variant: thing.variants[0]?.id }),
  })
  return token
}

/** Opens and closes a dialog by keyboard. Checks it on a phone in dark mode and on a desktop in light mode. */
async function isSound(page: Page, opener: Locator, label: string): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const box = dialog(page).getByLabel(label)
  await expect(box).toBeVisible()
  await hasFocus(dialog(page).getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Tab')
  await hasFocus(box)
  await page.keyboard.press('Tab')
  await hasFocus(dialog(page).getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await isWrong(box, 'This field may not be blank.')
  await hasFocus(box)
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
    await expect.poll(() => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
  await page.setViewportSize(before)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await hasFocus(opener)
}

test('a reader reports a review, staff reply to one and hide the other, and its author sees the reason', async () => {
  const author = await reviewed('Ann', 1, 'Buy it at example.com!')
  await reviewed('Tom', 4, 'Does what it should.')

  await using visitor = await enter(list, { width: 768 })
  await visitor.page.getByRole('button', { name: 'Report the review by Ann Journey' }).click()
  const message = toast(visitor.page, 'You must be logged in to report a review')
  await expect(message.getByRole('link', { name: 'Login' })).toBeVisible()

  await using reader = await enter(list, { token: (await newCustomer('Ron')).token, expecting: /status of 400/ })
  const report = reader.page.getByRole('button', { name: 'Report the review by Ann Journey' })
  await isSound(reader.page, report, 'Why do you report it?')
  for (const answer of ['Thank you, we will look at this review', 'You have already reported this review.']) {
    await report.click()
    await dialog(reader.page).getByLabel('Why do you report it?').fill('It advertises.')
    await dialog(reader.page).getByRole('button', { name: 'Report' }).click()
    await expect(reader.page.getByText(answer)).toBeVisible()
  }

  await using staff = await enter(list, { token: (await newCustomer('Staff', { isStaff: true })).token, theme: 'dark' })
  const { page } = staff
  const answer = page.getByRole('button', { name: 'Answer the review by Tom Journey' })
  await isSound(page, answer, 'Answer')
  await answer.click()
  await dialog(page).getByLabel('Answer').fill('Thank you, Tom.')
  await dialog(page).getByRole('button', { name: 'Answer' }).click()
  await expect(toast(page, 'Answer posted')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Does what it should.' })).toRead(
    /Reply from the shop .* Thank you, Tom\.$/,
  )
  await expect.poll(() => page.getByRole('button', { name: 'Answer the review by Tom Journey' }).count()).toBe(0)
  await expect(page.getByRole('region', { name: 'Ratings' })).toRead(/^2\.5 2 reviews/)

  const hide = page.getByRole('button', { name: 'Hide the review by Ann Journey' })
  await isSound(page, hide, 'Reason')
  await hide.click()
  await dialog(page).getByLabel('Reason').fill('It advertises another shop.')
  await dialog(page).getByRole('button', { name: 'Hide' }).click()
  await expect(toast(page, 'Review hidden')).toBeVisible()
  await expect(page.getByText('Buy it at example.com!')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Ratings' })).toRead(/^4\.0 1 review /)

  await using ann = await enter(`/products/${thing.slug}`, { token: author, width: 375 })
  await expect(
    ann.page.getByText('Your review of Plain is hidden from others. The reason: It advertises another shop.'),
  ).toBeVisible()
  await expect.poll(() => ann.page.getByRole('article').filter({ hasText: 'example.com' }).count()).toBe(0)
})
