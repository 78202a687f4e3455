import { expect, test } from 'vitest'
import { offerLanguages } from '../../processes/offer-languages.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// The languages affect all tests of a shop, so this file uses its own.
const shop = await openStaffShop()
const { address, staff: token } = shop
await offerLanguages(shop.db, { first: 'en', others: ['fr'] })

test('staff translate a product next to its original, and visitors of its French page read the translation', async () => {
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
  const own = page.getByLabel('Slug (Français)')
  // The message comes before the reloaded slug.
  await expect.poll(() => own.inputValue()).toBe('tasse')
  await own.fill('gobelet')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await expect
    .poll(() => page.locator('[name^="seen."]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toContain('gobelet')
  expect(await axeViolations(page)).toEqual([])
  for (const path of ['fr/unknown', 'fr/unknown/1', 'xx/products']) {
    await page.goto(`${address}/admin/translations/${path}`)
    await expect(page.getByText('There are no translations at this address.')).toBeVisible()
  }
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
  expect(visitor.page.url()).toBe(`${address}/fr/products/gobelet`)
  const english = visitor.page
    .getByRole('navigation', { name: 'Langue' })
    .getByRole('listitem')
    .getByRole('link', { name: 'English' })
  expect(await english.getAttribute('href')).toBe(`/products/${slug}`)
  const heading = visitor.page.getByRole('heading', { level: 1 })
  await expect(heading).toRead('Tasse')
  expect(await heading.getAttribute('lang')).toBe(null)
  await visitor.goTo(`/products/${slug}`)
  await expect(heading).toRead('Cup')
})

test('visitors of the French page read the translated home page and announcement', { tags: ['deep'] }, async () => {
  const content = JSON.stringify({ heading: 'Our workshop', text: 'We **mend** things.' })
  await shop.db.insertInto('home_sections').values({ position: 0, kind: 'text', content, image_key: null }).execute()
  const announcement = JSON.stringify({ text: 'Free delivery', link: '', starts_at: '', ends_at: '' })
  const settings = { name: 'announcement', values: announcement, version: 1, updated_at: new Date() }
  await shop.db.insertInto('settings').values(settings).execute()
  await using visit = await enter('/admin/home', { address, token })
  const { page } = visit
  await page.getByRole('navigation', { name: 'Languages of the texts' }).getByRole('link').click()
  await page.getByRole('link', { name: 'Our workshop' }).click()
  await page.getByLabel('Heading (Français)').fill('Notre atelier')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await says(page, 'Translations saved')
  expect(await axeViolations(page)).toEqual([])

  await visit.goTo('/admin/settings/announcement')
  await page.getByRole('navigation', { name: 'Languages of the texts' }).getByRole('link').click()
  const text = page.getByRole('listitem').filter({ hasText: 'Free delivery' })
  await text.getByRole('textbox').fill('Livraison offerte')
  await page.getByRole('button', { name: 'Save translations' }).click()
  await says(page, 'Translations saved')

  await using visitor = await enter('/fr', { address })
  await expect(visitor.page.getByRole('heading', { name: 'Notre atelier' })).toBeVisible()
  expect(
    await visitor.page
      .getByText('We mend things.')
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
  ).toBe('en')
  await expect(visitor.page.getByText('Livraison offerte')).toBeVisible()
  await visitor.goTo('/')
  await expect(visitor.page.getByText('Free delivery')).toBeVisible()
})

test('price fields of French screens show a decimal comma and keep the price', async () => {
  const { slug } = await shop.created({ title: 'Plate', price: '12.50' })
  await using visit = await enter('/fr/admin/products', { address, token })
  const { page } = visit
  const inList = page.getByRole('textbox', { name: 'Prix en euros : Plate' })
  await expect.poll(() => inList.inputValue()).toBe('12,50')
  await inList.fill('13,75')
  await inList.press('Enter')
  await expect.poll(async () => (await shop.product(slug)).price).toBe('13.75')
  await expect.poll(() => inList.inputValue()).toBe('13,75')

  await visit.goTo(`/fr/admin/products/update/${slug}`)
  const inForm = page.getByRole('textbox', { name: 'Prix en euros', exact: true })
  await expect.poll(() => inForm.inputValue()).toBe('13,75')
  await inForm.fill('1.234,5')
  await inForm.press('Tab')
  await expect.poll(() => inForm.inputValue()).toBe('1234,50')
  await inForm.fill('13,75')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Assiette')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(async () => (await shop.product(slug)).title).toBe('Assiette')
  expect((await shop.product(slug)).price).toBe('13.75')
})

test('downloads of a French page are requested in French', async () => {
  await using visit = await enter('/fr/admin/csv', { address, token })
  const request = visit.page.waitForRequest('**/api/catalogue.csv')
  await visit.page.getByRole('main').getByRole('button', { name: 'Exporter le catalogue' }).click()
  expect((await request).headers()).toMatchObject({ 'x-page-language': 'fr', 'accept-language': 'fr' })
})
