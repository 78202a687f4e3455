import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openConnections, unreadableSentences } from '../../../../server/connections/open-connections.ts'
import { startJobs } from '../../../../server/jobs/start-jobs.ts'
import { currentMail } from '../../../../server/mail/mail.ts'
import { enqueueEmail, sendEmails } from '../../../../server/mail/outbox.ts'
import { openMailServer } from '../../../../tests/fixtures/mail-server.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { confirmTestEmail, getReadiness } from '../../../sales/launch/selling.contract.ts'
import { getMailServer, saveMailServer, testMailServer } from './mail-server.contract.ts'

const PASSWORD = 'planted mail password'
const SERVER = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'anna',
  from: 'anna@example.com',
} as const
const WITH_PASSWORD = { ...SERVER, password: PASSWORD }
const LOCAL = { host: '127.0.0.1', security: 'none', user: '', password: '', from: 'anna@example.com' } as const

test('stores the password encrypted, returns and records only that it is set, and applies it in other processes', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const other = await openConnections(shop.config, shop.db, shop.secret)
  expect(await staff.api(getMailServer, {})).toMatchObject({ version: 0, host: '', port: 587, has_password: false })
  const saved = await staff.api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD } })
  expect(saved).toMatchObject({ version: 1, ...SERVER, has_password: true, is_unreadable: false })
  expect(shop.services.connections.current().mail.server).toMatchObject({ host: SERVER.host, password: PASSWORD })
  expect(await other.reload()).toBe(true)
  expect(other.current().mail).toMatchObject({ server: { password: PASSWORD }, from: 'anna@example.com' })

  await staff.api(saveMailServer, { body: { version: 1, ...SERVER, from: 'shop@example.com' } })
  await staff.api(saveMailServer, { body: { version: 2, ...SERVER, password: 'another one' } })
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['mail_server[password]', 'set', 'replaced'],
    ['mail_server[from]', 'shop@example.com', 'anna@example.com'],
    ['mail_server[from]', 'anna@example.com', 'shop@example.com'],
    ['mail_server[password]', null, 'set'],
    ...[
      ['from', 'anna@example.com'],
      ['user', 'anna'],
      ['security', 'starttls'],
      ['port', '587'],
      ['host', SERVER.host],
    ].map(([field, value]) => [`mail_server[${field}]`, null, value]),
  ])
  const row = await shop.db.selectFrom('connections').selectAll().executeTakeFirstOrThrow()
  const everything = JSON.stringify([saved, results, row.values]) + row.sealed?.toString('latin1')
  expect(everything).not.toContain(PASSWORD)
})

test('one of several concurrent changes succeeds', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const saves = ['a', 'b', 'c', 'd'].map((name) =>
    staff.api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD, host: `${name}.example.com` } }),
  )
  const done = await Promise.allSettled(saves)
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(String(done.find((one) => one.status === 'rejected')?.reason)).toContain('409 These settings were changed')
})

test('a stored password is not sent to another server, and an old login must be confirmed', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await staff.api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD } })
  const elsewhere = { ...SERVER, host: 'smtp.evil.example' }
  await expect(staff.api(saveMailServer, { body: { version: 1, ...elsewhere } })).rejects.toThrow(
    '{"password":["Enter the password again, because the server or the user changed."]}',
  )
  await expect(staff.api(testMailServer, { body: elsewhere })).rejects.toThrow('Enter the password again')
  await expect(staff.api(saveMailServer, { body: { version: 1, ...SERVER, security: 'none' } })).rejects.toThrow(
    '{"security":["Choose TLS or STARTTLS. Otherwise, the password is sent unencrypted."]}',
  )
  await expect(
    staff.api(saveMailServer, { body: { version: 1, ...WITH_PASSWORD, host: 'smtp://a', port: 0 } }),
  ).rejects.toThrow('without smtp://')

  // A staff session ends after an hour without use.
  for (const _ of [1, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 40 * 60_000)
    await staff.api(getMailServer, {})
  }
  expect(await staff.api(getMailServer, {})).toMatchObject({ needs_password: true })
  const change = { version: 1, ...SERVER, from: 'shop@example.com' }
  await expect(staff.api(saveMailServer, { body: change })).rejects.toThrow('{"own_password":["Enter your own password')
  await expect(staff.api(saveMailServer, { body: { ...change, own_password: 'guess' } })).rejects.toThrow(
    'own_password',
  )
})

test('environment variables override stored values and can’t be changed', async () => {
  await using shop = await openShop({ env: { SMTP_URL: 'smtps://ben:hidden@mail.example.com' } })
  const staff = await shop.staff()
  const shown = await staff.api(getMailServer, {})
  expect(shown).toMatchObject({
    ...{ host: 'mail.example.com', port: 465, security: 'tls', user: 'ben', has_password: true },
    environment: { server: 'SMTP_URL', from: '' },
  })
  expect(JSON.stringify(shown)).not.toContain('hidden')
  await staff.api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD } })
  expect(shop.services.connections.current().mail).toEqual({
    server: 'smtps://ben:hidden@mail.example.com',
    from: 'anna@example.com',
  })
  expect((await shop.db.selectFrom('connections').selectAll().executeTakeFirstOrThrow()).values).toEqual({
    from: 'anna@example.com',
  })

  await using both = await openShop({ env: { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@example.com' } })
  await expect((await both.staff()).api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD } })).rejects.toThrow(
    '409 The mail server is set by the environment variables',
  )
})

