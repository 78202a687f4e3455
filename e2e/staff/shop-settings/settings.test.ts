import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/in-browser.ts'
import { asStaff } from '../../support/shop/selling-shop.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

// What one of them sets, all others would read.
const shop = await openStaffShop()
const { address, staff: token } = shop

test('the owner names the shop with three clicks, sees it while typing, and everybody reads it', async () => {
  await using visit = await enter('/', { address, token, first: freezeClock })
  const { page } = visit
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Settings/ })
    .click()
  const preview = page.frameLocator('iframe[title=Preview]')
  await expect.poll(() => preview.locator('footer').innerText()).toContain('Copyright © 2024 Comptoir')
  await field(page, 'Name of the shop').fill('Atelier Ada')
  await expect.poll(() => preview.locator('footer').innerText()).toContain('Copyright © 2024 Atelier Ada')
  // Its letter is drawn before the name is saved; our own mark ends otherwise.
  await expect.poll(() => preview.locator('header svg path').first().getAttribute('d')).toMatch(/^M.+Z$/)
  // Its header is the shop's own, as visitors see it.
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

test('a colour that cannot be read is refused with one that can; the preview shows the dark theme and a phone', async () => {
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
  await isWrong(colour, 'Text in this colour could not be read on light ground. The nearest that can is #7d6b00.')
  await fitsItsWindow(page)
})

test('the preview of the home page is the home page: the headline stands on the counter', async () => {
  await shop.created({ title: 'Bowl' })
  await using visit = await enter('/admin/settings/home', { address, token, first: freezeClock })
  const preview = visit.page.frameLocator('iframe[title=Preview]')
  const counter = preview.getByRole('region', { name: 'On the counter', includeHidden: true })
  await field(visit.page, 'Headline').fill('Winter, by hand')
  await expect.poll(() => counter.locator('h1').innerText()).toBe('Winter, by hand')
  expect(await preview.locator('h1').count()).toBe(1)
  await pastTheGuard(visit.page)
  // What stands at the end of a page is in sight, and what is seen on no page has no preview.
  await visit.goTo('/admin/settings/footer')
  await expect(preview.locator('footer')).toBeVisible()
  expect(await counter.count()).toBe(0)
  await visit.goTo('/admin/settings/emails')
  await expect(field(visit.page, 'Name of the sender')).toBeVisible()
  expect(await visit.page.locator('iframe').count()).toBe(0)
})

test('of two who set the same at once, the second keeps what was typed, reads what the first has saved, and decides', async () => {
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
    /Nothing that you typed is lost.*Hours: Tuesday to Saturday/,
  )
  await expect.poll(() => field(other.page, 'Hours').inputValue()).toBe('Monday to Friday')
  await pastTheGuard(other.page)
  await save(other)
  await says(other.page, 'Settings saved')
  await expect(other.page.getByRole('contentinfo')).toRead(/Monday to Friday/)
})

test('a long name leaves the buttons beside it and the search below it where they are, on phones and tablets', async () => {
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
