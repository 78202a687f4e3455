import { afterAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { codeOfApp, firstStep, setUpTimeCode } from '../../../../tests/fixtures/logins/two-step.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { listMessages } from '../../../content/messages/contact.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { loginByRecoveryCode } from '../../auth/second-step/second-step.contract.ts'
import { currentUser, login } from '../../auth/session.contract.ts'
import { issueToken } from '../../auth/session-store.server.ts'
import { myData } from '../account.contract.ts'
import { removeAllFactors } from './remove-factors.server.ts'
import { beginTimeCode, confirmTimeCode, getTwoStep, removeTimeCode, renewRecoveryCodes } from './two-step.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['users', 'attempts', 'audit_entries'] as const) await shop.db.deleteFrom(table).execute()
})

const PASSWORD = 'correct horse battery'
const body = { password: PASSWORD }

test('sets up an app with password and code, encrypts its key, ends other sessions and sends an e-mail', async () => {
  const mia = await shop.customer('Mia', PASSWORD)
  const other = shop.as(await issueToken(shop.db, { id: mia.id, isStaff: false }, shop.clock.now))
  await expect(mia.api(beginTimeCode, { body: { password: 'wrong' } })).rejects.toThrow('The password is incorrect.')
  const { setup, key, uri, qr } = await mia.api(beginTimeCode, { body })
  expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]+mia%40example\\.com\\?issuer=.*secret=${key}`))
  expect(qr).toMatch(/^<svg /)
  expect(await mia.api(getTwoStep, {})).toMatchObject({ time_code: null, passkeys: [], recovery_codes_left: 0 })

  const confirm = (later: number, who = mia) =>
    who.api(confirmTimeCode, { body: { setup, time_code: codeOfApp(key, shop.clock.now, later) } })
  await expect(confirm(20)).rejects.toThrow('This code is not valid now.')
  await expect(confirm(0, await shop.customer())).rejects.toThrow('This setup has expired. Start again.')
  const { recovery_codes } = await confirm(0)
  expect(new Set(recovery_codes).size).toBe(10)
  await expect(confirm(1)).rejects.toThrow('409')
  await expect(mia.api(beginTimeCode, { body })).rejects.toThrow('409')

  const stored = await shop.db.selectFrom('time_codes').select('secret').executeTakeFirstOrThrow()
  expect(stored.secret.toString('latin1')).not.toContain(key)
  await expect(other.api(currentUser, {})).rejects.toThrow('401')
  expect(await mia.api(getTwoStep, {})).toMatchObject({ time_code: {}, recovery_codes_left: 10 })
  expect((await shop.emails('mia@example.com')).at(-1)?.subject).toMatch(/codes from an authenticator app added$/)
  const known = JSON.stringify(await mia.api(myData, {}))
  expect(known).toContain('"two_step_login":{"time_code":')
  expect(known).not.toContain(key)
})

test('a setup expires after 15 minutes, and one of two concurrent ones succeeds', async () => {
  const mia = await shop.customer('Mia', PASSWORD)
  const [one, two] = [await mia.api(beginTimeCode, { body }), await mia.api(beginTimeCode, { body })]
  const confirm = ({ setup, key }: typeof one) =>
    mia.api(confirmTimeCode, { body: { setup, time_code: codeOfApp(key, shop.clock.now) } })
  const answers = await Promise.allSettled([confirm(one), confirm(two)])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await mia.api(removeTimeCode, { body })
  const late = await mia.api(beginTimeCode, { body })
  shop.clock.now = new Date(shop.clock.now.getTime() + 15 * MINUTE)
  await expect(confirm(late)).rejects.toThrow('This setup has expired. Start again.')
})

test('removes an app and its recovery codes with the password, and replaces recovery codes', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia', PASSWORD)
  await expect(mia.api(renewRecoveryCodes, { body })).rejects.toThrow('404')
  const { recoveryCodes: old } = await setUpTimeCode(mia, PASSWORD, shop.clock.now)
  const { recovery_codes: fresh } = await mia.api(renewRecoveryCodes, { body })
  const enter = async (recovery_code = '') => {
    const { second_step } = await firstStep(shop.visitor.api(login, { body: { email: 'mia@example.com', ...body } }))
    return shop.visitor.api(loginByRecoveryCode, { body: { second_step, recovery_code } })
  }
  await expect(enter(old[0])).rejects.toThrow('This code is wrong or has already been used.')
  const there = shop.as((await enter(fresh[0])).auth_token)

  shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  await expect(mia.api(removeTimeCode, { body: { password: 'wrong' } })).rejects.toThrow('The password is incorrect.')
  await mia.api(removeTimeCode, { body })
  await expect(mia.api(removeTimeCode, { body })).rejects.toThrow('404')
  await expect(there.api(currentUser, {})).rejects.toThrow('401')
  expect(await mia.api(getTwoStep, {})).toMatchObject({ time_code: null, passkeys: [], recovery_codes_left: 0 })
  const subjects = (await shop.emails('mia@example.com')).map(({ subject }) => subject.replace(/ at \S+/, ''))
  expect(subjects).toEqual([
    expect.stringMatching(/added$/),
    'You have new recovery codes',
    'A recovery code was used to log in to your account',
    expect.stringMatching(/removed$/),
  ])
  expect(await shop.visitor.api(login, { body: { email: 'mia@example.com', ...body } })).toMatchObject({ id: mia.id })
})

test('requires a second factor of all owners, but not of customers, once one owner has one', async () => {
  const owner = async (first: string) => {
    const email = `${first.toLowerCase()}@example.com`
    return shop.as(
      (await addPerson(shop.db, { first, email, isStaff: true, password: PASSWORD, now: shop.clock.now })).token,
    )
  }
  const [ada, ben, mia] = [await owner('Ada'), await owner('Ben'), await shop.customer('Mia', PASSWORD)]
  const work = () => ben.api(listMessages, { query: {} })
  await setUpTimeCode(mia, PASSWORD, shop.clock.now)
  await work()
  expect(await ben.api(currentUser, {})).not.toHaveProperty('needs_second_factor')

  await setUpTimeCode(ada, PASSWORD, shop.clock.now)
  await ada.api(listMessages, { query: {} })
  await expect(work()).rejects.toThrow('403 Owners must use two-step login. Set it up in your account first.')
  const refused = await shop.app.inject({
    url: listMessages.url,
    headers: { authorization: `Token ${ben.token}` },
  })
  expect(refused.headers['x-error-code']).toBe('second_factor_needed')
  expect(await ben.api(currentUser, {})).toMatchObject({ is_staff: true, needs_second_factor: true })
  expect(await mia.api(currentUser, {})).not.toHaveProperty('needs_second_factor')

  await setUpTimeCode(ben, PASSWORD, shop.clock.now)
  await work()
  expect(await ben.api(currentUser, {})).not.toHaveProperty('needs_second_factor')
  await ben.api(removeTimeCode, { body })
  await expect(work()).rejects.toThrow('403')
  await ada.api(removeTimeCode, { body })
  await work()
  const { results } = await ada.api(auditLog, { query: {} })
  expect(results.map(({ kind, by, field, old, new: now }) => [kind, by, field, old, now])).toEqual([
    ['two_step', 'Ada Test', 'time_code', 'on', null],
    ['two_step', 'Ben Test', 'time_code', 'on', null],
    ['two_step', 'Ben Test', 'time_code', null, 'on'],
    ['two_step', 'Ada Test', 'time_code', null, 'on'],
  ])
})

test('the operator removes the factors of a locked-out account and its owner gets an e-mail', async () => {
  const lea = await shop.customer('Lea', PASSWORD)
  await setUpTimeCode(lea, PASSWORD, shop.clock.now)
  const takeOff = (email: string) => removeAllFactors(shop.db, email, shop.clock.now, shop.services)
  expect(await takeOff('LEA@example.com')).toBe('taken off')
  await expect(lea.api(currentUser, {})).rejects.toThrow('401')
  expect(await shop.visitor.api(login, { body: { email: 'lea@example.com', ...body } })).toMatchObject({ id: lea.id })
  expect((await shop.emails('lea@example.com')).at(-1)?.subject).toMatch(/was removed from your account$/)
  expect(await takeOff('lea@example.com')).toBe('none')
  expect(await takeOff('nobody@example.com')).toBe('no account')
})
