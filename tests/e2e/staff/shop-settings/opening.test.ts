import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, created } = await openStaffShop()
const AWAY = /status of 503/

test('a shop that is not open shows its announcement; staff preview the storefront and open it', async () => {
  const lamp = await created({ title: 'Brass lamp', slug: 'brass-lamp' })
  await using visit = await enter('/admin/settings/opening', { address, token, expecting: AWAY, first: freezeClock })
  const { page, goTo } = visit
  const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await field(page, 'Announcement text').fill('The kiln is still hot.')
  await field(page, 'Opening day').fill('2099-12-01')
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect.poll(() => preview.locator('h1').innerText()).toBe('Not open yet')
  await expect.poll(() => preview.locator('main').innerText()).toContain('The kiln is still hot.')
  expect(await axeViolations(page)).toEqual([])
  await save()
  await says(page, 'Settings saved')
  await goTo('/admin/selling')
  await press(page, 'Show coming-soon page')
  await says(page, 'Visitors see the coming-soon page')
  await expect(page.getByText('Not open yet: only staff can see the shop.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  for (const [width, theme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    await using visitor = await enter(`/products/${lamp.slug}`, { address, width, theme, expecting: AWAY })
    const main = visitor.page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Not open yet' })).toBeVisible()
    await expect(main).toRead(/Opens on 1 December 2099/)
    await expect(main).toRead(/The kiln is still hot\./)
    await expect.poll(() => visitor.page.title()).toBe('Comptoir: not open yet')
    await fitsItsWindow(visitor.page)
    expect(await axeViolations(visitor.page)).toEqual([])
    await visitor.page.getByRole('link', { name: 'Contact us' }).click()
    await expect(visitor.page.getByRole('textbox', { name: 'Your Name' })).toBeVisible()
    await expect.poll(() => visitor.page.getByRole('combobox').count()).toBe(0)
    expect(await axeViolations(visitor.page)).toEqual([])
  }

  for (const path of [`/products/${lamp.slug}`, '/']) {
    await goTo(path)
    await expect(page.getByRole('heading', { name: 'Brass lamp' }).first()).toBeVisible()
    await expect(page.getByText('Not open yet: only staff can see the shop.')).toBeVisible()
  }
  // After client-side navigation, the sections and the heading of the home page load after the products.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Open it' }).click()
  await pastTheGuard(page)
  await press(page, 'Go live')
  await says(page, 'The storefront is live')
  await using visitor = await enter('/', { address })
  await expect(visitor.page.getByRole('heading', { name: 'Brass lamp' }).first()).toBeVisible()
})

test('staff see a draft after a reload or by its address; others do not', async () => {
  const draft = await created({ title: 'Oak stool', slug: 'oak-stool', state: 'draft' })
  await using visit = await enter(`/products/${draft.slug}`, { address, token, expecting: /status of 404/ })
  await expect(visit.page.getByRole('heading', { level: 1, name: 'Oak stool' })).toBeVisible()
  expect(new URL(visit.page.url()).pathname).toBe('/products/oak-stool')
  await visit.goTo('/pages/legal-notice')
  await expect(visit.page.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible()

  await using visitor = await enter(`/products/${draft.slug}`, { address })
  await says(visitor.page, 'This product isn’t available.')
})
