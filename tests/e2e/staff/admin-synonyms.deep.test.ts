import { expect, inject, test } from 'vitest'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Words that no other test searches for. */
const [ONE, OTHER] = ['zwickelschirm', 'brumbelschirm']
const LABEL = 'Words, separated by commas'

test('staff add synonyms concurrently and undo a removal', async () => {
  const [ada, bob] = [await newCustomer('Ada', { isStaff: true }), await newCustomer('Bob', { isStaff: true })]
  await using visit = await enter('/admin', {
    token: ada.token,
    width: 375,
    theme: 'dark',
    expecting: /status of 409/,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  const group = (words: string) =>
    main.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${words}`, exact: true }) })
  const button = (action: string, words: string) =>
    main.getByRole('button', { name: `${action} ${words}`, exact: true })

  await openAdminScreen(page, 'Synonyms', 'Search')
  const words = field(page, LABEL)
  const add = main.getByRole('button', { name: 'Add', exact: true })
  await words.fill(ONE)
  await add.click()
  await isWrong(words, 'Enter at least 2 words.')
  await words.fill(`umbrella, ${ONE}`)
  await add.click()
  await says(page, 'Synonyms added')
  await expect.poll(() => words.inputValue()).toBe('')
  await expect(group(`umbrella, ${ONE}`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // Each word links to its search results.
  await group(`umbrella, ${ONE}`).getByRole('link', { name: ONE }).click()
  await expect(main.getByRole('heading', { level: 1 })).toRead(`Results for “${ONE}”`)
  await expect(main.getByRole('link', { name: /umbrella/i }).first()).toBeVisible()
  // The list reloads in the background.
  const again = page.waitForResponse('**/api/synonyms/')
  await page.goBack()
  await again

  await button('Edit', `umbrella, ${ONE}`).click()
  const edited = main.getByRole('table').getByLabel(LABEL)
  await hasFocus(edited)
  await changeElsewhere(bob.token, ONE, ['umbrella', ONE, OTHER])
  await edited.fill(`umbrella, parasol, ${ONE}`)
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await says(page, 'These synonyms were changed by someone else. Reload them and try again.')
  await expect(main.getByText(`Someone else changed this to: umbrella, ${ONE}, ${OTHER}.`)).toBeVisible()
  await expect.poll(() => edited.inputValue()).toBe(`umbrella, parasol, ${ONE}`)
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await pastTheGuard(page)
  await save.click()
  const now = `umbrella, parasol, ${ONE}`
  await hasFocus(button('Edit', now))

  await button('Delete', now).click()
  await says(page, `Deleted: ${now}`)
  await expect(button('Edit', now)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button('Edit', now)).toBeVisible()
  await button('Delete', now).click()
  await expect(button('Edit', now)).toBeHidden()
  // The page removes the group before the shop does.
  await expect.poll(async () => (await synonymsFor(ada.token)).some(({ terms }) => terms.includes(ONE))).toBe(false)

  await using visitor = await enter(`/search/${ONE}`)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toRead(`Nothing found for “${ONE}”`)
})

const address = new URL('/api/synonyms/', inject('shop').address)
const headersOf = (token: string) => ({ authorization: `Token ${token}`, 'content-type': 'application/json' })

async function synonymsFor(token: string) {
  const answer = await fetch(address, { headers: headersOf(token) })
  const { synonyms } = (await answer.json()) as { synonyms: { id: number; terms: string[]; version: number }[] }
  return synonyms
}

/** Simulates a change by another staff member. */
async function changeElsewhere(token: string, word: string, terms: readonly string[]): Promise<void> {
  const group = (await synonymsFor(token)).find((one) => one.terms.includes(word))
  const answer = await fetch(new URL(`${group?.id}/`, address), {
    method: 'PUT',
    headers: headersOf(token),
    body: JSON.stringify({ terms, version: group?.version }),
  })
  expect(answer.status).toBe(200)
}
