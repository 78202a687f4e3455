import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../empty-folder.ts'
import { openMailServer } from '../../../fixtures/mail-server.ts'
import { twoColourPng } from '../../../fixtures/png.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { field, freezeClock, pastTheGuard, pathIs, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { startWhereOneWas } from '../../support/shop/built-shop.ts'

/** From the first-start link to an open shop with one product. */
const MAX_PRESSES = 40
const MAX_FIELDS = 45

/** What the mail server of the owner's e-mail provider accepts. */
const MAILBOX = { username: 'anna@example.com', password: 'mailbox password' }
/** Recommended items that no law requires before the shop opens. */
const LEFT_OUT = ['Logo', 'Notification recipients', 'Backup from the last 7 days', 'Legal guarantees checked']

/** Counts what an owner does. Typing in a field counts as one field, not as a press. */
function ownerOf(page: Page) {
  const main = page.getByRole('main')
  const done = { presses: 0, fields: 0 }
  return {
    done,
    /** Expects values that the shop already knows, so that the owner leaves them as they are. */
    async reads(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values))
        await expect.poll(() => field(page, label).inputValue()).toBe(value)
    },
    async press(role: 'button' | 'link' | 'checkbox', name: string | RegExp) {
      done.presses += 1
      await pastTheGuard(page)
      await main.getByRole(role, { name, exact: typeof name === 'string' }).click()
    },
    /** Opens the checklist by the navigation: its group, then its screen. */
    async openChecklist() {
      const navigation = page.getByRole('navigation', { name: 'Admin' })
      const launch = navigation.getByRole('link', { name: 'Launch', exact: true })
      // While the page reloads, for example for another language, it shows no navigation.
      await navigation.locator('[aria-current]:not([aria-current=false])').first().waitFor()
      if (!(await launch.isVisible())) {
        done.presses += 1
        await navigation.getByRole('link', { name: 'Settings', exact: true }).click()
      }
      done.presses += 1
      await launch.click()
      await pathIs(page, '/admin/selling')
    },
    async fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        done.fields += 1
        await field(page, label).fill(value)
      }
    },
    async select(label: string, value: string) {
      done.fields += 1
      await field(page, label).selectOption(value)
    },
    async attach(label: string, name: string, buffer: Buffer) {
      done.fields += 1
      await field(page, label).setInputFiles({
        name,
        mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg',
        buffer,
      })
    },
  }
}

