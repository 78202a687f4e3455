import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../server/db/migrate.ts'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { migrations } from '../../../migrations.server.ts'

test('plans of an earlier version keep the sale prices of their products', async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '145-customers-told-later')
  const wanted = { percent: 20, price_cents: null, starts_at: null, ends_at: null }
  const plans = [
    { kind: 'update', id: 1, reduction: { seen: null, wanted } },
    { kind: 'update', id: 2, reduction: { seen: { id: 7, version: 3 }, wanted: null } },
    { kind: 'update', id: 3, collections: ['all'] },
  ]
  await sql`insert into catalogue_imports (file_name, state, made_at) values ('all.csv', 'ready', now())`.execute(db)
  await sql`insert into catalogue_import_products (import_id, position, line, slug, title, action, changed, errors, plan)
    select (select id from catalogue_imports), place, place, 'mug-' || place, 'Mug', 'update', '[]', '[]', plan
    from jsonb_array_elements(${JSON.stringify(plans)}::jsonb) with ordinality as each_plan (plan, place)`.execute(db)
  await migrate(db, migrations)
  const rows = await db.selectFrom('catalogue_import_products').select('plan').orderBy('position').execute()
  expect(rows.map(({ plan }) => plan)).toEqual([
    { kind: 'update', id: 1, reductions: { seen: [], changes: [{ id: null, wanted }] } },
    { kind: 'update', id: 2, reductions: { seen: [{ id: 7, version: 3 }], changes: [{ id: 7, wanted: null }] } },
    { kind: 'update', id: 3, collections: ['all'] },
  ])
})
