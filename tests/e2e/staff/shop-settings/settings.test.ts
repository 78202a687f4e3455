import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { asStaff } from '../../support/shop/selling-shop.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

// Settings affect all tests of a shop, so this file uses its own.
const shop = await openStaffShop()
const { address, staff: token } = shop

test('the owner renames the shop with three clicks, previews it while typing, and visitors see it', async () => {
  await using visit = await enter('/', { address, token, first: freezeClock })
  const { page } = visit
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await openAdminScreen(page, 'Settings')
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect.poll(() => preview.locator('footer').innerText()).toContain('Copyright © 2024 Comptoir')
  await field(page, 'Name of the shop').fill('Atelier Ada')
  await expect.poll(() => preview.locator('footer').innerText()).toContain('Copyright © 2024 Atelier Ada')
  // The generated initial has a closed path; the default logo has not.
  await expect.poll(() => preview.locator('header svg path').first().getAttribute('d')).toMatch(/^M.+Z$/)
  // The preview's header is the real one, as visitors see it.
  const links = () => preview.locator('header').getByRole('link').allInnerTexts()
  await expect.poll(links).toEqual(['Atelier Ada', 'Home', 'Contact us', ''])
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expect.poll(links).toEqual(['Atelier Ada', ''])
  await expect
    .poll(() => preview.getByRole('navigation', { name: 'Tabs' }).innerText())
    .toMatch(/^Home\s+Shop\s+Search\s+Cart\s+Login$/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await says(page, 'Settings saved')
  await expect.poll(() => page.title()).toBe('Settings | Atelier Ada')

  await using visitor = await enter('/contact', { address })
  await expect.poll(() => visitor.page.title()).toBe('Contact us | Atelier Ada')
  await expect(visitor.page.getByRole('contentinfo')).toRead(/Copyright © 2024 Atelier Ada/)
})

test('the owner sets the language of the shop’s texts, and only those get its lang attribute', {
  tags: ['deep'],
}, async () => {
  const { slug } = await shop.created({ title: 'Tasse' })
  const options = { address, token, expecting: /status of 40[09]/, first: freezeClock }
  await using visit = await enter('/admin/settings', options)
  await using other = await enter('/admin/settings', { ...options, width: 375, theme: 'dark' })
  const { page } = visit
  const language = (of: typeof page) => of.getByRole('combobox', { name: 'Language of your texts' })
  const save = (of: typeof page) => of.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await language(page).inputValue()).toBe('en')
  await expect(page.getByRole('main')).toRead(/It changes neither the texts of the shop itself nor their language\./)
  const titles = page.frameLocator('iframe[title=Preview]').getByRole('link', { name: 'Tasse', exact: true })
  await expect.poll(() => titles.first().getAttribute('lang')).toBe(null)
  await language(page).selectOption('French')
  await expect.poll(() => titles.first().getAttribute('lang')).toBe('fr')
  await save(page)
  await says(page, 'Settings saved')
  await expect.poll(() => language(page).inputValue()).toBe('fr')
  expect(await axeViolations(page)).toEqual([])

  await language(other.page).selectOption('Dutch')
  await save(other.page)
  await expect(other.page.getByRole('alert').first()).toRead(
    /Your changes are still in the form.*Language of your texts: French/,
  )
  expect(await language(other.page).inputValue()).toBe('nl')
  await fitsItsWindow(other.page)
  // Submit a value that the list does not offer.
  await language(other.page).evaluate((select: HTMLSelectElement) =>
    select.add(new Option('Klingon', 'tlh', true, true)),
  )
  await pastTheGuard(other.page)
  await save(other.page)
  await isWrong(language(other.page), '"tlh" is not a valid choice.')
  await fitsItsWindow(other.page)

  await using visitor = await enter(`/products/${slug}`, { address })
  const langOf = async (name: string) => visitor.page.getByRole('heading', { name }).getAttribute('lang')
  expect(await langOf('Tasse')).toBe('fr')
  expect(await langOf('About this product')).toBe(null)
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en')
  // Also after client-side navigation.
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(visitor.page.getByRole('link', { name: 'Tasse', exact: true }).first()).toBeVisible()
  expect(await visitor.page.getByRole('link', { name: 'Tasse', exact: true }).first().getAttribute('lang')).toBe('fr')
})

