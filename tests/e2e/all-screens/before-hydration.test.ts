import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { delayScripts } from '../support/browser/delay-scripts.ts'
import { pathIs, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Opens a page before hydration. @param token of a customer @returns lets the scripts load */
async function openAsleep(path: string, circumstances: { token?: string; width?: number; expecting?: RegExp } = {}) {
  const visit = await enter('/terms_of_services', circumstances)
  const { page } = visit
  const release = await delayScripts(page)
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' })
  return { page, release, [Symbol.asyncDispose]: () => visit[Symbol.asyncDispose]() }
}

test('a button that is pressed before hydration acts once after it', async () => {
  await using asleep = await openAsleep('/', { width: 375 })
  const { page, release } = asleep
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
  // Press again, as impatient users do.
  for (const _ of [1, 2]) await filters.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  release()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('checkbox').first().check()
  expect(new URL(page.url()).search).toBe('')
  // If it had opened twice, it would still be open.
  await page.goBack()
  await expect(drawer).toBeHidden()
  await pathIs(page, '/')
})

test('a button in a deferred part of the page acts after hydration', { tags: ['deep'] }, async () => {
  await using visit = await enter('/terms_of_services', { width: 375 })
  const { page } = visit
  const release = await delayScripts(page, /\/assets\/list-bar[^/]*\.js$/)
  await visit.goTo('/')
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('a quantity chosen before hydration is added to the cart', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using asleep = await openAsleep('/products/everyday-mug', { token })
  const { page, release } = asleep
  const quantity = page.getByLabel('Quantity')
  for (const choice of ['2', '3']) await quantity.selectOption(choice)
  release()
  const buttons = page.getByRole('main')
  await buttons.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await says(page, 'Woohoo, added to cart')
  await page.reload()
  await expect(buttons.getByRole('button', { name: 'Update Cart', exact: true })).toBeVisible()
  await expect.poll(() => quantity.inputValue()).toBe('3')
})

test('sort order and filters chosen before hydration are applied', { tags: ['deep'] }, async () => {
  await using asleep = await openAsleep('/search/blue')
  const { page, release } = asleep
  await page.getByLabel('Sort by').selectOption('price_low_to_high')
  release()
  await pathIs(page, '/search/blue?sort=price_low_to_high')
  await using other = await openAsleep('/search/blue')
  const box = other.page.getByRole('main').getByRole('checkbox').first()
  await box.check()
  other.release()
  await pathIs(other.page, '/search/blue?in_stock=true')
  await expect.poll(() => box.isChecked()).toBe(true)
})

test('Add to Cart adds once when it is pressed before hydration', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using asleep = await openAsleep('/products/everyday-mug', { token })
  const { page, release } = asleep
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first()
  for (const _ of [1, 2]) await add.click()
  release()
  await says(page, 'Woohoo, added to cart')
  await expect(page.getByRole('main').getByRole('button', { name: 'Update Cart', exact: true })).toBeVisible()
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('1')
})

test('Buy Now and Add to Cart of a visitor are answered when they are pressed before hydration', {
  tags: ['deep'],
}, async () => {
  await using asleep = await openAsleep('/products/everyday-mug')
  const { page, release } = asleep
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  release()
  await expect(page.getByRole('main').getByText('You must be logged in to add to cart!')).toBeVisible()
  await using other = await openAsleep('/products/everyday-mug')
  await other.page.getByRole('main').getByRole('button', { name: 'Buy Now', exact: true }).click()
  other.release()
  await expect(other.page.getByRole('region', { name: 'Messages' }).getByText(/before you login/)).toBeVisible()
})

interface EarlyForm {
  path: string
  fields: Record<string, string>
  button: string
}
const EARLY_FORMS = alsoDeep<EarlyForm>(
  [{ path: '/login', fields: { Email: 'nobody@example.com', Password: 'seven brown foxes' }, button: 'Login' }],
  [
    { path: '/signup', fields: { 'First name': 'Mia' }, button: 'Continue' },
    { path: '/contact', fields: { 'Your Name': 'Mia' }, button: 'Send' },
  ],
)

test.each(EARLY_FORMS)(
  'the form of $path is submitted after hydration when its button is pressed before',
  { tags: ['deep'] },
  async ({ path, fields, button }) => {
    await using asleep = await openAsleep(path, { expecting: /status of 400/ })
    const { page, release } = asleep
    const main = page.getByRole('main')
    for (const [label, value] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(value)
    await main.getByRole('button', { name: button, exact: true }).click()
    release()
    await expect(main.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible()
    for (const [label, value] of Object.entries(fields))
      await expect.poll(() => main.getByLabel(label, { exact: true }).inputValue()).toBe(value)
    await pathIs(page, path)
  },
)
