import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { freezeClock, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop

test.each(alsoDeep([[1440, 'light']] as const, [[375, 'dark']] as const))(
  'an owner writes, previews, publishes and restores clauses of the terms, at %i px in %s theme',
  async (width, theme) => {
    await using visit = await enter('/admin', {
      address,
      token: staff,
      width,
      theme,
      first: freezeClock,
      expecting: /ERR_FAILED/,
    })
    const { page } = visit
    const main = page.getByRole('main')
    await openAdminScreen(page, 'Terms', 'Content')
    await expect(main.getByText(/Have a lawyer check your clauses/)).toBeVisible()
    await press(page, 'Add clause')
    await main.getByLabel('Section').selectOption('Separate section at the end')
    await main.getByLabel('Text').fill('We teach **pottery** on Sundays.')
    await press(page, 'Save clause')
    await expect(main.getByText('A section of its own needs a title.')).toBeVisible()
    expect(await main.getByLabel('Text').inputValue()).toBe('We teach **pottery** on Sundays.')
    await main.getByLabel('Title').fill('Workshops')
    await pastTheGuard(page)
    await press(page, 'Save clause')
    await says(page, 'Clause added to the draft')
    await expect(main.getByRole('heading', { name: 'Workshops' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    // A deletion is undone.
    await press(page, 'Delete Workshops')
    await says(page, 'Workshops deleted from the draft')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(main.getByRole('heading', { name: 'Workshops' })).toBeVisible()

    // Another staff member changes the clause while its form is open.
    await press(page, 'Edit Workshops')
    await main.getByLabel('Text').fill('Mine.')
    await shop.db
      .updateTable('own_terms_draft')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute()
    await press(page, 'Save clause')
    await says(page, 'Clause updated in the draft')

    // Another staff member deletes the clause while its form is open: the text stays and can be added again.
    await press(page, 'Edit Workshops')
    await main.getByLabel('Text').fill('Mine, again.')
    await shop.db.updateTable('own_terms_draft').set({ clauses: '[]' }).execute()
    await pastTheGuard(page)
    await press(page, 'Save clause')
    await expect(main.getByText(/Someone else deleted this clause/)).toBeVisible()
    expect(await main.getByLabel('Text').inputValue()).toBe('Mine, again.')
    await pastTheGuard(page)
    await press(page, 'Save clause')
    await says(page, 'Clause added to the draft')

    // A repeated submission after a lost response adds the clause once.
    await press(page, 'Add clause')
    await main.getByLabel('Text').fill('We wrap gifts.')
    await press(page, 'Save clause')
    await expect(main.getByText('A clause after the generated text needs a title.')).toBeVisible()
    await main.getByLabel('Title').fill('Gift wrap')
    await page.route(
      '**/api/terms/own/draft/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await pastTheGuard(page)
    await press(page, 'Save clause')
    await expect(main.getByRole('heading', { name: 'Gift wrap' })).toBeVisible()
    await pastTheGuard(page)
    await press(page, 'Save clause')
    await says(page, 'Clause added to the draft')
    const titles = main.getByRole('region', { name: 'Draft' }).getByRole('heading', { level: 3 })
    await expect.poll(() => titles.allTextContents()).toEqual(['Workshops', 'Gift wrap'])
    await press(page, 'Move Gift wrap up')
    await expect.poll(() => titles.allTextContents()).toEqual(['Gift wrap', 'Workshops'])
    await press(page, 'Delete Gift wrap')
    await says(page, 'Gift wrap deleted from the draft')

    await main.getByRole('link', { name: 'Preview terms' }).click()
    await expect(main.getByRole('heading', { name: '17. Workshops' })).toBeVisible()
    await page.goBack()
    await press(page, 'Publish version 1')
    await says(page, 'Version 1 published')
    await expect(main.getByText('The draft equals the published version.')).toBeVisible()
    await page.goto(`${address}/terms_of_services`)
    await expect(page.getByRole('heading', { name: '17. Workshops' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Mine, again.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await page.goto(`${address}/admin/terms`)
    await press(page, 'Delete Workshops')
    await press(page, 'Publish version 2')
    await says(page, 'Version 2 published')
    await expect(main.getByText('The draft equals the published version.')).toBeVisible()
    await press(page, 'Restore version 1 as draft')
    await expect(main.getByRole('heading', { name: 'Workshops' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await press(page, 'Discard changes')
    await says(page, 'Changes discarded')
  },
)
