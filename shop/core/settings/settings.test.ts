import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { sendCode } from '../accounts/account.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'
import { readIdentity } from './read-identity.server.ts'
import { getSettings, saveSettings } from './settings.contract.ts'
import { getShop } from './shop.contract.ts'

const pages = await builtPages()
const NO_ANNOUNCEMENT = { text: '', link: '', starts_at: '', ends_at: '' }
const NO_CONTACT = { email: '', telephone: '', address: '', hours: '', social: '' }

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['settings', 'audit_entries'] as const) await shop.db.deleteFrom(table).execute()
  await shop.services.reloadIdentity()
})

test('saved settings are returned to visitors and recorded in the audit log', async () => {
  const staff = await shop.staff()
  expect(await staff.api(getSettings, {})).toMatchObject({ identity: { version: 0, values: { name: 'Comptoir' } } })
  const contact = { ...NO_CONTACT, address: '12 rue des Arts\r\n69001 Lyon', social: ' https://social.example/a \n\n' }
  expect(await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })).toEqual({
    version: 1,
    values: { ...contact, address: '12 rue des Arts\n69001 Lyon', social: 'https://social.example/a' },
  })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({
    contact: { address: '12 rue des Arts\n69001 Lyon', social: ['https://social.example/a'], telephone: '' },
  })
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ kind, field, old, new: now }) => [kind, field, old, now])).toEqual([
    ['settings', 'contact[social]', null, 'https://social.example/a'],
    ['settings', 'contact[address]', null, '12 rue des Arts\n69001 Lyon'],
  ])
})

test('shows footer columns on every page and rejects an invalid link at its field', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const footer = { title_1: 'The house', links_1: '', title_2: '', links_2: '' }
  const set = (links: Partial<typeof footer>) =>
    staff.api(saveSettings.footer, { body: { version: 0, ...footer, ...links } })
  const unlike = '{"links_1":["Write text, a vertical bar and an address on each line. Not valid: '
  await expect(set({ links_1: 'Workshop | /pages/workshop\nJournal' })).rejects.toThrow(`${unlike}Journal"]}`)
  await expect(set({ links_1: 'Run | javascript:alert(1)' })).rejects.toThrow(unlike)
  await expect(set({ links_2: 'Workshop | /pages/workshop' })).rejects.toThrow(
    '{"title_2":["Enter a title for these links."]}',
  )
  await expect(set({ links_1: 'A | /a\n'.repeat(9) })).rejects.toThrow('no more than 8 lines')
  const page = async () => (await shop.app.inject('/contact')).body
  expect(await page()).not.toContain('The house')

  await set({ links_1: 'Workshop & people | /pages/workshop\n\n Journal|https://journal.example/a?b=1 ' })
  expect((await shop.visitor.api(getShop, {})).footer).toEqual([
    {
      title: 'The house',
      links: [
        { words: 'Workshop & people', to: '/pages/workshop' },
        { words: 'Journal', to: 'https://journal.example/a?b=1' },
      ],
    },
  ])
  expect(await page()).toMatch(/The house<\/p><ul>.*href="\/pages\/workshop"[^>]*>Workshop &amp; people<\/a>/)
  expect(await page()).toMatch(/href="https:\/\/journal.example\/a\?b=1"[^>]*>Journal/)
})

test('saving unchanged values creates no new version', async () => {
  const staff = await shop.staff()
  await staff.api(saveSettings.identity, { body: { version: 0, name: 'Atelier' } })
  expect(await staff.api(saveSettings.identity, { body: { version: 1, name: ' Atelier ' } })).toMatchObject({
    version: 1,
  })
  expect((await staff.api(auditLog, { query: {} })).count).toBe(1)
})

test('the owner sets the first language of the pages and the further ones', async () => {
  const staff = await shop.staff()
  const identity = (version: number, languages: { first_language?: 'en' | 'fr'; other_languages?: string } = {}) =>
    staff.api(saveSettings.identity, { body: { version, name: 'Comptoir', ...languages } })
  const languages = async () => (await shop.visitor.api(getShop, {})).page_languages
  expect(await languages()).toEqual(['en'])
  const isFirst = '{"other_languages":["The first language is always offered. Choose another one, or none."]}'
  await expect(identity(0, { other_languages: 'en' })).rejects.toThrow(isFirst)
  await expect(identity(0, { other_languages: 'xx' })).rejects.toThrow('This language is not available.')
  await expect(identity(0, { other_languages: 'fr fr' })).rejects.toThrow('Name each language once.')
  await expect(identity(0, { first_language: 'xx' as 'fr' })).rejects.toThrow('is not a valid choice.')
  await identity(0, { other_languages: ' fr ' })
  expect(await languages()).toEqual(['en', 'fr'])
  // Programs that do not know the languages keep them.
  await identity(1)
  expect(await languages()).toEqual(['en', 'fr'])
  await expect(identity(1, { first_language: 'fr' })).rejects.toThrow(isFirst)
  await identity(1, { first_language: 'fr', other_languages: 'en' })
  expect(await languages()).toEqual(['fr', 'en'])
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['identity[other_languages]', 'fr', 'en'],
    ['identity[first_language]', 'en', 'fr'],
    ['identity[other_languages]', null, 'fr'],
  ])
})

test('the database of a shop with French texts keeps English pages until the owner changes them', async () => {
  await using shop = await openShop()
  const values = JSON.stringify({ name: 'Quai', language: 'fr' })
  await sql`insert into settings (name, values, version, updated_at) values ('identity', ${values}, 1, now())`.execute(
    shop.db,
  )
  expect(await readIdentity(shop.db, new Date())).toMatchObject({
    language: 'fr',
    languages: { first: 'en', others: [] },
  })
})

