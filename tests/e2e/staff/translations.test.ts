import { expect, test } from 'vitest'
import { offerLanguages } from '../../fixtures/languages.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// The languages affect all tests of a shop, so this file uses its own.
const shop = await openStaffShop()
const { address, staff: token } = shop

test('staff translate a product next to its original, and visitors of its French page read the translation', async () => {
  await offerLanguages(shop.db, { first: 'en', others: ['fr'] })
  const { slug } = await shop.created({ title: 'Cup' })
  await using visit = await enter(`/admin/products/update/${slug}`, { address, token, width: 375, theme: 'dark' })
  const { page } = visit
  const languages = page.getByRole('navigation', { name: 'Languages of the texts' })
  await expect(languages).toRead(/^Original Français 0 of \d$/)
  await languages.getByRole('link').click()
  const title = page.getByLabel('Title (Français)')
  await title.fill('Tasse')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await says(page, 'Translations saved')
  expect(await title.inputValue()).toBe('Tasse')
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  await visit.goTo('/admin/translations')
  await page.getByRole('link', { name: /^\d+ products? lacks? Français$/ }).click()
  await expect(page.getByRole('row', { name: /^Cup/ })).toRead(/1 of \d/)
  expect(await axeViolations(page)).toEqual([])
  await visit.goTo('/admin/translations/fr/variants')
  const [first] = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
    .all()
  await first?.getByRole('textbox').fill('Unique')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await says(page, 'Translations saved')
  await fitsItsWindow(page)

  await using visitor = await enter(`/fr/products/${slug}`, { address })
  const heading = visitor.page.getByRole('heading', { level: 1 })
  await expect(heading).toRead('Tasse')
  expect(await heading.getAttribute('lang')).toBe(null)
  await visitor.goTo(`/products/${slug}`)
  await expect(heading).toRead('Cup')
})
