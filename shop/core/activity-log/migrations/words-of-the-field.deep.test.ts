import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../server/db/migrate.ts'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { migrations } from '../../../migrations.server.ts'

test('renames tables, indexes and constraints of a filled database and keeps its data', async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '028-changes-by-tag')
  await sql`insert into users (email, first_name, last_name, is_staff) values ('ada@example.com', 'Ada', 'Lee', true)`.execute(
    db,
  )
  await sql`insert into changes (kind, subject_id, actor_id, actor_name, field, old_value, new_value)
    select 'product', 7, id, 'Ada Lee', 'title', 'Mug', 'Cup' from users, generate_series(1, 1000)`.execute(db)
  await sql`insert into letters (recipient, subject, body_text)
    select 'mia@example.com', 'Hello ' || n, 'How are you?' from generate_series(1, 1000) as n`.execute(db)
  await sql`insert into jobs (name, payload, created_at, due_at)
    select 'send-email', jsonb_build_object('letter', id), now(), now() from letters
    union all select 'other', '{"letter": 1}', now(), now()`.execute(db)
  const import_id = sql`(select id from catalogue_imports)`
  await sql`insert into catalogue_imports (file_name, state, made_at) values ('all.csv', 'ready', now())`.execute(db)
  await sql`insert into catalogue_import_products (import_id, position, line, slug, title, action, changed, faults) values
    (${import_id}, 1, 2, 'mug', 'Mug', 'faulty', '[]', '[{"line":2}]'), (${import_id}, 2, 3, 'pot', 'Pot', 'unchanged', '[]', '[]')`.execute(
    db,
  )

  await migrate(db, migrations)
  const { rows } = await sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relname ~ '^(letters|changes)(_|$)'
    union all select conname from pg_constraint where conname ~ '^(letters|changes)_|_faults?_'`.execute(db)
  expect(rows).toEqual([])

  const actor_id = (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
  const entry = { kind: 'order', subject_id: 7, actor_id, actor_name: 'Ada Lee', field: 'status' } as const
  const added = await db
    .insertInto('audit_entries')
    .values({ ...entry, old_value: null, new_value: 'shipped' })
    .returning('id')
    .executeTakeFirst()
  expect(added).toEqual({ id: 1_001 })
  const email = { recipient: 'ida@example.com', subject: '', body_text: '', reply_to: null, body_html: null }
  expect(await db.insertInto('emails').values(email).returning('id').executeTakeFirst()).toEqual({ id: 1_001 })
  await expect(
    sql`insert into audit_entries (kind, subject_id, actor_name, field) values ('odd', 1, '', '')`.execute(db),
  ).rejects.toThrow('audit_entries_kind_check')
  const waiting = await sql`select count(*) from jobs join emails on emails.id = (payload ->> 'email')::bigint
    where name = 'send-email' and body_text = 'How are you?'`.execute(db)
  expect(waiting.rows).toEqual([{ count: 1_000 }])
  expect(await db.selectFrom('jobs').select('payload').where('name', '=', 'other').execute()).toEqual([
    { payload: { letter: 1 } },
  ])
  const planned = db.selectFrom('catalogue_import_products').select(['action', 'errors']).orderBy('position')
  expect(await planned.execute()).toEqual([
    { action: 'invalid', errors: [{ line: 2 }] },
    { action: 'unchanged', errors: [] },
  ])
})
