import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../server/db/open.ts'
import { unseal } from '../../server/sealed.ts'
import { readSecret } from '../../server/start/secret.ts'
import routes from '../../shop/routes.ts'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addProduct } from '../fixtures/products.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const EMAIL = 'planted.mia@example.com'
const NEW_EMAIL = 'planted.maya@example.com'
const PASSWORDS = ['planted horse battery', 'planted staple', 'planted third one'] as const
const MESSAGE = 'planted words about the mug'
/** No mail server listens here, so e-mails with codes stay queued, and the log reports it. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9'

const [FIRST, SECOND, WRONG] = PASSWORDS

async function send(shop: ShopProcess, method: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) }
  const answer = await shop.ask(path, { method, headers, body: JSON.stringify(body) })
  const text = await answer.text()
  return { status: answer.status, json: text && JSON.parse(text), text }
}

/**
 * Returns the code in the newest queued e-mail to an address, which is sealed with the secret of the shop's folder.
 */
async function codeFor(db: Database, dataDir: string, email: string): Promise<string> {
  const emails = db.selectFrom('emails').select('sealed').where('recipient', '=', email).orderBy('id', 'desc')
  const { sealed } = await emails.executeTakeFirstOrThrow()
  const { text } = JSON.parse(unseal(sealed ?? Buffer.of(), 'letters', await readSecret(dataDir)))
  return /^ {4}(\d{6})$/m.exec(text)?.[1] ?? ''
}

/** Returns the secrets in a text. The digits of a code may also be a part of a time, an id or another number. */
const found = (secrets: readonly string[], text: string) =>
  secrets.filter((secret) =>
    /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text) : text.includes(secret),
  )

test('codes, addresses, passwords and tokens are in no log and no page', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  await addProduct(db, { slug: 'mug', title: 'Mug' })
  await using shop = await startShopServer({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'trace',
    SMTP_URL: NO_MAIL_SERVER,
  })

  // A customer signs up, changes all data and makes each mistake.
  const mia = { email: EMAIL, first_name: 'Mia', last_name: 'Wong', password: FIRST, agreed_to_terms: true }
  expect((await send(shop, 'POST', '/api/verification/', { email: EMAIL })).status).toBe(200)
  const signupCode = await codeFor(db, folder.path, EMAIL)
  const wrongCode = signupCode === '918273' ? '918274' : '918273'
  expect((await send(shop, 'POST', '/api/user/', { ...mia, email_verification_code: wrongCode })).status).toBe(400)
  const signup = await send(shop, 'POST', '/api/user/', { ...mia, email_verification_code: signupCode })
  expect(signup.status).toBe(201)
  expect((await send(shop, 'POST', '/api/login/', { email: EMAIL, password: WRONG })).status).toBe(400)
  const token: string = (await send(shop, 'POST', '/api/login/', { email: EMAIL, password: FIRST })).json.auth_token
  expect((await send(shop, 'POST', '/api/verification/', { email: NEW_EMAIL }, token)).status).toBe(200)
  const changeCode = await codeFor(db, folder.path, NEW_EMAIL)
  const change = { email: NEW_EMAIL, password: FIRST, email_verification_code: changeCode }
  expect((await send(shop, 'PUT', '/api/change_email/', change, token)).status).toBe(200)
  const passwords = { old_password: FIRST, password: SECOND, password2: SECOND }
  expect((await send(shop, 'PUT', '/api/change_password/', passwords, token)).status).toBe(200)
  const again: string = (await send(shop, 'POST', '/api/login/', { email: NEW_EMAIL, password: SECOND })).json
    .auth_token
  const message = { name: 'Mia', email: NEW_EMAIL, title: 'The mug', body: MESSAGE }
  expect((await send(shop, 'POST', '/api/contact/', message)).status).toBe(201)

  const secrets = [
    ...[EMAIL, NEW_EMAIL, ...PASSWORDS, MESSAGE, signupCode, wrongCode, changeCode],
    ...[signup.json.auth_token, token, again],
  ]
  expect(secrets.every((secret) => secret.length >= 6)).toBe(true)

  // Pages are the same for everyone, also with a token.
  for (const path of everyScreen()) {
    const page = await shop.ask(path, { headers: { authorization: `Token ${again}` } })
    const text = JSON.stringify([...page.headers]) + (await page.text())
    expect([path, found(secrets, text)]).toEqual([path, []])
  }

  // PostgreSQL errors contain the rejected values.
  await sql`alter table contact_messages add constraint closed check (false) not valid`.execute(db)
  expect((await send(shop, 'POST', '/api/contact/', message)).status).toBe(500)
  await until(() => shop.lines.some((line) => line.includes('an e-mail could not be sent')))
  await until(() => shop.lines.some((line) => line.includes('23514')))
  expect(await shop.stop()).toBe(0)
  const logged = shop.lines.join('\n') + shop.complaints()
  expect(found(secrets, logged)).toEqual([])
})

/** Returns the address of every screen, with existing records as parameters. */
function everyScreen(): string[] {
  const given: Record<string, string> = { slug: 'mug', search_query: 'mug', variant: 'null' }
  const paths = routes
    .flatMap((one) => one.children ?? one)
    .map(({ path = '' }) => `/${path.replace(/:(\w+)/g, (_, name) => given[name] ?? '1').replace('*', 'nowhere')}`)
  return [
    ...new Set([...paths, '/signup?step=verify', '/reset_password?step=password', '/account/change_email?step=verify']),
  ]
}
