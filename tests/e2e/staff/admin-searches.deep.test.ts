import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { countNoResult } from '../../../shop/catalog/search/no-results/no-results-store.server.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, hasFocus, pastTheGuard, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const { address, db, staff } = await openStaffShop()

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
    main.getByRole('row').filter({ has: page.getByRole('link', { name: words, exact: true }) })
  await expect(row(OTHER).getByText('1 time', { exact: true })).toBeVisible()
  await expect(row(OTHER).getByText(/^last on /)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  await row(OTHER)
    .getByRole('button', { name: `Delete ${OTHER}` })
    .click()
  await says(page, `Deleted: ${OTHER}`)
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

test('staff delete several searches although someone else deleted one, and the focus moves to the count', async () => {
  for (const words of [ONE, OTHER]) await countNoResult(db, words, new Date())
  await using visit = await enter('/admin/searches', { address, token: staff, expecting: /status of 404/ })
  const { page } = visit
  const main = page.getByRole('main')
  const coming = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.split('\r\n')[0]).toBe('\uFEFF"Search","Searches","Last search"')
  await db.deleteFrom('no_result_searches').where('words', '=', OTHER).execute()
  await main.getByLabel('Select all').check()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('No searches without results.')).toBeVisible()
  expect(await db.selectFrom('no_result_searches').selectAll().execute()).toEqual([])

  await countNoResult(db, ONE, new Date())
  await page.reload()
  await main.getByRole('button', { name: `Delete ${ONE}` }).click()
  await says(page, `Deleted: ${ONE}`)
  await hasFocus(main.locator('#found'))
})
