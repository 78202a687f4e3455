import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { productForm } from '../../fixtures/product-form.ts'
import { addProduct } from '../../fixtures/products.ts'
import { type ShopProcess, startShop } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const EMPTY = 'template1'
const SEEN_WITHIN_MS = 1_000
const MESSAGES = 20

async function mailServer() {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((source) => taken.push(source))
        .then(() => done()),
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    taken,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
  body: JSON.stringify(body),
})

test('two processes on one database and one folder serve the same shop', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(EMPTY)
  await using mail = await mailServer()
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, SMTP_URL: mail.url, RATE_LIMITS: 'off' }
  // Both processes find an empty database and no folder.
  await using one = startShop(settings)
  await using other = startShop(settings)
  await Promise.all([one.url, other.url])
  const mug = await addProduct(database.db, { slug: 'mug', title: 'Mug 0' })
  const { token: staff } = await addPerson(database.db, { isStaff: true })

  // Changes through one process are visible in the other, cached pages included.
  const shows = (shop: ShopProcess, title: string) =>
    until(async () => {
      const answers = await Promise.all(['/', '/products/mug', '/api/product/mug/'].map((path) => shop.ask(path)))
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      return texts.every((page) => page.includes(title))
    }, SEEN_WITHIN_MS)
  await shows(one, 'Mug 0')
  await shows(other, 'Mug 0')
  for (const [turn, [through, behind]] of [[one, other] as const, [other, one] as const].entries()) {
    const changed = await through.ask('/api/product/mug/', {
      method: 'PATCH',
      headers: { authorization: `Token ${staff}` },
      body: productForm({ title: `Mug ${turn + 1}`, price: '9.50' }),
    })
    expect(changed.status).toBe(200)
    await shows(behind, `Mug ${turn + 1}`)
  }

  // A code that one process sent is accepted by the other, and so is its token.
  const email = 'jo@example.com'
  expect((await one.ask('/api/verification/', json({ email }))).status).toBe(200)
  await until(() => mail.taken.some((source) => source.includes(`To: ${email}`)))
  const code = mail.taken.map((source) => /^Subject: (\d{6}) is your code/m.exec(source)?.[1]).find(Boolean)
  const names = { first_name: 'Jo', last_name: 'Test', agreed_to_terms: true, password: 'correct horse battery' }
  const signedUp = await other.ask('/api/user/', json({ ...names, email, email_verification_code: code }))
  expect(signedUp.status).toBe(201)
  const { auth_token: token, id } = (await signedUp.json()) as { auth_token: string; id: number }
  const wanted = { product: mug.id, variant: mug.variantIds[0], quantity: 1, saveForLater: true }
  expect((await one.ask('/api/cart/', json(wanted, token))).status).toBe(201)
  const authorization = `Token ${token}`
  const seen = (await (await other.ask('/api/user/', { headers: { authorization } })).json()) as {
    cartitem_set: object[]
  }
  expect(seen.cartitem_set).toHaveLength(1)

  // A picture that one process stored is served by the other.
  const form = new FormData()
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 9, g: 9, b: 9 } } })
  form.set('avatar', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'me.png')
  const faced = await one.ask(`/api/user/${id}/`, { method: 'PATCH', headers: { authorization }, body: form })
  const { avatar } = (await faced.json()) as { avatar: string }
  expect((await other.ask(avatar)).status).toBe(200)

  // Each e-mail is sent once, whichever process stored it.
  const ids = Array.from({ length: MESSAGES }, (_, index) => `Question ${index}.`)
  const message = (title: string) => json({ name: 'Jo', email, title, body: 'Is the mug back soon?' })
  const sent = await Promise.all(
    ids.map((title, index) => (index % 2 ? one : other).ask('/api/contact/', message(title))),
  )
  expect(sent.filter(({ status }) => status !== 201)).toEqual([])
  await until(async () => {
    const waiting = await sql`select from emails where sent_at is null`.execute(database.db)
    return waiting.rows.length === 0
  })
  const subjects = mail.taken.map((source) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())
  expect(subjects.filter((subject) => subject?.startsWith('Message: ')).sort()).toEqual(
    ids.map((title) => `Message: ${title}`).sort(),
  )

  expect([await one.stop(), await other.stop()]).toEqual([0, 0])
  expect([one.complaints(), other.complaints()]).toEqual(['', ''])
})
