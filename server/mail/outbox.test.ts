import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../tests/deep.ts'
import { openShop, type TestShop } from '../../tests/processes/open-shop.ts'
import { withoutOtherLoad } from '../../tests/shortest-of.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { folderMail, type SendMail, smtpMail } from './mail.ts'
import { enqueueEmail, sendEmails } from './outbox.ts'

const anEmail = (to: string) => ({ to, subject: 'Hello', text: 'How are you?', html: '<p>How are you?</p>' })

/**
 * A mail server with a given behaviour per e-mail: accepts it, refuses it, reads it without an answer, or
 * disconnects.
 */
async function mailServer(behaviour: ('take' | 'refuse' | 'hang' | 'hang up')[]) {
  const taken: string[] = []
  const callers = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const now = behaviour.shift() ?? 'take'
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (now === 'hang up') for (const caller of callers) caller.destroy()
      })
      stream.on('end', () => {
        if (now === 'hang') return
        if (now === 'refuse') return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        taken.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (caller: Socket) => callers.add(caller))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const caller of callers) caller.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function postmanOf(shop: TestShop, send: SendMail) {
  const { db, secret } = shop
  const clock = () => shop.clock.now
  const jobs = startJobs({ db, clock, log: () => {} })
  sendEmails(jobs, { db, send, sender: () => ({ from: 'shop@example.com' }), clock, secret })
  return jobs
}

/** Requests a code for an address. @returns the response's status */
async function ask(shop: TestShop, email: string): Promise<number> {
  return (await shop.app.inject({ method: 'POST', url: '/api/verification/', body: { email } })).statusCode
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}

const waiting = (shop: TestShop) => shop.db.selectFrom('jobs').selectAll().execute()

test('retries a refused e-mail, delivers it once and then deletes its body', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const server = await mailServer(['refuse', 'take'])
  const outbox = postmanOf(shop, smtpMail(server.url))
  await enqueueEmail(shop.db, anEmail('mia@example.com'), shop.clock.now)
  outbox.wake()
  await until(async () => typeof (await waiting(shop))[0]?.last_error === 'string')
  expect(server.taken).toHaveLength(0)

  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  outbox.wake()
  await until(async () => (await waiting(shop)).length === 0)
  await outbox.stop()
  expect(server.taken).toHaveLength(1)
  expect(server.taken[0]).toContain('To: mia@example.com')
  const row = await shop.db.selectFrom('emails').select('body_text').executeTakeFirstOrThrow()
  expect(row).toEqual({ body_text: '' })
  await server.close()
})

test('delivers an e-mail after an outage of the mail server', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const gone = await mailServer([])
  await gone.close()
  const away = postmanOf(shop, smtpMail(gone.url))
  await enqueueEmail(shop.db, anEmail('mia@example.com'), shop.clock.now)
  away.wake()
  await until(async () => typeof (await waiting(shop))[0]?.last_error === 'string')
  await away.stop()

  const back = await mailServer([])
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const outbox = postmanOf(shop, smtpMail(back.url))
  await until(async () => (await waiting(shop)).length === 0)
  await outbox.stop()
  expect(back.taken).toHaveLength(1)
  await back.close()
})

test.each(alsoDeep(['hang up'], ['hang']))(
  'does not block requests on a mail server that is going to %s, and delivers each e-mail once',
  async (failure) => {
    await using shop = await openShop({ outbox: 'none' })
    const server = await mailServer([failure, failure, 'take'])
    const outbox = postmanOf(shop, smtpMail(server.url, failure === 'hang' ? 200 : undefined))
    const addresses = ['mia@example.com', 'ben@example.com', 'ida@example.com']
    for (const email of addresses) await ask(shop, email)
    outbox.wake()
    await until(async () => (await waiting(shop)).filter(({ last_error }) => last_error !== null).length === 2)
    // Requests don't wait for e-mails, even while earlier ones are blocked.
    const begun = performance.now()
    expect(await ask(shop, 'eve@example.com')).toBe(200)
    expect(performance.now() - begun).toBeLessThan(1_000)

    for (let minute = 0; minute < 3; minute += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
      outbox.wake()
      await until(async () => (await waiting(shop)).every(({ due_at }) => due_at > shop.clock.now))
    }
    await outbox.stop()
    const recipients = server.taken.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim())
    expect(recipients.sort()).toEqual([...addresses, 'eve@example.com'].sort())
    await server.close()
  },
)

