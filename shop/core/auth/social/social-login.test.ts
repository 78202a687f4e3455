import { generateKeyPair, SignJWT } from 'jose'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/fixtures/logins/logged-in.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { hashPassword } from '../passwords/password.server.ts'
import { beginSocialLogin, currentUser, leaveSocialLogin, login, socialLogin } from '../session.contract.ts'

const provider = new OAuth2Server()
const CLIENT = 'comptoir-client'
const PASSWORD = 'correct horse battery'

let shop: TestShop
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  shop = await shopWithProvider()
})
beforeEach(async () => {
  for (const table of ['users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await provider.stop()
})

const shopWithProvider = () =>
  openShop({
    env: {
      SOCIAL_LOGIN_CLIENT_ID: CLIENT,
      SOCIAL_LOGIN_ISSUER: provider.issuer.url ?? '',
      SOCIAL_LOGIN_JWKS_URL: `${provider.issuer.url}/jwks`,
    },
  })

const MIA = {
  sub: 'mia-1',
  email: 'mia@example.com',
  email_verified: true,
  given_name: 'Mia <3',
  family_name: '',
  aud: CLIENT,
}

/** Returns a credential signed by the provider. */
function credential(claims: Record<string, unknown> = {}): Promise<string> {
  return provider.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, MIA, claims)
    },
  })
}

/** Returns the request body of a sign-in with the provider. */
async function signIn(shop: TestShop, claims: Record<string, unknown> = {}) {
  const { nonce, proof } = await shop.visitor.api(beginSocialLogin, {})
  return { credential: await credential({ nonce, ...claims }), proof }
}

const NOT_VERIFIED = '400 The sign-in could not be verified.'

test('a verified credential creates an account once and logs in afterwards', async () => {
  const first = await loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))
  expect(first).toMatchObject({
    email: 'mia@example.com',
    first_name: 'Mia 3',
    last_name: '',
    is_google_user: true,
    avatar: null,
  })
  expect((await shop.as(first.auth_token).api(currentUser, {})).id).toBe(first.id)
  const moved = await signIn(shop, { email: 'other@example.com' })
  expect((await loggedIn(shop.visitor.api(socialLogin, { body: moved }))).id).toBe(first.id)
  expect(await shop.emails('mia@example.com')).toEqual([])
})

test('a credential links an account with the same address only if both sides verified it, and sends an e-mail', async () => {
  await using shop = await shopWithProvider()
  const mia = await shop.customer('Mia')
  await shop.db.updateTable('users').set({ email_verified_at: null }).execute()
  const refused = loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))
  await expect(refused).rejects.toThrow(NOT_VERIFIED)
  expect(await shop.emails('mia@example.com')).toEqual([])
  await shop.db.updateTable('users').set({ email_verified_at: new Date() }).execute()
  for (const time of ['first', 'second'])
    expect([time, (await loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))).id]).toEqual([
      time,
      mia.id,
    ])
  const emails = await shop.emails('mia@example.com')
  expect(emails.map(({ subject }) => subject)).toEqual(['You can now log in at Comptoir with Google'])
})

test('a staff account is linked only with its password, once', async () => {
  await using shop = await shopWithProvider()
  const mia = await shop.customer('Mia', PASSWORD)
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).execute()
  const body = await signIn(shop)
  await expect(loggedIn(shop.visitor.api(socialLogin, { body }))).rejects.toThrow(
    '{"password":["Enter the password of your account to link it to this sign-in."]}',
  )
  await expect(loggedIn(shop.visitor.api(socialLogin, { body: { ...body, password: 'nonsense' } }))).rejects.toThrow(
    '{"password":["The password is incorrect."]}',
  )
  expect(await shop.db.selectFrom('social_identities').select('user_id').execute()).toEqual([])
  // A refused sign-in can be used again.
  const joined = await loggedIn(shop.visitor.api(socialLogin, { body: { ...body, password: PASSWORD } }))
  expect(joined).toMatchObject({ id: mia.id, is_staff: true, is_google_user: true })
  expect((await loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))).id).toBe(mia.id)
})

