import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../server/db/open.ts'
import { TEMPLATE } from '../../../databases/cluster.ts'
import { otherDatabase } from '../../../databases/other-database.ts'
import { alsoDeep } from '../../../deep.ts'
import { emptyFolder } from '../../../empty-folder.ts'
import { startShopServer } from '../../../processes/shop-process.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const PASSWORD = 'correct horse battery'
const opened = new AsyncDisposableStack()
let address: string
let db: Database

// Passkeys require a host name, and the shop must know its own address.
beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  const [folder, database] = [opened.use(await emptyFolder()), opened.use(await otherDatabase(TEMPLATE))]
  db = database.db
  const env = { PORT: String(port), PUBLIC_URL: address, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }
  await opened.use(await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, ...env })).url
})
afterAll(() => opened.disposeAsync())

/**
 * Returns a free port below the system's range for dynamic ports, which another shop could take before this one
 * opens.
 */
async function freePort(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 1) {
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** Adds a virtual authenticator that always confirms the user. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')

test.each(alsoDeep([['on a phone', 375, 'dark']], [['at a desk', 1440, 'light']]))(
  'a customer adds a passkey, logs in with it and removes it, %s',
  async (_, width, theme) => {
    const { email, token } = await newCustomer('Mia', { password: PASSWORD }, { db })
    await using visit = await enter('/account/two_step', { address, token, width, theme, first: freezeClock })
    const { page } = visit
    await plugIn(page)
    await press(page, 'Add a passkey')
    await dialog(page).getByLabel('Name', { exact: true }).fill('My telephone')
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    expect(await axeViolations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(main(page).getByRole('heading', { name: 'Two-step login is on' })).toBeVisible()
    await main(page).getByRole('link', { name: 'I have saved them' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'My telephone' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await visit.goTo('/logout')
    await press(page, 'Logout')
    await says(page, 'Successfully Logged Out')
    await visit.goTo('/login?from=/account/two_step')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(PASSWORD)
    await pastTheGuard(page)
    await press(page, 'Login')
    await pastTheGuard(page)
    await press(page, 'Use passkey')
    await says(page, 'Successfully Logged In')
    await pathIs(page, '/account/two_step')

    await press(page, 'Remove: My telephone')
    await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await pastTheGuard(page)
    await dialog(page).getByRole('button', { name: 'Remove passkey' }).click()
    await says(page, 'Passkey removed')
    await expect(main(page).getByText(/^My telephone/)).toBeHidden()
  },
)
