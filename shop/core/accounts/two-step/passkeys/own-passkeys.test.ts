import { expect, test } from 'vitest'
import { softAuthenticator } from '../../../../../tests/fixtures/logins/soft-authenticator.ts'
import { firstStep } from '../../../../../tests/fixtures/logins/two-step.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { relyingPartyOf } from '../../../auth/second-factors/passkeys.server.ts'
import { loginByPasskey } from '../../../auth/second-step/second-step.contract.ts'
import { login } from '../../../auth/session.contract.ts'
import { getTwoStep } from '../two-step.contract.ts'
import { addPasskey, beginPasskey, removePasskey } from './own-passkeys.contract.ts'

const PASSWORD = 'correct horse battery'
const ORIGIN = 'https://shop.example'
const body = { password: PASSWORD }
const NONE = 'This passkey does not belong to your account.'

async function add(person: Person, key: ReturnType<typeof softAuthenticator>, name: string) {
  const { setup, options } = await person.api(beginPasskey, { body })
  return person.api(addPasskey, { body: { setup, name, passkey: key.create(options) } })
}

const begin = (shop: TestShop) =>
  firstStep(shop.visitor.api(login, { body: { email: 'mia@example.com', password: PASSWORD } }))

test('adds named passkeys, logs in with each and removes them', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia', PASSWORD)
  const [phone, stick] = [softAuthenticator(ORIGIN), softAuthenticator(ORIGIN)]
  expect((await add(mia, phone, 'Telephone')).recovery_codes).toHaveLength(10)
  expect((await add(mia, stick, 'Stick')).recovery_codes).toBeNull()
  await expect(add(mia, stick, 'Again')).rejects.toThrow('409 This passkey is already in use.')
  const { passkeys } = await mia.api(getTwoStep, {})
  expect(passkeys.map(({ name, last_used }) => [name, last_used])).toEqual([
    ['Telephone', null],
    ['Stick', null],
  ])

  const one = await begin(shop)
  expect(one.methods).toEqual(['passkey', 'recovery_code'])
  const passkey = stick.show(one.passkey_options)
  // A signature for one login is invalid for another login and for a second use.
  const other = await begin(shop)
  await expect(shop.visitor.api(loginByPasskey, { body: { second_step: other.second_step, passkey } })).rejects.toThrow(
    NONE,
  )
  const enter = () => shop.visitor.api(loginByPasskey, { body: { second_step: one.second_step, passkey } })
  const entries = await Promise.allSettled([enter(), enter(), enter()])
  expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const remove = async (id = 0) => mia.api(removePasskey, { params: { id: String(id) }, body })
  await remove(passkeys[1]?.id)
  const after = await begin(shop)
  await expect(
    shop.visitor.api(loginByPasskey, {
      body: { second_step: after.second_step, passkey: stick.show(after.passkey_options) },
    }),
  ).rejects.toThrow(NONE)
  await remove(passkeys[0]?.id)
  expect(await shop.visitor.api(login, { body: { email: 'mia@example.com', password: PASSWORD } })).toMatchObject({
    id: mia.id,
  })
  const subjects = (await shop.emails('mia@example.com')).map(({ subject }) => subject)
  expect(subjects.at(-1)).toMatch(/the passkey “Telephone” removed$/)
})

test('refuses a passkey of another site or account, or with a decreased counter', async () => {
  await using shop = await openShop()
  const [mia, ada] = [await shop.customer('Mia', PASSWORD), await shop.customer('Ada', PASSWORD)]
  const [hers, adas] = [softAuthenticator(ORIGIN), softAuthenticator(ORIGIN)]
  const { setup, options } = await mia.api(beginPasskey, { body })
  const register = (passkey: ReturnType<typeof hers.create>, who = mia) =>
    who.api(addPasskey, { body: { setup, name: 'Key', passkey } })
  for (const lie of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }])
    await expect(register(hers.create(options, lie))).rejects.toThrow('not created by this setup')
  await expect(register(hers.create({ challenge: 'another' }))).rejects.toThrow('not created by this setup')
  await expect(register(adas.create(options), ada)).rejects.toThrow('This setup has expired. Start again.')
  await register(hers.create(options))
  await add(ada, adas, 'Hers')

  const { second_step, passkey_options } = await begin(shop)
  const enter = (passkey: ReturnType<typeof hers.show>) =>
    shop.visitor.api(loginByPasskey, { body: { second_step, passkey } })
  await expect(enter(adas.show(passkey_options))).rejects.toThrow(NONE)
  for (const lie of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { counter: 1 }])
    await expect(enter(hers.show(passkey_options, lie))).rejects.toThrow(NONE)
  expect(await enter(hers.show(passkey_options, { counter: 100 }))).toMatchObject({ id: mia.id })
})

test.each(['http://127.0.0.1:3000', 'https://[::1]:3000'])('at %s browsers keep no passkeys', (address) => {
  expect(relyingPartyOf(address)).toBeNull()
  expect(relyingPartyOf(`${ORIGIN}:8443/`)).toEqual({ id: 'shop.example', origin: `${ORIGIN}:8443` })
})
