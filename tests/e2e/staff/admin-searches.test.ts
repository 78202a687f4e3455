import { expect, inject, test } from 'vitest'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, pastTheGuard, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Words that no other test searches for. */
const [ONE, OTHER] = ['quastenhalter', 'zipfelstange']

test('staff see searches without results, add a synonym, and remove the rest', async () => {
  const ada = await newCustomer('Ada', { isStaff: true })
  {
    await using visitor = await enter(`/search/${ONE}`)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toRead(`Nothing found for “${ONE}”`)
    await visitor.goTo(`/search/${OTHER}`)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toRead(`Nothing found for “${OTHER}”`)
  }
  // Searches are recorded after the response.
  const headers = { authorization: `Token ${ada.token}` }
  const counted = async () =>
    (await fetch(new URL('/api/no-result-searches/', inject('shop').address), { headers })).text()
  for (const words of [ONE, OTHER]) await expect.poll(counted).toContain(words)
  await using visit = await enter('/admin', { token: ada.token, width: 375, theme: 'dark' })
  const { page } = visit
  const main = page.getByRole('main')
  await openAdminScreen(page, 'Searches without results', 'Search')
  await expect(main.getByRole('heading', { level: 1 })).toRead('Searches without results')
  const row = (words: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('link', { name: words, exact: true }) })
  await expect(row(OTHER).getByText(/^1 time, last on /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  await row(OTHER)
    .getByRole('button', { name: `Remove ${OTHER}` })
    .click()
  await says(page, `Removed: ${OTHER}`)
  await expect(row(OTHER)).toBeHidden()

  await row(ONE)
    .getByRole('link', { name: `Add synonym for ${ONE}` })
    .click()
  const words = field(page, 'Words, separated by commas')
  await expect.poll(() => words.inputValue()).toBe(`${ONE}, `)
  await words.press('End')
  await words.pressSequentially('teapot')
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Add', exact: true }).click()
  await says(page, 'Synonyms added')
  await expect.poll(() => words.inputValue()).toBe('')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await visit.goTo(`/search/${ONE}`)
  await expect(main.getByRole('link', { name: /Stoneware teapot/ }).first()).toBeVisible()
})
