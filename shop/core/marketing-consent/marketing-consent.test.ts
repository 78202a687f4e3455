import { expect, test } from 'vitest'
import { DAY } from '../../../server/durations.ts'
import { codeFor } from '../../../tests/fixtures/verification-code.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import {
  requestCustomerConsent,
  withdrawCustomerConsent,
} from '../../admin/customers/consent/customer-consent.contract.ts'
import { eraseCustomer, listCustomers, readCustomer } from '../../admin/customers/customers.contract.ts'
import { changeEmail, myData, signup } from '../accounts/account.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'
import { sweepConsents } from './consent-store.server.ts'
import {
  CONSENT_TEXT_VERSION,
  confirmConsent,
  readOwnConsent,
  requestConsent,
  unsubscribe,
  withdrawOwnConsent,
} from './marketing-consent.contract.ts'

const MIA = 'mia@example.com'
const CURRENT = { source: 'account', text_version: CONSENT_TEXT_VERSION } as const

/** Returns the values of the newest link in the e-mails to an address. */
async function linkIn(shop: TestShop, name: 'request' | 'user', to = MIA) {
  const texts = (await shop.emails(to)).map(({ text }) => new RegExp(`/email_consent#(${name}=\\S+)`).exec(text)?.[1])
  const values = new URLSearchParams(texts.findLast(Boolean))
  return { id: values.get(name) ?? '', key: values.get('key') ?? '' }
}

const confirm = (shop: TestShop, { id, key }: { id: string; key: string }) =>
  shop.visitor.api(confirmConsent, { body: { request: id, key } })
const stateOf = async (mia: Person) => (await mia.api(readOwnConsent, {})).state
const historyOf = async (staff: Person, { id }: Person) =>
  (await staff.api(readCustomer, { params: { id: String(id) } })).consent.history.map(({ event, source }) => [
    event,
    source,
  ])

