import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { hasFocus, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const thing = productWith(await theCatalogue(), 'orders of its own', ({ slug }) => slug === RARE_PRODUCTS.toOrder)

const staff = async () => (await newCustomer('Staff', { isStaff: true })).token

async function call(method: 'POST' | 'DELETE', path: string, token: string, body?: object) {
  const answer = await fetch(`${inject('shop').address}/api/${path}`, {
    method,
    headers: { ...(token && { authorization: `Token ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.status === 204 ? undefined : await answer.json()
}

const write = (title: string) =>
  call('POST', 'contact/', '', { name: 'Mia', email: 'mia@example.com', title, body: 'Please forget this.' })

/** Checks the dialog on a phone in dark mode and on a desktop in light mode. */
async function isSound(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
  }
}

test('staff delete a message after reading the consequences, and one that was deleted concurrently', async () => {
  const titles = [`Forget me ${process.pid}`, `Forget me too ${process.pid}`]
  await write(titles[0] ?? '')
  const { id } = await write(titles[1] ?? '')
  const token = await staff()
  await using visit = await enter('/admin/contact', { token, expecting: /status of 404/ })
  const { page } = visit
  const [first, second] = titles.map((name) => page.getByRole('article', { name, exact: true }))
  if (!first || !second) throw new Error('There are two.')
  const opener = first.getByRole('button', { name: 'Delete the message of Mia' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' })
  await expect(dialog).toRead(/Forget me \d+, which Mia wrote on .* This can’t be undone\. It isn’t marked/)
  await isSound(page)
  await dialog.getByRole('button', { name: 'Keep message' }).click()
  await hasFocus(opener)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete message' }).click()
  await says(page, 'Message deleted')
  await expect(first).toBeHidden()
  await hasFocus(page.getByText(/^\d+ messages?, newest first$|^1–\d+ of \d+ messages/))

  await second.getByRole('button', { name: 'Delete the message of Mia' }).click()
  await call('DELETE', `contact/${id}/`, token)
  await dialog.getByRole('button', { name: 'Delete message' }).click()
  await says(page, 'Not found.')
  await expect(second).toBeHidden()

  await visit.goTo('/admin/changes')
  await expect(page.getByRole('link', { name: `message ${id}` }).first()).toBeVisible()
})

test('staff delete a review where it is reported and where it is shown', async () => {
  const bodies = [`Was reported ${process.pid}.`, `Is only read ${process.pid}.`]
  const ids: number[] = []
  for (const [n, body] of bodies.entries()) {
    const { token } = await newCustomer(`Writer${n}`, { received: thing })
    ids.push((await call('POST', 'reviews/', token, { body, rating: 4.5, variant: thing.variants[0]?.id })).id)
  }
  await call('POST', `reviews/${ids[0]}/report/`, (await newCustomer('Rob')).token, { reason: 'It is mine.' })

  await using visit = await enter('/admin/reviews', { token: await staff() })
  const { page } = visit
  const reported = page.getByRole('listitem').filter({ hasText: bodies[0] ?? '' })
  await reported.getByRole('button', { name: 'Delete the review by Writer0 Journey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this review?' })
  await expect(dialog).toRead(/The review by Writer0 Journey, with 4\.5 of 5 stars\. .* This can’t be undone\./)
  await isSound(page)
  await dialog.getByRole('button', { name: 'Delete review' }).click()
  await says(page, 'Review deleted')
  await expect(reported).toBeHidden()

  await visit.goTo(`/reviews/${thing.slug}/null/0.5/5`)
  const read = page.getByRole('article').filter({ hasText: bodies[1] ?? '' })
  await expect(read).toBeVisible()
  expect(await page.getByText(bodies[0] ?? '').count()).toBe(0)
  await page.getByRole('button', { name: 'Delete the review by Writer1 Journey' }).click()
  await dialog.getByRole('button', { name: 'Delete review' }).click()
  await says(page, 'Review deleted')
  await expect(read).toBeHidden()
})
