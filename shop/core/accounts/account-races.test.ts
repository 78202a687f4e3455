import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { loggedIn } from '../../../tests/fixtures/logins/logged-in.ts'
import { codeFor } from '../../../tests/fixtures/verification-code.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { waitingStatements } from '../../../tests/processes/waiting-statements.ts'
import { isPassword } from '../auth/passwords/password.server.ts'
import { login } from '../auth/session.contract.ts'

const ROUNDS = often(2)
const OLD = 'correct horse battery'
const NEW = 'staple of another colour'
const THIEFS = 'now it belongs to me alone'
const WRONG = ['The password is incorrect.']

const open = () => openShop({ env: { TRUST_PROXY: 'loopback' } })

/** Sends a call from a new network address, so that no attempt limit applies. */
let addresses = 0
async function call(shop: TestShop, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token?: string) {
  addresses += 1
  const answer = await shop.app.inject({
    method,
    url,
    ...(body && { body }),
    headers: {
      'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      ...(token && { authorization: `Token ${token}` }),
    },
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}

const changing = (shop: TestShop, token: string | undefined, from: string, to: string) =>
  call(shop, 'PUT', '/api/change_password/', { old_password: from, password: to, password2: to }, token)

async function hashOf(shop: TestShop, id: number) {
  const user = await shop.db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return user?.password_hash
}

test('logins with the old password during a password change leave no valid token', {
  timeout: 120_000,
}, async () => {
  await using shop = await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    const mia = await shop.customer(`Mia${round}`, OLD)
    const logIn = () => call(shop, 'POST', '/api/login/', { email: `mia${round}@example.com`, password: OLD })
    const before = Array.from({ length: 4 }, logIn)
    const change = changing(shop, mia.token, OLD, NEW)
    const logins = await Promise.all([...before, ...Array.from({ length: 2 }, logIn)])
    expect((await change).status).toBe(200)
    const tokens = logins.flatMap(({ status, body }) => (status === 200 ? [String(body.auth_token)] : []))
    const alive = await Promise.all(tokens.map((token) => call(shop, 'GET', '/api/user/', undefined, token)))
    expect(alive.filter(({ status }) => status !== 401)).toEqual([])
    const refused = logins.filter(({ status }) => status !== 200)
    for (const { status, body } of refused)
      expect([status, body]).toEqual([400, { non_field_errors: ['Unable to log in with provided credentials.'] }])
  }
})

test('only one of two concurrent changes with the same old password succeeds', {
  tags: ['deep'],
  timeout: 120_000,
}, async () => {
  await using shop = await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `mia${round}@example.com`
    const mia = await shop.customer(`Mia${round}`, OLD)
    const { auth_token } = await loggedIn(shop.visitor.api(login, { body: { email, password: OLD } }))
    const answers = await Promise.all([changing(shop, mia.token, OLD, NEW), changing(shop, auth_token, OLD, THIEFS)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({ old_password: WRONG })
    const inForce = answers[0].status === 200 ? NEW : THIEFS
    expect(await isPassword(inForce, await hashOf(shop, mia.id))).toBe(true)
  }
})

test('a reset by the owner wins against a concurrent change with the old password', async () => {
  await using shop = await open()
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `mia${round}@example.com`
    const mia = await shop.customer(`Mia${round}`, OLD)
    const thiefs = (await loggedIn(shop.visitor.api(login, { body: { email, password: OLD } }))).auth_token
    const email_verification_code = await codeFor(shop, email)
    const reset = { email, password1: NEW, password2: NEW, email_verification_code }
    const [, owners] = await Promise.all([
      changing(shop, thiefs, OLD, THIEFS),
      call(shop, 'PUT', '/api/reset_password/', reset),
    ])
    expect(owners.status).toBe(200)
    expect(await isPassword(NEW, await hashOf(shop, mia.id))).toBe(true)
    expect((await call(shop, 'GET', '/api/user/', undefined, thiefs)).status).toBe(401)
  }
}, 120_000)

test.each([
  ['POST', '/api/delete_user/', {}, { password: WRONG }],
  ['PUT', '/api/change_email/', { email: 'thief@example.com' }, { password: WRONG }],
  ['PUT', '/api/change_password/', { old_password: OLD, password: THIEFS, password2: THIEFS }, { old_password: WRONG }],
] as const)('%s %s is refused if the password was changed after the check', async (method, url, asked, says) => {
  await using shop = await open()
  const mia = await shop.customer('Mia', OLD)
  const email_verification_code = await codeFor(shop, 'thief@example.com', mia)
  const changed = 'another hash'
  const answer = await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: changed }).where('id', '=', mia.id).execute()
    const asking = call(shop, method, url, { password: OLD, email_verification_code, ...asked }, mia.token)
    await until(async () => (await waitingStatements(shop.db)) > 0)
    return () => asking
  })
  expect(await answer()).toEqual({ status: 400, body: says })
  expect(await shop.db.selectFrom('users').select(['email', 'password_hash']).execute()).toEqual([
    { email: 'mia@example.com', password_hash: changed },
  ])
})

test('an e-mail change reports a wrong code after a concurrent sign-up with the address', async () => {
  await using shop = await open()
  const email = 'new@example.com'
  const mia = await shop.customer('Mia', OLD)
  const email_verification_code = await codeFor(shop, email, mia)
  const answer = await shop.db.transaction().execute(async (tx) => {
    await tx.insertInto('users').values({ email, first_name: 'Ben', last_name: '' }).execute()
    const body = { email, password: OLD, email_verification_code }
    const asking = call(shop, 'PUT', '/api/change_email/', body, mia.token)
    await until(async () => (await waitingStatements(shop.db)) > 0)
    return () => asking
  })
  expect(await answer()).toEqual({
    status: 400,
    body: { email_verification_code: ['The verification code is invalid or has expired.'] },
  })
})
