import { generateKeyPair, SignJWT } from 'jose'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { currentUser, socialLogin } from './session.contract.ts'

const provider = new OAuth2Server()
const CLIENT = 'comptoir-client'

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
})
afterAll(() => provider.stop())

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

/** A credential that the provider signs. */
function credential(claims: Record<string, unknown> = {}): Promise<string> {
  return provider.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, MIA, claims)
    },
  })
}

test('a verified credential opens an account once, and logs in from then on', async () => {
  await using shop = await shopWithProvider()
  const first = await shop.visitor.api(socialLogin, { body: { credential: await credential() } })
  expect(first).toMatchObject({
    email: 'mia@example.com',
    first_name: 'Mia 3',
    last_name: '',
    is_google_user: true,
    avatar: null,
  })
  expect((await shop.as(first.auth_token).api(currentUser, {})).id).toBe(first.id)
  const moved = await credential({ email: 'other@example.com' })
  expect((await shop.visitor.api(socialLogin, { body: { credential: moved } })).id).toBe(first.id)
})

test('it joins an account with the same address only if both sides verified it', async () => {
  await using shop = await shopWithProvider()
  const mia = await shop.customer('Mia')
  await shop.db.updateTable('users').set({ email_verified_at: null }).execute()
  const refused = shop.visitor.api(socialLogin, { body: { credential: await credential() } })
  await expect(refused).rejects.toThrow('400 The sign-in could not be verified.')
  await shop.db.updateTable('users').set({ email_verified_at: new Date() }).execute()
  expect((await shop.visitor.api(socialLogin, { body: { credential: await credential() } })).id).toBe(mia.id)
})

test('ten at once open one account', async () => {
  await using shop = await shopWithProvider()
  const token = await credential()
  const users = await Promise.all(
    Array.from({ length: 10 }, () => shop.visitor.api(socialLogin, { body: { credential: token } })),
  )
  expect(new Set(users.map(({ id }) => id)).size).toBe(1)
})

const past = () => Math.floor(Date.now() / 1000) - 3_600

test.each([
  ['expired', () => credential({ exp: past() })],
  ['not valid yet', () => credential({ nbf: Math.floor(Date.now() / 1000) + 3_600 })],
  ['for another shop', () => credential({ aud: 'somebody-else' })],
  ['from another issuer', () => credential({ iss: 'https://evil.example' })],
  ['of an unverified address', () => credential({ email_verified: false })],
  ['without an address', () => credential({ email: undefined })],
  ['nonsense', async () => 'not.a.token'],
  ['unsigned', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(MIA))}.`.replaceAll('=', '')],
  [
    'changed after signing',
    async () =>
      (await credential()).replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ ...MIA, sub: 'x' })).replaceAll('=', '')}.`),
  ],
  [
    'signed by somebody else',
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
])('a credential that is %s is refused', async (_, make) => {
  await using shop = await shopWithProvider()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: { credential: await make() },
  })
  expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'The sign-in could not be verified.' }])
  expect(await shop.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('while the provider is away the login says so, and nothing else is affected', async () => {
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

test('without a provider there is no such login', async () => {
  await using shop = await openShop()
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/google_login/',
    body: { credential: await credential() },
  })
  expect(answer.statusCode).toBe(404)
})