test('an unreadable colour is rejected with a readable one; the preview shows dark theme and phone', {
  tags: ['deep'],
}, async () => {
  await shop.created({ title: 'Mug' })
  await using visit = await enter('/admin/settings/look', {
    address,
    token,
    expecting: /status of 400/,
    first: freezeClock,
  })
  const { page } = visit
  const preview = page.frameLocator('iframe[title=Preview]')
  const colour = page.getByRole('textbox', { name: 'Colour', exact: true })
  const buyColour = () =>
    preview
      .getByRole('button', { name: 'Add to Cart', exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await colour.fill('#1f5c4a')
  await expect.poll(buyColour).toBe('rgb(31, 92, 74)')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect.poll(buyColour).not.toBe('rgb(31, 92, 74)')
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expect.poll(() => preview.locator('body').evaluate(() => window.innerWidth)).toBe(390)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Home' }).check({ force: true })
  await expect.poll(() => preview.locator('h1').innerText()).toBe('Good things for every day')
  expect(await axeViolations(page)).toEqual([])
  await colour.fill('#ffdd00')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await isWrong(
    colour,
    'Text in this colour is not readable on a light background. The nearest readable colour is #7d6b00.',
  )
  await fitsItsWindow(page)
})

test('the home page preview shows the real home page with its headline', { tags: ['deep'] }, async () => {
  await shop.created({ title: 'Bowl' })
  await using visit = await enter('/admin/settings/home', { address, token, first: freezeClock })
  const preview = visit.page.frameLocator('iframe[title=Preview]')
  const counter = preview.getByRole('region', { name: 'Featured', includeHidden: true })
  await field(visit.page, 'Headline').fill('Winter, by hand')
  await expect.poll(() => counter.locator('h1').innerText()).toBe('Winter, by hand')
  expect(await preview.locator('h1').count()).toBe(1)
  await pastTheGuard(visit.page)
  // The preview scrolls to the footer. Settings without a visible effect have no preview.
  await visit.goTo('/admin/settings/contact')
  await expect(preview.locator('footer')).toBeVisible()
  expect(await counter.count()).toBe(0)
  await visit.goTo('/admin/settings/emails')
  await expect(field(visit.page, 'Sender name')).toBeVisible()
  expect(await visit.page.locator('iframe').count()).toBe(0)
})

test('concurrent settings changes keep the second owner’s input and show the saved values', async () => {
  const options = {
    address,
    token,
    width: 375,
    theme: 'dark',
    expecting: /status of 409/,
    first: freezeClock,
  } as const
  await using one = await enter('/admin/settings/contact', options)
  await using other = await enter('/admin/settings/contact', options)
  const save = ({ page }: typeof one) => page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await field(one.page, 'Hours').fill('Tuesday to Saturday')
  await field(other.page, 'Hours').fill('Monday to Friday')
  await save(one)
  await says(one.page, 'Settings saved')
  await save(other)
  await expect(other.page.getByRole('alert').first()).toRead(
    /Your changes are still in the form.*Hours: Tuesday to Saturday/,
  )
  await expect.poll(() => field(other.page, 'Hours').inputValue()).toBe('Monday to Friday')
  await pastTheGuard(other.page)
  await save(other)
  await says(other.page, 'Settings saved')
  await other.goTo('/contact')
  await expect(other.page.getByRole('contentinfo')).toRead(/Monday to Friday/)
})

test('a long shop name keeps header buttons and search in place, on phones and tablets', {
  tags: ['deep'],
}, async () => {
  const answer = await shop.ask('/api/settings/', { headers: { authorization: `Token ${token}` } })
  const { version } = ((await answer.json()) as { identity: { version: number } }).identity
  const named = await asStaff(shop, 'PUT', '/api/settings/identity/', {
    version,
    name: 'Hardware at the End of the World & Sons',
  })
  expect(named.status).toBe(200)
  for (const width of [320, 375, 768]) {
    await using visit = await enter('/contact', { address, width })
    const header = visit.page.getByRole('banner')
    const name = await header.getByRole('link', { name: /^Hardware/ }).boundingBox()
    const cart = await header.getByRole('link', { name: /^Cart/ }).boundingBox()
    expect(Math.abs((name?.y ?? 0) - (cart?.y ?? 99)), `at ${width} px`).toBeLessThan(8)
    expect((await header.getByRole('combobox').boundingBox())?.width).toBeGreaterThan(200)
    await fitsItsWindow(visit.page)
  }
})

test.each(
  alsoDeep(
    [{ path: '/admin/settings', label: 'Name of the shop' }],
    [
      { path: '/admin/pages/create', label: 'Title' },
      { path: '/admin/contact/answers', label: 'Name' },
    ],
  ),
)('$path asks before typed text is lost', { tags: ['deep'] }, async ({ path, label }) => {
  await using visit = await enter(path, { address, token })
  const { page } = visit
  const input = field(page, label).first()
  await input.fill('Half a name')
  await page.getByRole('contentinfo').getByRole('link').first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on page' }).click()
  await expect.poll(() => input.inputValue()).toBe('Half a name')
  const closing = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await closing
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await field(page, label).first().fill('Half a name')
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
})

test('a saved settings form is left without a confirmation', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin/settings', { address, token })
  const { page } = visit
  await field(page, 'Name of the shop').fill('Atelier Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await says(page, 'Settings saved')
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/admin/settings')
})
