import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_ADDRESS } from '../../../shop/core/addresses/address-lines.ts'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const BLANK = 'This field may not be blank.'
const HOME = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: 'F-69 002', Town: 'Lyon' }

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('listitem')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** The saved addresses in order, each with its actions. */
const cardsRead = (page: Page, texts: string[]) =>
  expect
    .poll(async () => (await cards(page).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()))
    .toEqual(texts)

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

test.each(alsoDeep([['on a phone', 375, 'dark']], [['at a desk', 1440, 'light']]))(
  'a customer saves addresses, chooses the default, changes one and deletes one, %s',
  async (_, width, theme) => {
    const { token } = await newCustomer('Mia')
    await using visit = await enter('/account', { token, width, theme, first: freezeClock })
    const { page } = visit
    await main(page).getByRole('link', { name: 'Addresses' }).click()
    await expect(main(page).getByText('No saved addresses yet.')).toBeVisible()
    await main(page).getByRole('link', { name: 'Add an address' }).click()
    await expect(field(page, 'Use it as my default address')).toBeHidden()
    await expect.poll(() => field(page, 'Country').inputValue()).toBe('FR')
    await fill(page, HOME)
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Save address')
    await says(page, 'Address saved')
    await pathIs(page, '/account/addresses')
    await cardsRead(page, ['Mia Journey 12 rue Mercière 69002 Lyon Default Edit Delete'])

    await main(page).getByRole('link', { name: 'Add an address' }).click()
    await fill(page, { Name: 'Mia Journey', 'Street and number': 'Fő utca 1', Postcode: '1051', Town: 'Budapest' })
    await button(page, 'Add a line').press('Enter')
    await hasFocus(field(page, 'Floor, flat, care of (optional)'))
    await page.keyboard.type('II. em. 3')
    await field(page, 'Company (optional)').fill('Atelier')
    await field(page, 'Country').selectOption('Hungary')
    await field(page, 'Phone (optional)').fill('+36 1 234-5678')
    await pastTheGuard(page)
    await press(page, 'Save address')
    await pathIs(page, '/account/addresses')
    await cardsRead(page, [
      'Mia Journey 12 rue Mercière 69002 Lyon Default Edit Delete',
      'Mia Journey Atelier Budapest Fő utca 1 II. em. 3 1051 Hungary +3612345678 Edit Make default Delete',
    ])
    expect(await axeViolations(page)).toEqual([])

    await button(page, 'Make default: Fő utca 1').press('Enter')
    await says(page, 'Default address changed')
    await hasFocus(main(page).getByRole('link', { name: 'Edit: Fő utca 1' }))
    await expect(cards(page).first().getByText('Default', { exact: true })).toBeVisible()
    await expect(cards(page).first().getByText('Hungary')).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Edit address')
    await expect.poll(() => field(page, 'Company (optional)').inputValue()).toBe('Atelier')
    await field(page, 'Company (optional)').fill('')
    await pastTheGuard(page)
    await press(page, 'Save address')
    await pathIs(page, '/account/addresses')
    await expect(cards(page).first().getByText('Hungary')).toBeVisible()
    await expect(cards(page).first().getByText('Atelier')).toBeHidden()

    await button(page, 'Delete: Fő utca 1').press('Enter')
    await page
      .getByRole('dialog', { name: 'Delete this address?' })
      .getByRole('button', { name: 'Keep address' })
      .click()
    await hasFocus(button(page, 'Delete: Fő utca 1'))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete address' }).click()
    await says(page, 'Address deleted')
    await cardsRead(page, ['Mia Journey 12 rue Mercière 69002 Lyon Default Edit Delete'])
    await hasFocus(main(page).getByRole('link', { name: 'Add an address' }))
  },
)

test('all invalid address fields show errors at once, the first has the focus, and the postcode is checked against the country', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account/addresses/new', { token, width: 375, first: freezeClock })
  const { page } = visit
  await fill(page, { Postcode: '97400', 'Phone (optional)': '12' })
  await press(page, 'Save address')
  await hasFocus(field(page, 'Name'))
  await isWrong(field(page, 'Name'), BLANK)
  await isWrong(field(page, 'Street and number'), BLANK)
  await isWrong(field(page, 'Postcode'), 'We don’t deliver to the French overseas territories.')
  await isWrong(field(page, 'Town'), BLANK)
  await isWrong(field(page, 'Phone (optional)'), 'Enter a phone number of 6 to 20 digits.')
  expect(await axeViolations(page)).toEqual([])

  await fill(page, { Name: 'Mia', 'Street and number': '1', Postcode: '10115', Town: 'Berlin', 'Phone (optional)': '' })
  await pastTheGuard(page)
  await press(page, 'Save address')
  await pathIs(page, '/account/addresses')
})

test('the postcode is checked again when the country changes', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account/addresses/new', { token })
  const { page } = visit
  await fill(page, { ...HOME, Postcode: '1012 ab', Town: 'Amsterdam' })
  await press(page, 'Save address')
  await isWrong(field(page, 'Postcode'), 'Enter a postcode like 75001 (France).')
  await hasFocus(field(page, 'Postcode'))
  await field(page, 'Country').selectOption('Netherlands')
  await isWrong(field(page, 'Postcode'), 'nothing wrong')
})

test('an address changed in another tab is not overwritten silently, and the entered values stay', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account', { token, expecting: /status of 40[49]/, first: freezeClock })
  const { page } = visit
  const call = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([token, method, path, body]) => {
        const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
        const answer = await fetch(path, {
          method,
          headers: body ? headers : { authorization: headers.authorization },
          body,
        })
        return answer.status === 204 ? undefined : ((await answer.json()) as { id: number })
      },
      [token, method, path, body && JSON.stringify(body)] as const,
    )
  const address = { ...EMPTY_ADDRESS, name: 'Mia', street: '1 quai', postcode: '69002', town: 'Lyon' }
  const id = (await call('POST', '/api/addresses/', address))?.id
  await visit.goTo(`/account/addresses/${id}`)
  await field(page, 'Street and number').fill('2 quai')
  await call('PUT', `/api/addresses/${id}/`, { ...address, street: '3 quai' })
  await press(page, 'Save address')
  await expect(main(page).getByRole('alert').getByText('3 quai')).toBeVisible()
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('2 quai')
  await pastTheGuard(page)
  await press(page, 'Save address')
  await pathIs(page, '/account/addresses')
  await expect(cards(page).getByText('2 quai')).toBeVisible()

  await visit.goTo(`/account/addresses/${id}`)
  await field(page, 'Street and number').fill('4 quai')
  await call('DELETE', `/api/addresses/${id}/`)
  await pastTheGuard(page)
  await press(page, 'Save address')
  await says(page, 'Not found.')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('4 quai')
  await visit.goTo('/account/addresses/999999')
  await expect(main(page).getByText('This address no longer exists.')).toBeVisible()
})