test('unlinking a provider requires a password and ends other sessions, and the next sign-in links it again', async () => {
  await using shop = await shopWithProvider()
  const opened = await loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))
  const mia = shop.as(opened.auth_token)
  await expect(mia.api(leaveSocialLogin, {})).rejects.toThrow(
    '400 Your account has no password yet. Use reset password to set one.',
  )
  await shop.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute()
  const other = await loggedIn(shop.visitor.api(login, { body: { email: 'mia@example.com', password: PASSWORD } }))
  expect(await mia.api(leaveSocialLogin, {})).toMatchObject({ id: opened.id, is_google_user: false })
  await expect(shop.as(other.auth_token).api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect((await mia.api(currentUser, {})).is_google_user).toBe(false)
  expect((await loggedIn(shop.visitor.api(socialLogin, { body: await signIn(shop) }))).id).toBe(opened.id)
})

test('ten concurrent sign-ins create one account', async () => {
  const bodies = await Promise.all(Array.from({ length: 10 }, () => signIn(shop)))
  const users = await Promise.all(bodies.map((body) => loggedIn(shop.visitor.api(socialLogin, { body }))))
  expect(new Set(users.map(({ id }) => id)).size).toBe(1)
  expect(await shop.emails('mia@example.com')).toEqual([])
})

test('a credential logs in once, also with ten concurrent requests', async () => {
  const body = await signIn(shop)
  const send = () => shop.app.inject({ method: 'POST', url: '/api/google_login/', body })
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])
  expect((await send()).json()).toEqual({ detail: 'The sign-in could not be verified.' })
})

test('refuses a credential of another person or with a foreign, changed or old nonce', async () => {
  await using shop = await shopWithProvider()
  await using elsewhere = await shopWithProvider()
  const mine = await signIn(shop)
  const others = await signIn(shop)
  const foreign = await signIn(elsewhere)
  const { nonce, proof } = await shop.visitor.api(beginSocialLogin, {})
  const later = { credential: await credential({ nonce: nonce.replace(/^\d/, '9') }), proof }
  for (const body of [{ ...mine, proof: others.proof }, { ...mine, proof: '' }, foreign, later])
    await expect(loggedIn(shop.visitor.api(socialLogin, { body }))).rejects.toThrow(NOT_VERIFIED)
  shop.clock.now = new Date(shop.clock.now.getTime() - 13 * 3_600_000)
  const old = await shop.visitor.api(beginSocialLogin, {})
  shop.clock.now = new Date()
  const body = { credential: await credential({ nonce: old.nonce }), proof: old.proof }
  await expect(loggedIn(shop.visitor.api(socialLogin, { body }))).rejects.toThrow(NOT_VERIFIED)
  expect((await loggedIn(shop.visitor.api(socialLogin, { body: mine }))).email).toBe('mia@example.com')
})

test('accepts the credential alone, with select_by, and only once', async () => {
  const body = { credential: await credential(), select_by: 'btn' }
  expect((await loggedIn(shop.visitor.api(socialLogin, { body }))).email).toBe('mia@example.com')
  await expect(loggedIn(shop.visitor.api(socialLogin, { body }))).rejects.toThrow(NOT_VERIFIED)
  const next = { credential: await credential({ jti: 'next' }), select_by: 'btn' }
  expect((await loggedIn(shop.visitor.api(socialLogin, { body: next }))).email).toBe('mia@example.com')
})

test('accepts one of ten concurrent equal credentials without a nonce', async () => {
  const body = { credential: await credential(), select_by: 'btn' }
  const send = () => shop.app.inject({ method: 'POST', url: '/api/google_login/', body })
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])
})

test.each([
  [299, 200],
  [301, 400],
])('answers a credential without a nonce that was issued %i seconds ago with %i', async (seconds, status) => {
  await using shop = await shopWithProvider()
  const issued = Math.floor(shop.clock.now.getTime() / 1000)
  const body = { credential: await credential({ iat: issued, exp: issued + 3_600 }), select_by: 'btn' }
  shop.clock.now = new Date((issued + seconds) * 1000)
  expect((await shop.app.inject({ method: 'POST', url: '/api/google_login/', body })).statusCode).toBe(status)
})

