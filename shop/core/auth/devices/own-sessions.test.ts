import { afterAll, expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { myData } from '../../accounts/account.contract.ts'
import { currentUser } from '../session.contract.ts'
import { endOtherSessions, endSessionById, listSessions } from './own-sessions.contract.ts'

const shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
afterAll(() => shop[Symbol.asyncDispose]())

const PASSWORD = 'correct horse battery'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** Logs in with this `User-Agent`. */
async function logInWith(shop: TestShop, userAgent: string, email = 'mia@example.com') {
  const headers = { 'user-agent': userAgent }
  const body = { email, password: PASSWORD }
  const { auth_token } = (await shop.app.inject({ method: 'POST', url: '/api/login/', headers, body })).json()
  return shop.as(auth_token)
}

test('lists sessions by browser and system, and ends one or all others', async () => {
  const [first, ada] = [await shop.customer('Mia', PASSWORD), await shop.customer('Ada')]
  const phone = await logInWith(shop, SAFARI)
  const desk = await logInWith(shop, FIREFOX)
  const sessions = await desk.api(listSessions, {})
  expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Firefox on Windows', true],
    ['Safari on iOS', false],
    ['', false],
  ])
  const inFrench = await inLanguage('fr', () => desk.api(listSessions, {}))
  expect(inFrench.map(({ device }) => device)).toEqual(['Firefox sur Windows', 'Safari sur iOS', ''])

  const [, ofPhone] = sessions
  const end = { params: { id: String(ofPhone?.id) } }
  await expect(ada.api(endSessionById, end)).rejects.toThrow('404')
  expect(await phone.api(currentUser, {})).toMatchObject({ first_name: 'Mia' })
  await desk.api(endSessionById, end)
  await expect(phone.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  await expect(desk.api(endSessionById, end)).rejects.toThrow('404')

  await desk.api(endOtherSessions, {})
  await expect(first.api(currentUser, {})).rejects.toThrow('401 Invalid token.')
  expect(await desk.api(listSessions, {})).toMatchObject([{ is_current: true }])
  expect(await ada.api(currentUser, {})).toMatchObject({ first_name: 'Ada' })
})

test('shortens the user agent to a plain device name', async () => {
  await shop.customer('Lea', PASSWORD)
  const device = async (userAgent: string) => {
    const [session] = await (await logInWith(shop, userAgent, 'lea@example.com')).api(listSessions, {})
    return session?.device
  }
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(await device(chrome)).toBe('Chrome on Linux')
  for (const unknown of ['curl/8.9.1', '']) expect(await device(unknown)).toBe('')
  expect(await device(`<script>alert("${'x'.repeat(5_000)}")</script>/1.0 (a; b)`)).toMatch(/^[\w .+-]{0,60}$/)
})

test('does not list an ended session, which stays in the data export until it is swept', async () => {
  await using shop = await openShop()
  await shop.customer('Mia', PASSWORD)
  const desk = await logInWith(shop, FIREFOX)
  const stored = () => shop.db.selectFrom('auth_tokens').select('device').orderBy('id').execute()
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 24 * 60 * MINUTE)
  expect(await desk.api(myData, {})).toMatchObject({ sessions: [{ device: '' }, { device: 'Firefox on Windows' }] })
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 24 * 60 * MINUTE)
  expect(await desk.api(listSessions, {})).toMatchObject([{ device: 'Firefox on Windows' }])
  expect(await stored()).toHaveLength(2)
  await sweepShop(shop.services)
  expect(await stored()).toEqual([{ device: 'Firefox on Windows' }])
})