test('a password of another data folder is reported, and e-mails wait until it is entered again', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await staff.api(saveMailServer, { body: { version: 0, ...WITH_PASSWORD } })
  const restored = await openConnections(shop.config, shop.db, randomBytes(32))
  expect(unreadableSentences(restored.current())).toEqual([expect.stringContaining('Enter the password again')])
  const send = currentMail(() => restored.current().mail.server, join(shop.config.dataDir, 'outbox'))
  const mail = {
    messageId: '<a@b>',
    from: 'a@example.com',
    to: 'b@example.com',
    subject: '',
    text: '',
    date: new Date(),
  }
  await expect(send(mail)).rejects.toMatchObject({ code: 'UNREADABLE_PASSWORD' })

  await shop.db
    .updateTable('connections')
    .set({ sealed: randomBytes(60) })
    .execute()
  expect(await staff.api(getMailServer, {})).toMatchObject({ is_unreadable: true, has_password: false, ...SERVER })
  await expect(staff.api(saveMailServer, { body: { version: 1, ...SERVER } })).rejects.toThrow('can’t be read')
  await staff.api(saveMailServer, { body: { version: 1, ...WITH_PASSWORD } })
  expect(await staff.api(getMailServer, {})).toMatchObject({ is_unreadable: false, has_password: true })
})

test('an e-mail that could not be sent is sent as soon as the mail server is corrected', async () => {
  await using shop = await openShop({ outbox: 'none' })
  await using server = await openMailServer()
  const staff = await shop.staff()
  const { connections, db, secret } = shop.services
  const clock = () => shop.clock.now
  const jobs = startJobs({ db, clock, log: () => {} })
  const send = currentMail(() => connections.current().mail.server, join(shop.config.dataDir, 'outbox'))
  sendEmails(jobs, { db, send, sender: () => ({ from: connections.current().mail.from }), clock, secret })
  await staff.api(saveMailServer, { body: { version: 0, ...LOCAL, port: 9 } })
  await enqueueEmail(db, { to: 'mia@example.com', subject: 'Hello', text: 'Hello' }, clock())
  jobs.wake()
  const waiting = () => db.selectFrom('jobs').selectAll().where('name', '=', 'send-email').execute()
  await expect.poll(async () => (await waiting())[0]?.last_error).toBe('ESOCKET')
  await expect.poll(async () => (await waiting())[0]?.claimed_until).toBe(null)

  await staff.api(saveMailServer, { body: { version: 1, ...LOCAL, port: server.port } })
  jobs.wake()
  await expect.poll(() => server.taken.length).toBe(1)
  await jobs.stop()
  expect(server.taken[0]).toContain('To: mia@example.com')
})

test('a test message is diagnosed, and its code confirms the saved mail server until it changes', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await using server = await openMailServer({
    onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    onMailFrom: ({ address }, _session, done) => done(address.startsWith('no') ? new Error('Sender refused') : null),
  })
  const local = { ...LOCAL, port: server.port }
  const problemOf = async (change: object) =>
    (await staff.api(testMailServer, { body: { ...local, ...change } })).problem
  expect(await problemOf({ host: 'nowhere.invalid' })).toBe('name_not_found')
  expect(await problemOf({ port: 9 })).toBe('refused')
  expect(await problemOf({ security: 'tls' })).toBe('tls')
  expect(await problemOf({ security: 'starttls' })).toBe('tls')
  expect(await problemOf({ user: 'anna', password: 'wrong' })).toBe('login')
  expect(await problemOf({ from: 'no@example.com' })).toBe('sender')
  expect(server.taken).toEqual([])
  await expect(staff.api(testMailServer, { body: { ...local, host: '' } })).rejects.toThrow('Enter the name')

  expect(await staff.api(testMailServer, { body: local })).toEqual({
    to: 'staff@example.com',
    problem: null,
    detail: '',
  })
  const code = /Subject: (\d{6}) is the code/.exec(server.taken[0] ?? '')?.[1] ?? ''
  // The code belongs to the tested server, which is not saved yet.
  await expect(staff.api(confirmTestEmail, { body: { code } })).rejects.toThrow('does not match')
  await staff.api(saveMailServer, { body: { version: 0, ...local } })
  await staff.api(confirmTestEmail, { body: { code } })
  const email = async () => (await staff.api(getReadiness, {})).lines.find(({ key }) => key === 'email')
  expect(await email()).toMatchObject({ is_ready: true })
  await staff.api(saveMailServer, { body: { version: 1, ...local, from: 'shop@example.com' } })
  expect(await email()).toMatchObject({ is_ready: false, missing: ['code'] })
})