test('rejects a credential with a nonce if the proof is missing or of another nonce', async () => {
  const [{ credential }, { proof }] = [await signIn(shop), await signIn(shop)]
  for (const more of [{}, { proof }, { proof: 'nonsense' }]) {
    const refused = shop.visitor.api(socialLogin, { body: { credential, select_by: 'btn', ...more } })
    await expect(loggedIn(refused)).rejects.toThrow(NOT_VERIFIED)
  }
})

test('stores a used credential as a hash and deletes it after a day', async () => {
  await using shop = await shopWithProvider()
  const body = { credential: await credential(), select_by: 'btn' }
  await loggedIn(shop.visitor.api(socialLogin, { body }))
  const used = () => shop.db.selectFrom('attempts').select('subject').where('kind', '=', 'sign-in').execute()
  expect(await used()).toEqual([{ subject: expect.stringMatching(/^credential [\w-]{43}$/) }])
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000)
  await sweepShop(shop.services)
  expect(await used()).toEqual([])
})

const fromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test.each<[string, Record<string, unknown>]>([
  ['expired', { exp: fromNow(-3_600) }],
  ['not valid yet', { nbf: fromNow(3_600) }],
  ['for another shop', { aud: 'somebody-else' }],
  ['for this shop and another, which asked for it', { aud: [CLIENT, 'other'], azp: 'other' }],
  ['from another issuer', { iss: 'https://evil.example' }],
  ['of an unverified address', { email_verified: false }],
  ['without an address', { email: undefined }],
  ['older than five minutes', { iat: fromNow(-420) }],
  ['from the future', { iat: fromNow(420) }],
  ['without a nonce, sent with a proof', { nonce: undefined }],
  ['with a nonce that is not a string', { nonce: 7 }],
  ['of a subject that is too long', { sub: 'x'.repeat(256) }],
  ['of a subject with a NUL', { sub: 'mia\0' }],
  ['with a header in its address', { email: 'x@example.com\r\nBcc: victim@example.com' }],
  ['with two addresses', { email: 'a@example.com, b@example.com' }],
  ['with a name before its address', { email: '"x" <a@example.com>' }],
  ['with blanks around its address', { email: ' soc2@example.com ' }],
  ['with a word for an address', { email: 'justtext' }],
  ['with an empty address', { email: '' }],
  ['with a NUL in its address', { email: 'mia\0@example.com' }],
  ['with an address of 312 characters', { email: `${'m'.repeat(300)}@example.com` }],
  ['with a letter that only looks like one of ASCII in its address', { email: '\u212Aate@example.com' }],
])('rejects a credential %s', async (_, claims) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: await signIn(shop, claims),
  })
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'The sign-in could not be verified.' }])
  expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
})

test.each([
  ['nonsense', async () => 'not.a.token'],
  ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(MIA))}.`.replaceAll('=', '')],
  [
    'changed after signing',
    async () =>
      (await credential()).replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ ...MIA, sub: 'x' })).replaceAll('=', '')}.`),
  ],
  [
    'signed with another key',
    async () => {
      const { privateKey } = await generateKeyPair('RS256')
      const kid = provider.issuer.keys.toJSON()[0]?.kid ?? ''
      return new SignJWT(MIA)
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(provider.issuer.url ?? '')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey)
    },
  ],
])('rejects a credential that is %s', async (_, make) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: { credential: await make() },
  })
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'The sign-in could not be verified.' }])
  expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('reports an unavailable provider, and other logins still work', async () => {
  await using shop = await openShop({
    env: {
      SOCIAL_LOGIN_CLIENT_ID: CLIENT,
      SOCIAL_LOGIN_ISSUER: 'http://127.0.0.1:9',
      SOCIAL_LOGIN_JWKS_URL: 'http://127.0.0.1:9/jwks',
    },
  })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: { credential: await credential({ iss: 'http://127.0.0.1:9' }) },
  })
  expect(answer.statusCode).toBe(503)
})

test('has no social login endpoint without a provider', async () => {
  await using shop = await openShop()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: { credential: await credential() },
  })
  expect(answer.statusCode).toBe(404)
})
