import { afterAll, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../../server/durations.ts'
import { openWorld } from '../../../../tests/endpoints/world.ts'
import { codeOfApp, firstStep, setUpTimeCode } from '../../../../tests/fixtures/logins/two-step.ts'
import { codeFor } from '../../../../tests/fixtures/verification-code.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { resetPassword } from '../../accounts/account.contract.ts'
import { currentUser, login, socialLogin } from '../session.contract.ts'
import { loginByRecoveryCode, loginByTimeCode } from './second-step.contract.ts'

const PASSWORD = 'correct horse battery'
const MIA = { email: 'mia@example.com', password: PASSWORD }
const WRONG =
  '400 Oops, check to see a field has a error to fix it {"time_code":["This code is wrong or has already been used."]}'
const OVER = 'This login has expired. Log in again.'

const shared = await openShop()
afterAll(() => shared[Symbol.asyncDispose]())

/** Resets a shop, in which Mia has an authenticator app afterwards. */
async function shopOfMia(shop = shared) {
  shop.clock.now = new Date()
  for (const table of ['users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
  const mia = await shop.customer('Mia', PASSWORD)
  const { key, recoveryCodes } = await setUpTimeCode(mia, PASSWORD, shop.clock.now)
  const begin = async (body = MIA) => (await firstStep(shop.visitor.api(login, { body }))).second_step
  return Object.assign(shop, { mia, key, recoveryCodes, begin, next: () => codeOfApp(key, shop.clock.now, 1) })
}

/** Returns a code that is wrong for some minutes. */
const wrongCode = (key: string, now: Date) =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-1, 0, 1].some((step) => codeOfApp(key, now, step) === code),
  ) ?? '444444'

const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

test('a password alone gives no token with a second factor, and an app code logs in once', async () => {
  const shop = await shopOfMia()
  const first = await shop.app.inject({ method: 'POST', url: '/api/login/', body: MIA })
  expect(first.statusCode).toBe(202)
  expect(first.json()).toEqual({
    second_step: expect.any(String),
    methods: ['time_code', 'recovery_code'],
    passkey_options: null,
  })
  const { second_step } = first.json()
  expect(Buffer.from(second_step, 'base64url').toString('latin1')).not.toMatch(/user|password/)

  const enter = (time_code: string, step = second_step) =>
    shop.visitor.api(loginByTimeCode, { body: { second_step: step, time_code } })
  // The code that confirmed the app is redeemed.
  await expect(enter(codeOfApp(shop.key, shop.clock.now))).rejects.toThrow(WRONG)
  await expect(enter(wrongCode(shop.key, shop.clock.now))).rejects.toThrow(WRONG)
  const code = shop.next()
  const { auth_token } = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(await shop.as(auth_token).api(currentUser, {})).toMatchObject({ id: shop.mia.id })
  await expect(enter(code)).rejects.toThrow(OVER)
  await expect(enter(code, await shop.begin())).rejects.toThrow(WRONG)
  later(shop, MINUTE)
  expect(await enter(codeOfApp(shop.key, shop.clock.now), await shop.begin())).toMatchObject({ id: shop.mia.id })
})

test('one of ten concurrent logins with the same code succeeds, and one of two codes with one first step', async () => {
  const shop = await shopOfMia()
  // Each from another network, so that the limit per network does not apply.
  const send = (url: string, body: object, host: number) =>
    shop.app.inject({ method: 'POST', url, body, remoteAddress: `203.0.113.${host}` })
  const time_code = shop.next()
  const steps: string[] = []
  while (steps.length < 10) steps.push(await shop.begin())
  const answers = await Promise.all(
    steps.map((second_step, host) => send('/api/login/time_code/', { second_step, time_code }, host)),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])

  const [recovery_code] = shop.recoveryCodes
  const again = await Promise.all(
    steps.map((second_step, host) => send('/api/login/recovery_code/', { second_step, recovery_code }, host)),
  )
  expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)])

  later(shop, MINUTE)
  const second_step = await shop.begin()
  const both = await Promise.all([
    send('/api/login/time_code/', { second_step, time_code: shop.next() }, 1),
    send('/api/login/recovery_code/', { second_step, recovery_code: shop.recoveryCodes[1] }, 2),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('a recovery code logs in once in any notation, and the owner gets an e-mail', async () => {
  const shop = await shopOfMia()
  const [code = '', other = ''] = shop.recoveryCodes
  expect(shop.recoveryCodes).toHaveLength(10)
  expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  const enter = async (recovery_code: string) =>
    shop.visitor.api(loginByRecoveryCode, { body: { second_step: await shop.begin(), recovery_code } })
  expect(
    await enter(` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `),
  ).toMatchObject({ id: shop.mia.id })
  await expect(enter(code)).rejects.toThrow('This code is wrong or has already been used.')
  expect((await shop.emails(MIA.email)).at(-1)?.text).toContain('9 codes are left')
  const stored = await shop.db.selectFrom('recovery_codes').select('code_hash').execute()
  expect(stored.some(({ code_hash }) => code_hash.includes(Buffer.from(other.replaceAll('-', ''))))).toBe(false)
  expect(await enter(other)).toMatchObject({ id: shop.mia.id })
})

test('a password reset does not bypass the second step and ends pending logins', async () => {
  const shop = await shopOfMia()
  const before = await shop.begin()
  const password = 'staple of another colour'
  await shop.visitor.api(resetPassword, {
    body: {
      email: MIA.email,
      password1: password,
      password2: password,
      email_verification_code: await codeFor(shop, MIA.email),
    },
  })
  const time_code = shop.next()
  await expect(shop.visitor.api(loginByTimeCode, { body: { second_step: before, time_code } })).rejects.toThrow(OVER)
  const second_step = await shop.begin({ ...MIA, password })
  expect(await shop.visitor.api(loginByTimeCode, { body: { second_step, time_code } })).toMatchObject({
    id: shop.mia.id,
  })
})

test('a first step expires after ten minutes, is bound to its shop and cannot be forged', async () => {
  const shop = await shopOfMia()
  await using elsewhere = await shopOfMia(await openShop())
  const enter = (second_step: string) =>
    shop.visitor.api(loginByTimeCode, { body: { second_step, time_code: shop.next() } })
  const step = await shop.begin()
  const forged = `${step.slice(0, -10)}${step.at(-10) === 'A' ? 'B' : 'A'}${step.slice(-9)}`
  for (const odd of [await elsewhere.begin(), forged, 'nonsense', '']) await expect(enter(odd)).rejects.toThrow(OVER)
  later(shop, 10 * MINUTE)
  await expect(enter(step)).rejects.toThrow(OVER)
})

test('a social login requires the second step too', async () => {
  await using world = await openWorld()
  const { shop } = world
  const body = await world.signIn()
  const opened = await shop.visitor.api(socialLogin, { body })
  if ('second_step' in opened) throw new Error('A new account has one factor')
  const password = 'staple of another colour'
  await shop.visitor.api(resetPassword, {
    body: {
      email: opened.email,
      password1: password,
      password2: password,
      email_verification_code: await codeFor(shop, opened.email),
    },
  })
  const entered = await shop.visitor.api(login, { body: { email: opened.email, password } })
  if ('second_step' in entered) throw new Error('It has one factor still')
  const { key } = await setUpTimeCode(shop.as(entered.auth_token), password, shop.clock.now)
  const { second_step } = await firstStep(shop.visitor.api(socialLogin, { body: await world.signIn(opened.email) }))
  const time_code = codeOfApp(key, shop.clock.now, 1)
  expect(await shop.visitor.api(loginByTimeCode, { body: { second_step, time_code } })).toMatchObject({ id: opened.id })
})

test('delays codes after five wrong ones and allows twenty a day from all networks, except recovery codes', async () => {
  const shop = await shopOfMia()
  const wrong = wrongCode(shop.key, shop.clock.now)
  const second_step = await shop.begin()
  const warnings = async () =>
    (await shop.emails(MIA.email)).filter(({ subject }) => /^Someone may know your password/.test(subject)).length
  const earlier = await warnings()
  const from = async (host: number, time_code = wrong) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/login/time_code/',
      body: { second_step, time_code },
      remoteAddress: `203.0.113.${host}`,
    })
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) statuses.push((await from(1)).statusCode)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  for (let host = 2; host < 17; host += 1) expect((await from(host)).statusCode).toBe(400)
  const refused = await from(99, shop.next())
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      detail:
        'Too many wrong codes were entered for this account. Use a passkey or a recovery code, or try again tomorrow.',
    },
  ])
  expect(await warnings()).toBe(earlier + 1)

  const [recovery_code = ''] = shop.recoveryCodes
  expect(await shop.visitor.api(loginByRecoveryCode, { body: { second_step, recovery_code } })).toMatchObject({
    id: shop.mia.id,
  })
  later(shop, DAY)
  const body = { second_step: await shop.begin(), time_code: shop.next() }
  expect(await shop.visitor.api(loginByTimeCode, { body })).toMatchObject({ id: shop.mia.id })
})