test('an owner opens a lawful shop with one product in at most 40 presses and 45 fields, without a terminal', async () => {
  await using opened = new AsyncDisposableStack()
  const { path: DATA_DIR } = opened.use(await emptyFolder())
  const mailServer = opened.use(
    await openMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === MAILBOX.username && password === MAILBOX.password
          ? done(null, { user: username })
          : done(new Error('Wrong user or password')),
    }),
  )
  const shop = opened.use(await startWhereOneWas({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }))
  const address = await shop.url
  const printed = () => shop.lines.find((line) => line.includes('/first_start#'))
  await expect.poll(printed).toBeDefined()
  await using visit = await enter(`/first_start${printed()?.split('/first_start')[1]}`, { address, first: freezeClock })
  const { page } = visit
  const owner = ownerOf(page)
  const main = page.getByRole('main')
  const save = async (message: string, button = 'Save') => {
    await owner.press('button', button)
    await says(page, message)
  }

  await owner.fill({ 'Name of the shop': 'Atelier Roux', 'First name': 'Anna', 'Last name': 'Roux' })
  await owner.fill({ 'E-mail': 'anna@example.com', Password: 'correct horse battery' })
  await owner.press('button', 'Create shop')
  await pathIs(page, '/admin')
  await owner.press('link', 'Open launch checklist')

  await owner.press('link', 'Fix: Seller')
  await owner.reads({ 'Seller (person or company)': 'Anna Roux', 'Responsible for the content': 'Anna Roux' })
  await owner.fill({
    'Legal form and capital': 'Entreprise individuelle',
    Address: '3 rue des Potiers, 69001 Lyon',
    Telephone: '+33 4 00 00 00 00',
    Registration: 'RCS Lyon 000 000 000',
    'Hosted by': 'Example Hosting, 1 rue du Serveur, 75001 Paris',
    'Consumer mediator': 'Médiateur Exemple, 2 rue de la Paix, 75002 Paris',
  })
  await save('Settings saved')
  await owner.openChecklist()

  await owner.press('link', 'Fix: Contact e-mail address')
  await owner.reads({ 'E-mail address': 'anna@example.com', Telephone: '+33 4 00 00 00 00' })
  await save('Settings saved')
  await owner.openChecklist()

  await owner.press('link', 'Fix: VAT')
  await owner.select('VAT calculation', 'none')
  await save('Settings saved')
  await owner.openChecklist()

  await owner.press('link', 'Fix: First product')
  await owner.fill({ Title: 'Round bowl', Description: 'Stoneware.', 'Price in euros': '32', Stock: '4' })
  await owner.fill({ Manufacturer: 'Atelier Roux', 'Model or reference': 'RB1' })
  await owner.attach('Choose pictures for this product', 'bowl.jpg', await aPicture({ width: 1280, height: 960 }))
  await expect(main.getByRole('group', { name: 'Picture 1 of this product' })).toBeVisible()
  await save('WOHOO', 'Create product')
  await pathIs(page, '/products/round-bowl')
  owner.done.presses += 1
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click()
  await owner.openChecklist()

  await owner.press('link', 'Fix: Product manufacturers')
  await owner.press('button', 'Add contact details of Atelier Roux')
  await owner.reads({ 'Postal address': '3 rue des Potiers, 69001 Lyon', 'E-mail or web address': 'anna@example.com' })
  await save('Manufacturer saved')
  await owner.openChecklist()

  await owner.press('link', 'Fix: Delivery')
  await owner.press('link', 'Add shipping method to France')
  await owner.fill({ Name: 'Home delivery', 'Costs, in euros, line 1': '6,90' })
  await save('Delivery saved')
  await owner.openChecklist()

  await owner.press('link', 'Fix: Payment')
  await owner.select('Bank transfer', 'on')
  await owner.reads({ 'Account holder': 'Anna Roux' })
  // A new bank account is confirmed by the password.
  await owner.fill({ IBAN: 'FR76 3000 6000 0112 3456 7890 189', 'Your password': 'correct horse battery' })
  await save('Settings saved')
  await owner.openChecklist()

  await owner.attach('Notice as PNG', 'notice.png', twoColourPng({ width: 400, height: 600 }))
  await save('Notice stored', 'Upload')

  await owner.press('link', 'Fix: E-mail delivery')
  await owner.select('Encryption', 'none')
  await owner.fill({ Server: '127.0.0.1', Port: String(mailServer.port) })
  await owner.fill({ User: MAILBOX.username, Password: MAILBOX.password })
  await owner.reads({ 'Sender address': 'anna@example.com' })
  await owner.press('button', 'Send test message')
  await expect(main.getByText('The mail server accepted the message to')).toBeVisible()
  await save('Mail server saved')
  await owner.fill({
    'Code of the test message': /Subject: (\d{6}) is the code/.exec(mailServer.taken[0] ?? '')?.[1] ?? '',
  })
  await owner.press('button', 'Confirm')
  await expect(main.getByText('E-mail delivery is confirmed.')).toBeVisible()
  await owner.openChecklist()

  // Sales to consumers in France require French pages.
  await owner.press('link', 'Fix: Pages in French')
  await owner.press('checkbox', 'Français')
  await save('Settings saved')
  await owner.openChecklist()

  await expect.poll(() => main.getByText('Everything that is required is done.').isVisible()).toBe(true)
  const items = main.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Missing' }) })
  expect(await items.getByRole('heading').allInnerTexts()).toEqual(LEFT_OUT)
  await save('Checkout is open', 'Open checkout')
  expect(owner.done.presses).toBeLessThanOrEqual(MAX_PRESSES)
  expect(owner.done.fields).toBeLessThanOrEqual(MAX_FIELDS)
  // Others see the change within a second.
  await expect.poll(async () => (await shop.ask('/api/shop/')).json()).toMatchObject({ is_selling: true })
})
