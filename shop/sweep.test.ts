import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BATCH_ROWS } from '../server/db/in-batches.ts'
import { startJobs } from '../server/jobs/start-jobs.ts'
import { folderMail } from '../server/mail/mail.ts'
import { sendEmails } from '../server/mail/outbox.ts'
import { addOrder } from '../tests/fixtures/orders.ts'
import { aPicture } from '../tests/fixtures/product-form.ts'
import { addProduct } from '../tests/fixtures/products.ts'
import { codeFor } from '../tests/fixtures/verification-code.ts'
import { openShop, type TestShop } from '../tests/processes/open-shop.ts'
import { reportReview } from './catalog/reviews/moderation/moderation.contract.ts'
import { postReview } from './catalog/reviews/reviews.contract.ts'
import { markAnswered, sendMessage } from './content/messages/contact.contract.ts'
import { changeEmail, deleteAccount, signup } from './core/accounts/account.contract.ts'
import { saveAddress } from './core/addresses/saved/saved-addresses.contract.ts'
import { sweepShop } from './sweep.server.ts'

const DAY = 86_400_000
const PASSWORD = 'correct horse battery'

const sweepIt = ({ db, config, clock, media }: TestShop) => sweepShop({ db, config, media, clock: () => clock.now })
const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** Returns the tables and files in which one of these words occurs. */
async function placesOf(shop: TestShop, words: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1`.execute(shop.db)
  const places: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(shop.db)
    if (rows.some(({ row }) => words.test(row))) places.push(name)
  }
  for (const entry of await readdir(shop.config.dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (words.test(entry.name) || words.test(await readFile(path, 'latin1')))) places.push(path)
  }
  return places
}

test('a deleted account leaves only what the terms name, until its retention period ends', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const email_verification_code = await codeFor(shop, 'Lea.First@example.com')
  const names = { first_name: 'Leandra', last_name: 'Quux', agreed_to_terms: true as const }
  const { auth_token, id } = await shop.visitor.api(signup, {
    body: { ...names, email: 'Lea.First@example.com', password: PASSWORD, email_verification_code },
  })
  const lea = shop.as(auth_token)
  const about = { name: 'Leandra', title: 'About Leandra', body: 'Is the mug safe in the oven?' }
  const message = await shop.visitor.api(sendMessage, { body: { ...about, email: 'lea.first@example.com' } })
  await staff.api(markAnswered, { params: { id: String(message.id) } })

  const mug = await addProduct(shop.db)
  const variant = mug.variantIds[0] ?? 0
  await addOrder(shop.db, { userId: id, productId: mug.id, variantIds: mug.variantIds })
  await lea.api(postReview, { body: { body: 'Good.', rating: 4, variant } })
  const other = await shop.customer('Ben')
  await addOrder(shop.db, { userId: other.id, productId: mug.id, variantIds: mug.variantIds })
  const bad = await other.api(postReview, { body: { body: 'Bad.', rating: 1, variant } })
  await lea.api(reportReview, { params: { id: String(bad.id) }, body: { reason: 'Leandra thinks that it is false.' } })
  await shop.db
    .insertInto('cart_lines')
    .values({ user_id: id, product_id: mug.id, variant_id: variant, quantity: 1 })
    .execute()
  await lea.api(saveAddress, {
    body: { name: 'Leandra Quux', street: '1 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' },
  })
  const form = new FormData()
  form.set('avatar', new File([new Uint8Array(await aPicture())], 'leandra.jpg'))
  const changed = await shop.app.inject({
    method: 'PATCH',
    url: `/api/user/${id}/`,
    payload: form,
    headers: { authorization: `Token ${auth_token}` },
  })
  expect(changed.statusCode).toBe(200)

  later(shop, 31_000)
  const next = await codeFor(shop, 'lea.second@example.com', lea)
  await lea.api(changeEmail, {
    body: { email: 'lea.second@example.com', password: PASSWORD, email_verification_code: next },
  })
  // Another customer may own her previous address by now. Their e-mails must stay.
  later(shop, 31_000)
  await codeFor(shop, 'lea.first@example.com')

  const traces = /lea\.(first|second)@|leandra|quux/i
  expect(await placesOf(shop, traces)).toEqual([
    'addresses',
    'attempts',
    'contact_messages',
    'customer_figures',
    'emails',
    'former_emails',
    'review_reports',
    'users',
    'verification_codes',
  ])
  await lea.api(deleteAccount, { body: { password: PASSWORD } })
  expect(await placesOf(shop, /lea\.second@/i)).toEqual(['attempts', 'emails'])
  const subjects = async (recipient: string) =>
    (await shop.db.selectFrom('emails').select('subject').where('recipient', '=', recipient).execute()).map(
      ({ subject }) => subject,
    )
  expect((await shop.emails('lea.second@example.com')).at(-1)?.subject).toBe('Your account at Comptoir was deleted')
  expect(await subjects('lea.second@example.com')).toEqual(['Your account at Comptoir was deleted'])
  expect(await subjects('lea.first@example.com')).toEqual(['Your code for Comptoir'])
  expect(await placesOf(shop, /leandra|quux/i)).toEqual(['contact_messages'])

  later(shop, 8 * DAY)
  await sweepIt(shop)
  expect(await placesOf(shop, traces)).toEqual(['contact_messages'])
  later(shop, 5 * 366 * DAY)
  await sweepIt(shop)
  expect(await placesOf(shop, traces)).toEqual([])
})

test('deletes an unused address after a week, and concurrent sweeps are safe', async () => {
  await using shop = await openShop()
  for (let visitor = 0; visitor < 30; visitor += 1) await codeFor(shop, `nobody${visitor}@example.com`)
  const waiting = { name: 'Mia', email: 'mia@example.com', title: 'Waiting', body: 'Is the mug back soon?' }
  await shop.visitor.api(sendMessage, { body: waiting })
  await shop.emails('')
  later(shop, 7 * DAY - 1)
  await sweepIt(shop)
  expect(await placesOf(shop, /nobody1@example/)).toEqual(['emails'])
  later(shop, 2)
  await Promise.all(Array.from({ length: 6 }, () => sweepIt(shop)))
  expect(await placesOf(shop, /nobody\d+@example/)).toEqual([])
  expect(await placesOf(shop, /mia@example/)).toEqual(['contact_messages'])
  // The send times of e-mails stay.
  expect(await shop.db.selectFrom('emails').select('sent_at').execute()).toHaveLength(31)
  later(shop, 6 * 366 * DAY)
  await sweepIt(shop)
  expect(await placesOf(shop, /mia@example/)).toEqual(['contact_messages'])
})

test('an e-mail with a code is encrypted until it is sent and given up after a day', async () => {
  await using shop = await openShop({ outbox: 'none' })
  await shop.app.inject({ method: 'POST', url: '/api/verification/', body: { email: 'mia@example.com' } })
  await shop.app.inject({ method: 'POST', url: '/api/verification/', body: { email: 'ben@example.com' } })
  const stored = await shop.db.selectFrom('emails').selectAll().orderBy('id').execute()
  expect(stored.map(({ subject, body_text, body_html }) => [subject, body_text, body_html])).toEqual(
    Array(2).fill(['Your code for Comptoir', '', null]),
  )
  // One e-mail is encrypted with another secret, as in a database restored without its data folder.
  await shop.db
    .updateTable('emails')
    .set({ sealed: Buffer.alloc(64) })
    .where('recipient', '=', 'ben@example.com')
    .execute()

  const folder = join(shop.config.dataDir, 'outbox')
  const reasons: string[] = []
  const { db, secret } = shop
  const clock = () => shop.clock.now
  const log = (failure: object) => void reasons.push(JSON.stringify(failure))
  const jobs = startJobs({ db, clock, log })
  sendEmails(jobs, { db, send: folderMail(folder), sender: () => ({ from: 'a@b.example' }), clock, secret })
  await expect.poll(() => reasons).toHaveLength(1)
  await jobs.stop()
  const [file = ''] = await readdir(folder)
  expect(await readFile(join(folder, file), 'utf8')).toMatch(/^Subject: \d{6} is your code for Comptoir$/m)
  expect(await db.selectFrom('emails').select('sealed').where('recipient', '=', 'mia@example.com').execute()).toEqual([
    { sealed: null },
  ])
  later(shop, DAY + 1)
  await sweepIt(shop)
  expect(await db.selectFrom('emails').select('recipient').execute()).toEqual([{ recipient: 'mia@example.com' }])
})

test('deletes e-mails stored as files after a week', async () => {
  await using shop = await openShop()
  const folder = join(shop.config.dataDir, 'outbox')
  await mkdir(folder)
  for (const [name, age] of [
    ['old.eml', 8],
    ['new.eml', 6],
  ] as const) {
    await writeFile(join(folder, name), 'To: mia@example.com')
    const at = new Date(shop.clock.now.getTime() - age * DAY)
    await utimes(join(folder, name), at, at)
  }
  await Promise.all([sweepIt(shop), sweepIt(shop)])
  expect(await readdir(folder)).toEqual(['new.eml'])
})

test('sweeps many old rows in batches, and leaves newer ones', async () => {
  await using shop = await openShop()
  await sql`
    create table changes (rows bigint);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into changes select count(*) from gone; return null; end $$;
    create trigger noted after delete on attempts referencing old table as gone for each statement execute function note_change();
    create trigger noted after update on emails referencing old table as gone for each statement execute function note_change()`.execute(
    shop.db,
  )
  const [old, rows] = [new Date(shop.clock.now.getTime() - 60 * DAY), 2 * BATCH_ROWS + 1]
  await sql`
    insert into attempts (kind, subject, made_at)
    select 'login', n::text, case when n = 0 then ${shop.clock.now}::timestamptz else ${old}::timestamptz end
    from generate_series(0, ${rows}::integer) as n`.execute(shop.db)
  await sql`
    insert into emails (recipient, subject, body_text, created_at, sent_at)
    select 'lea@example.com', 'Hello', '', ${old}::timestamptz,
      case when n = 0 then ${shop.clock.now}::timestamptz else ${old}::timestamptz end
    from generate_series(0, ${rows}::integer) as n`.execute(shop.db)

  await Promise.all([sweepIt(shop), sweepIt(shop)])
  await sweepIt(shop)
  const { rows: left } = await sql`
    select (select array_agg(subject) from attempts) as attempts,
      (select count(*) from emails where recipient <> '') as emails, (select max(rows) from changes) as most`.execute(
    shop.db,
  )
  expect(left).toEqual([{ attempts: ['0'], emails: 1, most: BATCH_ROWS }])
})