test('gives up on a mail server that does not respond, without delaying a stop', { tags: ['deep'] }, async () => {
  await using shop = await openShop({ outbox: 'none' })
  const callers: Socket[] = []
  await using silent = createServer((caller) => void callers.push(caller.on('error', () => {}).resume()))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const impatient = postmanOf(shop, smtpMail(url, 200))
  expect(await ask(shop, 'mia@example.com')).toBe(200)
  impatient.wake()
  await until(async () => (await waiting(shop))[0]?.last_error === 'ETIMEDOUT')
  await impatient.stop()

  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const patient = postmanOf(shop, smtpMail(url, 60_000))
  await until(async () => callers.length === 2)
  const asked = performance.now()
  await patient.stop()
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(4_000)
  for (const caller of callers) caller.destroy()
})

test('stops an idle outbox immediately and sends nothing afterwards', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const sent: string[] = []
  const outbox = postmanOf(shop, async ({ to }) => void sent.push(to))
  await enqueueEmail(shop.db, anEmail('mia@example.com'), shop.clock.now)
  outbox.wake()
  await until(async () => (await waiting(shop)).length === 0)
  const asked = performance.now()
  await outbox.stop()
  expect(performance.now() - asked).toBeLessThan(2_500)

  for (let more = 0; more < 20; more += 1) await enqueueEmail(shop.db, anEmail('ben@example.com'), shop.clock.now)
  outbox.wake()
  const next = postmanOf(shop, async () => {})
  await until(async () => (await waiting(shop)).length === 0)
  await next.stop()
  expect(sent).toEqual(['mia@example.com'])
})

test('requires encryption from a remote mail server, but not on this machine', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const server = await mailServer([])
  // Resolves to this machine, but is not a loopback name.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  const post = async (url: string) => {
    const mail = { messageId: '<1@b.example>', from: 'a@b.example', to: 'mia@example.com', date: shop.clock.now }
    return smtpMail(url, 2_000)({ ...mail, subject: 'Hello', text: 'How are you?' })
  }
  await expect(post(elsewhere)).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.taken).toEqual([])
  await post(server.url)
  await post(`${elsewhere}?requireTLS=false`)
  expect(server.taken).toHaveLength(2)
  await server.close()
})

test('sends each e-mail once when two shops share a database', async () => {
  await using shop = await openShop({ outbox: 'none' })
  for (let index = 0; index < 40; index += 1)
    await enqueueEmail(shop.db, anEmail(`c${index}@example.com`), shop.clock.now)
  const sent: string[] = []
  const send: SendMail = async ({ to }) => void sent.push(to)
  const postmen = [postmanOf(shop, send), postmanOf(shop, send)]
  await until(async () => (await waiting(shop)).length === 0)
  await Promise.all(postmen.map((outbox) => outbox.stop()))
  expect(sent.length).toBe(40)
  expect(new Set(sent).size).toBe(40)
})

test('without an SMTP server, e-mails are written to files that only the owner can read', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const folder = join(shop.config.dataDir, 'outbox')
  const outbox = postmanOf(shop, folderMail(folder))
  await enqueueEmail(shop.db, anEmail('mia@example.com'), shop.clock.now)
  outbox.wake()
  await until(async () => (await waiting(shop)).length === 0)
  await outbox.stop()
  const files = await readdir(folder)
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-letter-1-\d{13}-.{1,20}\.eml$/)])
  const content = await readFile(join(folder, files[0] ?? ''), 'utf8')
  expect(content).toMatch(/^From: shop@example.com\nTo: mia@example.com\nSubject: Hello/)
  expect(content).toContain('How are you?')
})

test('sends a code without waiting for order e-mails', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const sent: string[] = []
  const gate = Promise.withResolvers<void>()
  const outbox = postmanOf(shop, async ({ to }) => {
    if (String(to).startsWith('order')) await gate.promise
    sent.push(String(to))
  })
  for (const one of [1, 2, 3]) await enqueueEmail(shop.db, anEmail(`order${one}@example.com`), shop.clock.now)
  expect(await ask(shop, 'mia@example.com')).toBe(200)
  outbox.wake()
  await until(async () => sent.length > 0)
  gate.resolve()
  await until(async () => (await waiting(shop)).length === 0)
  await outbox.stop()
  const [first, ...others] = sent
  expect(first).toBe('mia@example.com')
  expect(others.sort()).toEqual(['order1@example.com', 'order2@example.com', 'order3@example.com'])
})
