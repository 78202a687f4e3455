import { afterAll, beforeEach, expect, test } from 'vitest'
import { loggedIn } from '../../../../tests/fixtures/logins/logged-in.ts'
import { codeFor } from '../../../../tests/fixtures/verification-code.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { currentUser, login } from '../../auth/session.contract.ts'
import { signup } from '../account.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['verification_codes', 'users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
})

const mia = {
  first_name: 'Mia',
  last_name: 'Wong',
  email: 'Mia@Example.com',
  password: 'correct horse battery',
  agreed_to_terms: true as const,
}

const post = (shop: TestShop, url: `/api/${string}`, body: object) => shop.app.inject({ method: 'POST', url, body })

test('a sign-up validates everything without a code, then the e-mailed code creates the account', async () => {
  const without = await post(shop, '/api/user/', mia)
  expect(without.statusCode).toBe(400)
  expect(without.json()).toEqual({ email_verification_code: ['This field is required.'] })

  const email_verification_code = await codeFor(shop, mia.email)
  const user = await shop.visitor.api(signup, { body: { ...mia, email_verification_code } })
  expect(user).toMatchObject({ email: 'Mia@Example.com', first_name: 'Mia', is_authenticated: true, is_staff: false })
  expect(user.auth_token).toMatch(/^shop_/)
  expect((await shop.as(user.auth_token).api(currentUser, {})).id).toBe(user.id)

  const again = await loggedIn(shop.visitor.api(login, { body: { email: 'MIA@example.COM', password: mia.password } }))
  expect(again.id).toBe(user.id)
})

test('reports the errors of all fields at once', async () => {
  const answer = await post(shop, '/api/user/', {
    first_name: ' ',
    email: 'mia',
    password: 'password1',
    agreed_to_terms: false,
  })
  expect(answer.json()).toEqual({
    first_name: ['This field may not be blank.'],
    last_name: ['This field is required.'],
    email: ['Enter a valid email address.'],
    password: ['This password is too common.'],
    agreed_to_terms: ['You must agree to the terms.'],
    email_verification_code: ['This field is required.'],
  })
})

test.each([
  ['password', 'short', 'This password is too short. It must contain at least 8 characters.'],
  ['password', '9182736450918', 'This password is entirely numeric.'],
  ['password', 'Wong2026!', 'This password is too common.'],
  ['password', 'ILoveMia.Wong!', 'The password is too similar to the email.'],
  ['password', 'ilovemia.wong!', 'The password is too similar to the email.'],
  ['password', 'x'.repeat(129), 'Ensure this field has no more than 128 characters.'],
  ['first_name', 'Mia <script>', 'Use only letters, digits, spaces, hyphens, apostrophes and full stops.'],
  ['first_name', 'M\u202Eia', 'Not a valid string.'],
  ['last_name', 'W'.repeat(61), 'Ensure this field has no more than 60 characters.'],
  ['email', 'a b@example.com', 'Enter a valid email address.'],
  ['email', 'mia@localhost', 'Enter a valid email address.'],
  ['email', 'vİctor2@example.com', 'Enter a valid email address.'],
  ['email', 'ΜΑΡΙΟΣ@example.gr', 'Enter a valid email address.'],
  ['email', '"mia"@example.com', 'Enter a valid email address.'],
  ['email', 'mia@[127.0.0.1]', 'Enter a valid email address.'],
  ['email', `${'m'.repeat(65)}@example.com`, 'Enter a valid email address.'],
  ['email_verification_code', '12345', 'Enter the 6 digit code.'],
  ['email_verification_code', 123456, 'Not a valid string.'],
])('rejects %s %j: %s', async (field, value, text) => {
  const body = { ...mia, email: 'mia.wong@example.com', email_verification_code: '000000', [field]: value }
  expect((await post(shop, '/api/user/', body)).json()[field]).toContain(text)
})

