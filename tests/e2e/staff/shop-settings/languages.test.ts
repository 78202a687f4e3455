import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

// The languages affect all tests of a shop, so this file uses its own.
const shop = await openStaffShop()
const { address, staff: token } = shop
const { slug } = await shop.created({ title: 'Cup' })

const pathOf = (page: Page) => page.url().slice(address.length)
const preferFrench = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'en'] }))

test('the owner offers French, and staff and visitors switch the language of the page that they see', async () => {
  await using visit = await enter('/admin/settings/identity', { address, token })
  const { page } = visit
  await page.getByRole('checkbox', { name: 'Français' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await says(page, 'Settings saved')
  expect(await axeViolations(page)).toEqual([])
  expect(await page.getByRole('checkbox', { name: 'Français' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect.poll(() => pathOf(page)).toBe('/fr/admin/settings/identity')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr')
  await expect(page.getByRole('heading', { level: 1 })).toRead(/Paramètres/)

  // The guide is French too, at the addresses of the English sections.
  await visit.goTo('/fr/admin/orders')
  await page.getByRole('link', { name: 'En savoir plus : Traiter les commandes' }).click()
  await expect.poll(() => pathOf(page)).toBe('/fr/admin/help/orders#process-orders')
  await expect(page.getByRole('heading', { level: 1 })).toRead('Commandes')
  expect(await page.locator('.guide').getAttribute('lang')).toBe('fr')
  await page.getByRole('main').getByRole('link', { name: 'rapport d’utilisation' }).click()
  await expect.poll(() => pathOf(page)).toBe('/fr/admin/help/discounts#usage-report')
  await expect(page.getByRole('heading', { level: 1 })).toRead('Réductions')
  expect(await axeViolations(page)).toEqual([])

  await using visitor = await enter(`/products/${slug}?quantity=2`, {
    ...{ address, token: await shop.customer(), width: 375, theme: 'dark' as const },
    first: preferFrench,
  })
  const shown = visitor.page
  const requests: string[] = []
  shown.on('request', (request) => requests.push(request.url()))
  const suggestion = shown.getByRole('complementary', { name: 'Language' })
  await expect(suggestion).toRead(/en français\. Français$/)
  expect(await axeViolations(shown)).toEqual([])
  await fitsItsWindow(shown)
  await suggestion.getByRole('link', { name: 'Français' }).click()
  await expect.poll(() => pathOf(shown)).toBe(`/fr/products/${slug}?quantity=2`)
  // Navigation, forms and the cart stay French, with the browser files of French only.
  const search = shown.getByRole('combobox', { name: 'Rechercher' })
  await search.fill('cup')
  await search.press('Enter')
  await expect.poll(() => pathOf(shown)).toBe('/fr/search/cup')
  await shown.getByRole('link', { name: 'Cup', exact: true }).first().click()
  await expect.poll(() => pathOf(shown)).toBe(`/fr/products/${slug}`)
  await shown.getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click()
  // By keyboard, because a message covers the link while the pointer is on it.
  await shown.getByRole('link', { name: 'Panier, 1 article', exact: true }).first().press('Enter')
  await expect.poll(() => pathOf(shown)).toBe('/fr/cart')
  await expect(shown.getByRole('main')).toRead(/Cup/)
  expect(await shown.locator('a[href^="/"]:not([href^="/fr"]):not([hreflang])').count()).toBe(0)
  expect(requests.filter((url) => /\/fr\/fr/.test(url))).toEqual([])

  // The choice is remembered, and the switch leads back to the same page.
  const languages = shown.getByRole('navigation', { name: 'Langue' })
  await languages.getByRole('link', { name: 'English' }).click()
  await expect.poll(() => pathOf(shown)).toBe('/cart')
  await expect(shown.getByRole('navigation', { name: 'Language' })).toRead('English Français')
  await expect(suggestion).toBeHidden()
  const accounts = shop.db.selectFrom('users').select(['first_name', 'language']).orderBy('first_name')
  // The page opens after two seconds, even if the choice is not saved yet.
  await expect
    .poll(() => accounts.execute())
    .toEqual([
      { first_name: 'Ada', language: 'fr' },
      { first_name: 'Mia', language: 'en' },
    ])
})
