import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPassword } from '../../shop/core/auth/passwords/password.server.ts'
import { migrateTo } from '../databases/migrate-to.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'

const PASSWORD = 'correct horse battery'

test('accounts with non-ASCII addresses keep working, release keys of other addresses, and are reported at the start', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '016-synonyms-of-staff')
  const password_hash = await hashPassword(PASSWORD)
  const add = async (email: string) => {
    const person = { email, password_hash, email_verified_at: new Date(), first_name: 'Mia', last_name: '' }
    return (await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id
  }
  const taker = await add('vİctor@example.com')
  const owners = {
    'ΜΑΡΙΟΣ@example.gr': await add('ΜΑΡΙΟΣ@example.gr'),
    'müller@example.de': await add('müller@example.de'),
    'mia@münchen.example': await add('mia@münchen.example'),
    'ben@xn--mnchen-3ya.example': await add('ben@xn--mnchen-3ya.example'),
  }
  const twice = await add('ben@münchen.example')
  const identities = { taker, müller: owners['müller@example.de'] }
  for (const [subject, user_id] of Object.entries(identities))
    await db.insertInto('social_identities').values({ issuer: 'https://provider.example', subject, user_id }).execute()

  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  expect(shop.lines).toContain(
    'Accounts with an e-mail address outside ASCII, which is no longer accepted: 4 (docs/operate/upgrade.md).',
  )
  const logIn = async (email: string) => {
    const body = JSON.stringify({ email, password: PASSWORD })
    const answer = await shop.ask('/api/login/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    return (await answer.json()).id
  }
  for (const [email, id] of Object.entries(owners)) expect([email, await logIn(email)]).toEqual([email, id])
  expect(await logIn('MIA@xn--mnchen-3ya.example')).toBe(owners['mia@münchen.example'])

  // The real owner can sign up, and an identity provider no longer logs them in to the account of the other person.
  expect(await logIn('victor@example.com')).toBeUndefined()
  expect(await logIn('vİctor@example.com')).toBe(taker)
  expect(await add('victor@example.com')).not.toBe(taker)
  const left = await db.selectFrom('social_identities').select('subject').execute()
  expect(left).toEqual([{ subject: 'müller' }])
  // Of two accounts with one mailbox, the one with the canonical spelling is found. The other is reported.
  const kept = await db.selectFrom('users').select('email').where('id', '=', twice).executeTakeFirst()
  expect(kept?.email).toBe('ben@münchen.example')
})

test('queued e-mails of an earlier release are sent after the upgrade and keep their attempts', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '025-order-totals')
  await sql`insert into letters (recipient, subject, body_text, due_at, attempts, last_error, sent_at) values
    ('mia@example.com', 'Hello Mia', 'How are you?', now(), 2, 'ECONNREFUSED', null),
    ('ben@example.com', 'Hello Ben', '', now(), 1, null, now()),
    ('ida@example.com', 'Hello Ida', 'And you?', now() + interval '1 hour', 7, 'ETIMEDOUT', null)`.execute(db)
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  await until(
    async () => (await db.selectFrom('emails').select('id').where('sent_at', 'is', null).execute()).length === 1,
  )
  const [file = '', ...more] = await readdir(join(folder.path, 'outbox'))
  expect(more).toEqual([])
  expect(await readFile(join(folder.path, 'outbox', file), 'utf8')).toContain('Subject: Hello Mia')
  const waiting = await db.selectFrom('jobs').selectAll().where('name', '=', 'send-email').execute()
  expect(waiting).toMatchObject([{ payload: { email: 3 }, attempts: 7, last_error: 'ETIMEDOUT' }])
  expect(await shop.stop()).toBe(0)
})