test('a taken address gets the same response, and its owner a code that does not sign up', async () => {
  await shop.customer('Lea')
  const email = 'lea@example.com'
  const free = await post(shop, '/api/user/', { ...mia, email: 'free@example.com' })
  const taken = await post(shop, '/api/user/', { ...mia, email })
  expect(taken.statusCode).toBe(free.statusCode)
  expect(taken.json()).toEqual(free.json())

  const codes = [
    await post(shop, '/api/verification/', { email }),
    await post(shop, '/api/verification/', { email: 'free@example.com' }),
  ]
  expect(codes.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(2).fill([
      200,
      {
        detail: 'If the address can receive mail, a code is on its way.',
        request: expect.stringMatching(/^[\w-]{22}$/),
      },
    ]),
  )
  const newest = (await shop.emails(email)).at(-1)
  expect(newest?.text).toContain('this address already has an account')
  const email_verification_code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
  expect((await post(shop, '/api/user/', { ...mia, email, email_verification_code })).json()).toEqual({
    email_verification_code: ['The verification code is invalid or has expired.'],
  })
})

test('twenty concurrent sign-ups with one address and code create one account', async () => {
  const email = 'ida@example.com'
  const email_verification_code = await codeFor(shop, email)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(shop, '/api/user/', { ...mia, email, email_verification_code })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(400)])
  expect(await shop.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
})

test('refuses the correct code after five wrong ones, also concurrent ones', async () => {
  const email = 'ben@example.com'
  const right = await codeFor(shop, email)
  const wrong = right === '111111' ? '222222' : '111111'
  await Promise.all(
    Array.from({ length: 5 }, () => post(shop, '/api/user/', { ...mia, email, email_verification_code: wrong })),
  )
  const answer = await post(shop, '/api/user/', { ...mia, email, email_verification_code: right })
  expect(answer.json()).toEqual({ email_verification_code: ['The verification code is invalid or has expired.'] })
})

test('refuses the correct code after twenty wrong ones a day for one address, until the next day', async () => {
  const HOUR = 3_600_000
  const attempt = async (isRight: boolean) => {
    const right = await codeFor(shop, mia.email)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 4; tries += 1)
      if (!isRight) await post(shop, '/api/user/', { ...mia, email_verification_code: wrong })
    const answer = await post(shop, '/api/user/', { ...mia, email_verification_code: isRight ? right : wrong })
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR)
    return answer.statusCode
  }
  for (const isRight of [false, false, false, false]) expect(await attempt(isRight)).toBe(400)
  expect(await attempt(true)).toBe(400)
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * HOUR)
  expect(await attempt(true)).toBe(201)
})

test('a code is valid for ten minutes, also with a newer one, until one of them is used', async () => {
  const use = async (email: string, email_verification_code: string) =>
    (await post(shop, '/api/user/', { ...mia, email, email_verification_code })).statusCode
  const later = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms)
  }
  const first = await codeFor(shop, mia.email)
  later(31_000)
  const second = await codeFor(shop, mia.email)
  later(600_000 - 31_000 - 1)
  expect(await use(mia.email, first)).toBe(201)
  await shop.db.deleteFrom('users').execute()
  expect(await use(mia.email, second)).toBe(400)

  const third = await codeFor(shop, 'ben@example.com')
  later(600_001)
  expect(await use('ben@example.com', third)).toBe(400)
})

test('limits code e-mails to one in 30 s, five an hour and ten a day for known and unknown addresses', async () => {
  await shop.customer('Mia')
  for (const email of ['mia@example.com', 'nobody@example.com']) {
    const start = shop.clock.now.getTime()
    const at = async (seconds: number) => {
      shop.clock.now = new Date(start + seconds * 1000)
      const answer = await post(shop, '/api/verification/', { email })
      return answer.statusCode === 200 ? 200 : Number(answer.headers['retry-after'])
    }
    expect(await at(0)).toBe(200)
    expect(await at(10)).toBe(20)
    for (const minute of [1, 2, 3, 4]) expect(await at(minute * 60)).toBe(200)
    expect(await at(300)).toBe(3_300)
    for (const minute of [60, 61, 62, 63, 64]) expect(await at(minute * 60 + 1)).toBe(200)
    expect(await at(5 * 3600)).toBe(19 * 3600)
  }
})
