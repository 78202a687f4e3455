import { OAuth2Server } from 'oauth2-mock-server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../server/db/open.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { offerLanguages } from '../../processes/offer-languages.ts'
import { field, hasFocus, isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { startWhereOneWas } from '../support/shop/built-shop.ts'

const CLIENT = 'comptoir-client'
const SCRIPT = 'https://provider.example/client.js'
const PASSWORD = 'correct horse battery'
const provider = new OAuth2Server()
const opened = new AsyncDisposableStack()
let address: string
let db: Database

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  opened.defer(() => provider.stop())
  const folder = opened.use(await emptyFolder())
  const database = opened.use(await otherDatabase(TEMPLATE))
  db = database.db
  await offerLanguages(db, { first: 'en', others: ['fr'] })
  const shop = await startWhereOneWas({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    SOCIAL_LOGIN_CLIENT_ID: CLIENT,
    SOCIAL_LOGIN_NAME: 'Acme',
    SOCIAL_LOGIN_ISSUER: provider.issuer.url ?? '',
    SOCIAL_LOGIN_JWKS_URL: `${provider.issuer.url}/jwks`,
    SOCIAL_LOGIN_SCRIPT_URL: SCRIPT,
  })
  opened.use(shop)
  address = await shop.url
})
afterAll(() => opened.disposeAsync())

/** Replaces the provider's script with a button that logs in as one person when the page renders it. */
async function scriptOf(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`
  await page.exposeFunction('signed', (nonce: string) =>
    provider.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { sub: name, email, email_verified: true, given_name: name, aud: CLIENT, nonce })
      },
    }),
  )
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        let settings
        window.google = { accounts: { id: {
          initialize(given) { settings = given },
          renderButton(place, { locale }) {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = { en: 'Continue with Acme', fr: 'Continuer avec Acme' }[locale]
            button.style.minHeight = '44px'
            button.onclick = async () => {
              if (settings.client_id !== '${CLIENT}') return
              const credential = '${name}' === 'Nobody' ? 'not.a.credential' : await signed(settings.nonce)
              settings.callback({ credential, select_by: 'btn' })
            }
            place.replaceChildren(button)
          },
        } } }`,
    }),
  )
}

const hasForeignScript = (page: Page) => page.evaluate(() => 'google' in window)

test('a customer logs in with an identity provider, returns to the same page, and no third-party script remains', async () => {
  await using visit = await enter('/contact', { address, first: (page) => scriptOf(page, 'Mia') })
  const { page } = visit
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Login')
  await press(page, 'Continue with Acme')
  await says(page, 'Woohoo, Acme Login Succeeded')
  await pathIs(page, '/contact')
  await expect.poll(() => hasForeignScript(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toMatch(/^shop_/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Hello, Mia')).toBeVisible()
})

test('the provider button is in the language of the page', async () => {
  await using visit = await enter('/fr/login', { address, first: (page) => scriptOf(page, 'Lou') })
  await press(visit.page, 'Continuer avec Acme')
  await says(visit.page, 'Bienvenue, vous êtes connecté avec Acme')
})

test('the provider button is on the sign-up page, on a phone in dark theme', { tags: ['deep'] }, async () => {
  const first = (page: Page) => scriptOf(page, 'Ben')
  await using visit = await enter('/signup', { address, width: 375, theme: 'dark', first })
  await press(visit.page, 'Continue with Acme')
  await says(visit.page, 'Woohoo, Acme Login Succeeded')
  await pathIs(visit.page, '/')
})

test('a rejected provider login shows the server’s message, and one without an answer shows ours', {
  tags: ['deep'],
}, async () => {
  const first = (page: Page) => scriptOf(page, 'Nobody')
  const expecting = /status of 400|ERR_FAILED/
  await using visit = await enter('/login', { address, expecting, first })
  const { page } = visit
  await press(page, 'Continue with Acme')
  await says(page, 'The sign-in could not be verified.')
  await page.route('**/api/google_login/', (route) => route.abort())
  await press(page, 'Continue with Acme')
  await says(page, 'Whops, Acme Login Failed')
  await pathIs(page, '/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a staff member links the provider with the password once, sees it in the account and removes it', {
  tags: ['deep'],
}, async () => {
  const account = { first: 'Zoe', email: 'zoe@example.com', password: PASSWORD, isStaff: true }
  await addPerson(db, account)
  await using visit = await enter('/login?from=%2Fterms_of_services', {
    address,
    expecting: /status of 400/,
    first: (page) => scriptOf(page, 'Zoe'),
  })
  const { page } = visit
  const toJoin = page.getByText('After that you log in with Acme.')
  await press(page, 'Continue with Acme')
  await expect(toJoin).toBeVisible()
  await field(page, 'Password').fill('nonsense')
  await press(page, 'Login')
  await isWrong(field(page, 'Password'), 'The password is incorrect.')
  await hasFocus(field(page, 'Password'))
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await press(page, 'Continue with Acme')
  await expect(toJoin).toBeVisible()
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Login')
  await pathIs(page, '/terms_of_services')
  await visit.goTo('/account')
  await expect(page.getByText('You log in with Acme')).toBeVisible()
  await press(page, 'Remove')
  await says(page, 'You no longer log in with Acme')
  await expect(page.getByText('You log in with Acme')).toBeHidden()
})

test('an unreachable provider shows a message, and the password login still works', { tags: ['deep'] }, async () => {
  const first = (page: Page) => page.route(SCRIPT, (route) => route.abort())
  await using visit = await enter('/login', { address, expecting: /client\.js|ERR_FAILED/, first })
  await expect(visit.page.getByText('Acme can’t be reached right now.')).toBeVisible()
  await expect(visit.page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
})