test('consent counts only after the link was confirmed, and is withdrawn in the account and by one request', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  expect(await mia.api(readOwnConsent, {})).toMatchObject({ state: 'none', wording: null })
  await expect(mia.api(requestConsent, { body: { ...CURRENT, text_version: 999 } })).rejects.toThrow('409')
  expect(await mia.api(requestConsent, { body: CURRENT })).toMatchObject({ state: 'pending', source: 'account' })
  // A second request keeps the first link.
  await mia.api(requestConsent, { body: CURRENT })
  const link = await linkIn(shop, 'request')
  await expect(confirm(shop, { ...link, key: `${link.key}x` })).rejects.toThrow('404')
  await expect(confirm(shop, { ...link, id: '999999' })).rejects.toThrow('404')
  expect(await stateOf(mia)).toBe('pending')

  const { wording } = await confirm(shop, link)
  expect(wording).toContain('I can unsubscribe at any time.')
  const { results } = await staff.api(listCustomers, { query: { consent: 'confirmed' } })
  expect(results).toMatchObject([{ name: 'Mia Test', marketing_consent: 'confirmed' }])
  // RFC 8058: mail programs send a form without a session.
  const unsubscribing = await linkIn(shop, 'user')
  const oneClick = (key: string) =>
    shop.app.inject({
      method: 'POST',
      url: `${unsubscribe.url}?${new URLSearchParams({ user: unsubscribing.id, key })}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick('forged')).statusCode).toBe(404)
  expect(await stateOf(mia)).toBe('confirmed')
  for (const _ of [1, 2]) expect((await oneClick(unsubscribing.key)).statusCode).toBe(204)
  expect(await stateOf(mia)).toBe('withdrawn')
  await expect(confirm(shop, link)).rejects.toThrow('404')

  await mia.api(requestConsent, { body: { ...CURRENT, source: 'checkout' } })
  await confirm(shop, await linkIn(shop, 'request'))
  for (const _ of [1, 2]) expect(await mia.api(withdrawOwnConsent, {})).toMatchObject({ state: 'withdrawn' })
  expect(await historyOf(staff, mia)).toEqual([
    ['requested', 'account'],
    ['confirmed', 'link'],
    ['withdrawn', 'link'],
    ['requested', 'checkout'],
    ['confirmed', 'link'],
    ['withdrawn', 'account'],
  ])
  const known = (await mia.api(myData, {})) as { marketing_consent: unknown[] }
  expect(known.marketing_consent).toHaveLength(6)
  expect(known.marketing_consent[0]).toMatchObject({ event: 'requested', wording, text_version: CONSENT_TEXT_VERSION })
})

test('a link confirmed twice at once counts once, and a withdrawal during the confirmation always wins', async () => {
  await using shop = await openShop()
  const [staff, mia, tom] = [await shop.staff(), await shop.customer('Mia'), await shop.customer('Tom')]
  await mia.api(requestConsent, { body: CURRENT })
  const link = await linkIn(shop, 'request')
  await Promise.all([1, 2, 3].map(() => confirm(shop, link)))
  expect(await historyOf(staff, mia)).toEqual([
    ['requested', 'account'],
    ['confirmed', 'link'],
  ])
  const subjects = (await shop.emails(MIA)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('You will receive'))).toHaveLength(1)

  await tom.api(requestConsent, { body: CURRENT })
  const his = await linkIn(shop, 'request', 'tom@example.com')
  const [withdrawn] = await Promise.allSettled([tom.api(withdrawOwnConsent, {}), confirm(shop, his)])
  expect(withdrawn.status).toBe('fulfilled')
  expect(await stateOf(tom)).toBe('withdrawn')
  await expect(confirm(shop, his)).rejects.toThrow('404')
})

test('links expire after 7 days, end with the address, and are rate limited', async () => {
  await using shop = await openShop()
  const lea = await shop.customer('Lea')
  await lea.api(requestConsent, { body: CURRENT })
  const link = await linkIn(shop, 'request', 'lea@example.com')
  shop.clock.now = new Date(shop.clock.now.getTime() + 7 * DAY)
  await expect(confirm(shop, link)).rejects.toThrow('404')
  await sweepConsents(shop.db, shop.clock.now)
  const staff = await shop.staff()
  expect(await historyOf(staff, lea)).toEqual([
    ['requested', 'account'],
    ['expired', 'shop'],
  ])
  const mia = await shop.customer('Mia', 'correct horse battery')
  expect(await stateOf(mia)).toBe('none')

  await mia.api(requestConsent, { body: CURRENT })
  const earlier = await linkIn(shop, 'request')
  await mia.api(changeEmail, {
    body: {
      ...{ email: 'mia@work.example', password: 'correct horse battery' },
      email_verification_code: await codeFor(shop, 'mia@work.example', mia),
    },
  })
  await expect(confirm(shop, earlier)).rejects.toThrow('404')
  expect((await historyOf(staff, mia)).at(-1)).toEqual(['address_changed', 'shop'])

  const tom = await shop.customer('Tom')
  for (const _ of [1, 2, 3, 4, 5]) await tom.api(requestConsent, { body: CURRENT })
  await expect(tom.api(requestConsent, { body: CURRENT })).rejects.toThrow('429')
})

test('sign-up asks only with the current text, and staff ask and unsubscribe with their name in the history', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const signUp = async (email: string, offers_text_version: number) => {
    const email_verification_code = await codeFor(shop, email)
    const account = { first_name: 'Lea', last_name: 'Test', password: 'staple of another colour' }
    const body = { ...account, email, email_verification_code, agreed_to_terms: true as const, offers_text_version }
    return shop.as((await shop.visitor.api(signup, { body })).auth_token)
  }
  const lea = await signUp('lea@example.com', CONSENT_TEXT_VERSION)
  expect(await lea.api(readOwnConsent, {})).toMatchObject({ state: 'pending', source: 'sign_up' })
  expect(await stateOf(await signUp('max@example.com', 999))).toBe('none')

  const mia = await shop.customer('Mia')
  const params = { id: String(mia.id) }
  expect(await staff.api(requestCustomerConsent, { params })).toMatchObject({ state: 'pending', source: 'staff' })
  // An e-mail that is sent again leaves the history, and is part of the log.
  expect((await staff.api(requestCustomerConsent, { params })).history).toHaveLength(1)
  await confirm(shop, await linkIn(shop, 'request'))
  const { history } = await staff.api(withdrawCustomerConsent, { params })
  expect(history.map(({ event, by }) => [event, by])).toEqual([
    ['requested', 'Staff Test'],
    ['confirmed', null],
    ['withdrawn', 'Staff Test'],
  ])
  const { results } = await staff.api(auditLog, { query: { customer: mia.id } })
  expect(results.map((entry) => [entry.field, entry.old, entry.new])).toEqual([
    ['consent', 'confirmed', 'withdrawn'],
    ['consent_email', null, 'sent again'],
    ['consent', 'none', 'pending'],
  ])
  // The names of staff members are not part of the customer's data.
  const own = (await mia.api(myData, {})) as { marketing_consent: object[] }
  expect(own.marketing_consent).toHaveLength(3)
  expect(own.marketing_consent[0]).toMatchObject({ event: 'requested', source: 'staff' })
  expect(JSON.stringify(own.marketing_consent)).not.toMatch(/staff_name|Staff Test/)
})

test('the history cannot be changed; a deletion keeps the proof without name and address for three years', async () => {
  await using shop = await openShop()
  const [staff, mia, tom] = [await shop.staff(), await shop.customer('Mia'), await shop.customer('Tom')]
  await mia.api(requestConsent, { body: CURRENT })
  await confirm(shop, await linkIn(shop, 'request'))
  await tom.api(requestConsent, { body: CURRENT })
  const events = shop.db.updateTable('marketing_consent_events').set({ source: 'staff' })
  await expect(events.execute()).rejects.toThrow('append-only')
  await expect(shop.db.deleteFrom('marketing_consent_events').execute()).rejects.toThrow('append-only')

  const unsubscribing = await linkIn(shop, 'user')
  for (const [person, email] of [
    [mia, MIA],
    [tom, 'tom@example.com'],
  ] as const)
    await staff.api(eraseCustomer, { params: { id: String(person.id) }, body: { email } })
  const kept = await shop.db.selectFrom('marketing_consent_events').selectAll().orderBy('id').execute()
  expect(kept.map(({ user_id, event }) => [user_id, event])).toEqual([
    [null, 'requested'],
    [null, 'confirmed'],
    [null, 'account_deleted'],
  ])
  expect(JSON.stringify(kept)).not.toMatch(/mia/i)
  // The link of an earlier e-mail reveals nothing about the account.
  await shop.visitor.api(unsubscribe, { query: { user: unsubscribing.id, key: unsubscribing.key } })
  const years = (count: number) => new Date(shop.clock.now.getTime() + count * 366 * DAY)
  await sweepConsents(shop.db, years(2))
  expect(await shop.db.selectFrom('marketing_consent_events').select('id').execute()).toHaveLength(3)
  await sweepConsents(shop.db, years(3))
  expect(await shop.db.selectFrom('marketing_consent_events').select('id').execute()).toEqual([])
})