test('one of several concurrent changes of a group succeeds, and other groups are not affected', async () => {
  const staff = await shop.staff()
  for (let version = 0; version < 3; version += 1) {
    const names = ['One', 'Two', 'Three', 'Four'].map((name) =>
      staff.api(saveSettings.identity, { body: { version, name: `${name} ${version}` } }),
    )
    const other = staff.api(saveSettings.home, { body: { version, headline: `Headline ${version}`, words: '' } })
    const done = await Promise.allSettled([...names, other])
    expect(done.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    const refused = done.find((one) => one.status === 'rejected')
    expect(String(refused?.reason)).toContain('409 These settings were changed by someone else.')
  }
})

test('rejects an illegible accent colour with the nearest legible one', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const set = (accent: string) => staff.api(saveSettings.look, { body: { version: 0, accent } })
  await expect(set('#ffdd00')).rejects.toThrow('The nearest readable colour is #7d6b00.')
  await expect(set('red')).rejects.toThrow('{"accent":["Enter a valid colour."]}')
  expect((await shop.app.inject('/')).body).not.toContain('--color-accent')
  await set('#7D6B00')
  expect((await shop.app.inject('/')).body).toMatch(
    /<html lang="en" style="--color-accent:light-dark\(#7d6b00, #\w{6}\)/,
  )
  expect((await shop.app.inject('/favicon.svg')).body).toContain('#7d6b00')
})

test('an announcement starts and ends on time on cached pages', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const at = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString()
  const isTold = async () => (await shop.app.inject('/')).body.includes('We are closed on Monday')
  const announcement = { text: 'We are closed on Monday', link: '/contact', starts_at: at(10), ends_at: at(20) }
  await staff.api(saveSettings.announcement, { body: { version: 0, ...announcement } })
  expect(await isTold()).toBe(false)
  for (const expected of [true, false]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000)
    shop.jobs.wake()
    await expect.poll(isTold).toBe(expected)
  }
  const past = { ...announcement, starts_at: '', ends_at: at(-1) }
  await expect(staff.api(saveSettings.announcement, { body: { version: 1, ...past } })).rejects.toThrow(
    '{"ends_at":["Choose a time in the future. Otherwise, the announcement is never shown."]}',
  )
  const backwards = { ...announcement, starts_at: at(5), ends_at: at(4) }
  await expect(staff.api(saveSettings.announcement, { body: { version: 1, ...backwards } })).rejects.toThrow(
    '{"ends_at":["The end must be after the start."]}',
  )
})

test('rejects a link that runs a script or hides its target', async () => {
  const staff = await shop.staff()
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'data:text/html,x',
  ])
    await expect(
      staff.api(saveSettings.announcement, { body: { version: 0, ...NO_ANNOUNCEMENT, text: 'Hello', link } }),
    ).rejects.toThrow('{"link":["Write an address of this shop')
  for (const social of ['javascript:alert(1)', 'http://social.example', 'ftp://a.example'])
    await expect(staff.api(saveSettings.contact, { body: { version: 0, ...NO_CONTACT, social } })).rejects.toThrow(
      '{"social":["Write one web address per line',
    )
})

test('fields that are missing in a request stay unchanged', async () => {
  const staff = await shop.staff()
  const { delivery, emails, invoices, accounts } = await staff.api(getSettings, {})
  const changes = {
    delivery: { ...delivery.values, returned_offers: 'recompute' },
    emails: { ...emails.values, offers: 'on' },
    invoices: { ...invoices.values, late_rate: '40' },
    accounts: { ...accounts.values, providers: '5112', fees: '6271', losses: '6541', gift_cards: '4192' },
  }
  const later = ['returned_offers', 'offers', 'late_rate', 'providers', 'fees', 'losses', 'gift_cards']
  for (const [group, values] of Object.entries(changes)) {
    const save = (version: number, sent: object) =>
      staff.api(saveSettings[group as keyof typeof changes], { body: { version, ...sent } as never })
    const { version } = await save((await staff.api(getSettings, {}))[group as keyof typeof changes].version, values)
    const known = Object.fromEntries(Object.entries(values).filter(([field]) => !later.includes(field)))
    expect((await save(version, known)).values).toEqual(values)
  }
})

test('shows the legal information in the terms and sends e-mails from the configured sender', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const terms = async () => (await shop.app.inject('/terms_of_services')).body
  expect(await terms()).toContain('Comptoir (demonstration shop)')
  const { legal } = await staff.api(getSettings, {})
  const facts = { operator: 'Söhne SARL', registration: 'RCS Lyon 123 456 789', address: '12 rue des Arts, 69001 Lyon' }
  await expect(
    staff.api(saveSettings.legal, { body: { ...legal.values, vat_number: 'FR 41 303 265 045', version: 0 } }),
  ).rejects.toThrow('{"vat_number":["This VAT number is not valid: a character is missing or mistyped."]}')
  await staff.api(saveSettings.legal, { body: { ...legal.values, ...facts, version: 0 } })
  for (const fact of Object.values(facts)) expect(await terms()).toContain(fact)
  expect(await terms()).not.toContain('demonstration shop')

  const emails = {
    sender: 'Anna "from" the shop',
    reply_to: 'anna@example.com',
    closing: 'Warm greetings,\nAnna',
    review_requests: '' as const,
  }
  await staff.api(saveSettings.emails, { body: { version: 0, ...emails } })
  await shop.visitor.api(sendCode, { body: { email: 'mia@example.com' } })
  const [email] = await shop.emails('mia@example.com')
  expect(email).toMatchObject({ from: '"Anna \\"from\\" the shop" <shop@localhost>', replyTo: 'anna@example.com' })
  expect(email?.text).toContain('Warm greetings,\nAnna')
  expect(email?.html).toContain('Warm greetings,<br>Anna')
})
