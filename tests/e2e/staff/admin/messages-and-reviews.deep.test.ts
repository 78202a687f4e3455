import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { productWith, theCatalogue } from '../../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../../support/shop/rare-products.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const thing = productWith(await theCatalogue(), 'orders of its own', ({ slug }) => slug === RARE_PRODUCTS.toOrder)
const [variant] = thing.variants

const staff = async () => (await newCustomer('Staff', { isStaff: true })).token

const call = (path: string, token: string, body: object) =>
  fetch(`${inject('shop').address}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('staff read a message, answer it in their mail program, and mark it as answered', async () => {
  const title = `May I? 50% & more ${process.pid}`
  await call('contact/', '', { name: 'Mia', email: 'mia+shop@example.com', title, body: 'Is it safe in the oven?' })
  await using visit = await enter('/admin/contact', { token: await staff(), width: 375 })
  const { page } = visit
  const message = article(page, title)
  const reply = await message.getByRole('link', { name: 'Reply to Mia' }).getAttribute('href')
  expect(reply).toBe(`mailto:mia%2Bshop@example.com?subject=${encodeURIComponent(`Re: ${title}`)}`)
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await says(page, 'Marked as answered')
  await expect(message).toRead(/Answered on \d+/)
  await page.getByRole('link', { name: /^not answered/ }).click()
  await expect(message).toBeHidden()
  await page.getByRole('link', { name: 'answered', exact: true }).click()
  await message.getByRole('button', { name: 'Mark as not answered' }).click()
  await says(page, 'Marked as not answered')
  await expect(message).toBeHidden()
})

test('staff see reported reviews, dismiss one report, hide the other review, and show it again', async () => {
  const bodies = [`Insults the potter ${process.pid}.`, `Tells what it is like ${process.pid}.`]
  const authors = await Promise.all(bodies.map((_, n) => newCustomer(`Author${n}`, { received: thing })))
  const reader = await newCustomer('Rita')
  for (const [n, body] of bodies.entries()) {
    const posted = await call('reviews/', authors[n]?.token ?? '', { body, rating: 4, variant: variant?.id })
    const { id } = await posted.json()
    await call(`reviews/${id}/report/`, reader.token, { reason: 'It is rude.' })
    await call(`reviews/${id}/report/`, authors[1 - n]?.token ?? '', { reason: 'It is false.' })
  }
  await using visit = await enter('/admin/reviews', { token: await staff() })
  const { page } = visit
  const [rude, fair] = bodies.map((body) => page.getByRole('listitem').filter({ hasText: body }))
  if (!rude || !fair) throw new Error('There are two.')
  await expect(rude).toRead(/^A thing to order .*2 reports It is rude\. .* It is false\. /)
  expect(await axeViolations(page)).toEqual([])

  await fair.getByRole('button', { name: /^Dismiss the 2 reports/ }).click()
  await says(page, 'Reports dismissed')
  await expect(fair).toBeHidden()
  await rude.getByRole('button', { name: 'Hide the review by Author0 Journey' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('It insults.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await says(page, 'Review hidden')
  await expect(rude).toBeHidden()

  await using visitor = await enter(`/reviews/${thing.slug}/null/0.5/5`)
  await expect(visitor.page.getByText(bodies[1] ?? '')).toBeVisible()
  await expect.poll(() => visitor.page.getByText(bodies[0] ?? '').count()).toBe(0)
  await page.getByRole('link', { name: 'hidden', exact: true }).click()
  await expect(rude).toRead(/Hidden. The author sees this reason: It insults\./)
  await rude.getByRole('button', { name: 'Show again: the review by Author0 Journey' }).click()
  await says(page, 'The review is public again')
  await expect(rude).toBeHidden()
})

test('these screens are for staff only and say so', async () => {
  await using visitor = await enter('/')
  await using customer = await enter('/', { token: (await newCustomer('Nosy')).token })
  for (const [path, purpose] of [
    ['/admin/orders', 'see all orders'],
    ['/admin/contact', 'read messages'],
    ['/admin/reviews', 'moderate reviews'],
    ['/admin/synonyms', 'edit synonyms'],
  ] as const) {
    await visitor.goTo(path)
    await expect(visitor.page.getByText(`Only staff can ${purpose}. Log in`)).toBeVisible()
    await customer.goTo(path)
    await expect(customer.page.getByText(`Only staff can ${purpose}. You are logged in as`)).toBeVisible()
  }
})
