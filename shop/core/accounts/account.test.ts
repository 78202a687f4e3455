import { afterAll, expect, test } from 'vitest'
import { loggedIn } from '../../../tests/fixtures/logins/logged-in.ts'
import { codeFor } from '../../../tests/fixtures/verification-code.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { currentUser, login, logout } from '../auth/session.contract.ts'
import { changeEmail, changePassword, resetPassword } from './account.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const OLD = 'correct horse battery'
const NEW = 'staple of another colour'
const JSON_BODY = { 'content-type': 'application/json' }

const put = (shop: TestShop, url: string, body: object, person?: Person) =>
  shop.app.inject({
    method: 'PUT',
    url,
    body,
    headers: person?.token ? { authorization: `Token ${person.token}` } : {},
  })

test('a password reset with a code ends all sessions, replaces the password and sends an e-mail', async () => {
  const mia = await shop.customer('Mia', OLD)
  const email = 'mia@example.com'
  const email_verification_code = await codeFor(shop, email)
  const mismatch = await put(shop, '/api/reset_password/', {
    email,
    password1: NEW,
    password2: OLD,
    email_verification_code,
  })
  expect(mismatch.json()).toEqual({ password2: ['Passwords do not match'] })
  await shop.visitor.api(resetPassword, { body: { email, password1: NEW, password2: NEW, email_verification_code } })

  await expect(mia.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  await expect(loggedIn(shop.visitor.api(login, { body: { email, password: OLD } }))).rejects.toThrow(
    'Unable to log in with provided credentials.',
  )
  expect((await loggedIn(shop.visitor.api(login, { body: { email, password: NEW } }))).id).toBe(mia.id)
  expect((await shop.emails(email)).at(-1)?.subject).toBe('Your password at Comptoir was changed')
})

test('reports all errors of a new password before a code is sent', async () => {
  const reset = async (body: object | null | string[]) =>
    (
      await shop.app.inject({
        method: 'PUT',
        url: '/api/reset_password/',
        payload: JSON.stringify(body),
        headers: JSON_BODY,
      })
    ).json()
  const noCode = ['This field is required.']
  const email = 'mia.wong@example.com'
  expect(await reset({ email, password1: NEW, password2: NEW })).toEqual({ email_verification_code: noCode })
  expect(await reset({ email, password1: 'password1', password2: 'password2' })).toEqual({
    password1: ['This password is too common.'],
    password2: ['Passwords do not match'],
    email_verification_code: noCode,
  })
  expect(await reset({ email, password1: 'i am mia.wong!', password2: '', email_verification_code: '' })).toEqual({
    password1: ['The password is too similar to the email.'],
    password2: ['Passwords do not match'],
    email_verification_code: ['Enter the 6 digit code.'],
  })
  expect(await reset({ email: 'mia', password1: '123456' })).toEqual({
    email: ['Enter a valid email address.'],
    password1: [
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
    ],
    password2: ['This field is required.'],
    email_verification_code: noCode,
  })
  for (const nothing of [null, ['email']]) expect(Object.keys(await reset(nothing))).toEqual(['non_field_errors'])
})

test('only one of ten concurrent resets with one code succeeds', async () => {
  await shop.customer('Lea', OLD)
  const email = 'lea@example.com'
  const email_verification_code = await codeFor(shop, email)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      put(shop, '/api/reset_password/', { email, password1: NEW, password2: NEW, email_verification_code }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])
})

test('a code is valid for its purpose only', async () => {
  const tom = await shop.customer('Tom', OLD)
  const email_verification_code = await codeFor(shop, 'tom@example.com')
  const change = await put(
    shop,
    '/api/change_email/',
    { email: 'new@example.com', password: OLD, email_verification_code },
    tom,
  )
  expect(change.json()).toEqual({ email_verification_code: ['The verification code is invalid or has expired.'] })
})

test('a password change requires the old password and ends all sessions', async () => {
  const eva = await shop.customer('Eva', OLD)
  const wrong = await put(
    shop,
    '/api/change_password/',
    { old_password: 'nonsense', password: 'password1', password2: 'password2' },
    eva,
  )
  expect(wrong.json()).toEqual({
    old_password: ['The password is incorrect.'],
    password: ['This password is too common.'],
    password2: ['Passwords do not match'],
  })
  await eva.api(changePassword, { body: { old_password: OLD, password: NEW, password2: NEW } })
  await expect(eva.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
})

test('limits password checks of a customer to five a minute', async () => {
  const jan = await shop.customer('Jan', OLD)
  const check = () =>
    put(shop, '/api/change_password/', { old_password: 'nonsense', password: NEW, password2: NEW }, jan)
  const answers = await Promise.all(Array.from({ length: 8 }, check))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(400), ...Array(3).fill(429)])
})

test('an e-mail change reports missing fields per step, then changes the address and e-mails the previous one', async () => {
  const nia = await shop.customer('Nia', OLD)
  const other = await shop.as(
    (await loggedIn(shop.visitor.api(login, { body: { email: 'nia@example.com', password: OLD } }))).auth_token,
  )
  const steps = async (body: object) => (await put(shop, '/api/change_email/', body, nia)).json()
  const required = ['This field is required.']
  expect(await steps({ email: 'nonsense' })).toEqual({
    email: ['Enter a valid email address.'],
    password: required,
    email_verification_code: required,
  })
  expect((await steps({ email: 'NIA@example.com' })).email).toEqual(['This is already your email.'])
  expect(await steps({ email: 'new@example.com' })).toEqual({ password: required, email_verification_code: required })
  expect(await steps({ email: 'new@example.com', password: 'nonsense' })).toEqual({
    password: ['The password is incorrect.'],
    email_verification_code: required,
  })
  expect(await steps({ email: 'new@example.com', password: OLD })).toEqual({ email_verification_code: required })

  const email_verification_code = await codeFor(shop, 'new@example.com', nia)
  const changed = await nia.api(changeEmail, {
    body: { email: 'new@example.com', password: OLD, email_verification_code },
  })
  expect(changed.email).toBe('new@example.com')
  expect((await shop.emails('nia@example.com')).at(-1)?.subject).toBe('Your e-mail address at Comptoir was changed')
  expect((await nia.api(currentUser, {})).email).toBe('new@example.com')
  await expect(other.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
})

test('does not reveal the address of another account and e-mails its owner without a code', async () => {
  const max = await shop.customer('Max', OLD)
  await shop.customer('Ben', OLD)
  expect(await codeFor(shop, 'ben@example.com', max)).toBe('')
  const change = await put(
    shop,
    '/api/change_email/',
    { email: 'ben@example.com', password: OLD, email_verification_code: '123456' },
    max,
  )
  expect(change.json()).toEqual({ email_verification_code: ['The verification code is invalid or has expired.'] })
})

test('delays logins after five failures, and the owner can still log in from another network', async () => {
  await using shop = await openShop({ env: { TRUST_PROXY: 'loopback' } })
  await shop.customer('Mia', OLD)
  const start = shop.clock.now.getTime()
  const attempt = async (seconds: number, password: string, ip = '203.0.113.1') => {
    shop.clock.now = new Date(start + seconds * 1000)
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/login/',
      body: { email: 'mia@example.com', password },
      headers: { 'x-forwarded-for': ip },
    })
    return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode
  }
  for (let second = 0; second < 5; second += 1) expect(await attempt(second, 'nonsense')).toBe(400)
  expect(await attempt(5, OLD)).toBe(14)
  expect(await attempt(5, OLD, '198.51.100.7')).toBe(200)
  expect(await attempt(20, 'nonsense')).toBe(400)
  expect(await attempt(21, OLD)).toBe(29)
  expect(await attempt(51, OLD)).toBe(200)
  expect(await attempt(52, 'nonsense')).toBe(400)
})

test('a logout ends the current session only', async () => {
  const zoe = await shop.customer('Zoe', OLD)
  const other = shop.as(
    (await loggedIn(shop.visitor.api(login, { body: { email: 'zoe@example.com', password: OLD } }))).auth_token,
  )
  await zoe.api(logout, {})
  await expect(zoe.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect((await other.api(currentUser, {})).id).toBe(zoe.id)
})

test('the eleventh session ends the oldest', async () => {
  const ida = await shop.customer('Ida', OLD)
  for (let index = 0; index < 10; index += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await loggedIn(shop.visitor.api(login, { body: { email: 'ida@example.com', password: OLD } }))
  }
  await expect(ida.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect(await shop.db.selectFrom('auth_tokens').select('id').where('user_id', '=', ida.id).execute()).toHaveLength(10)
})
