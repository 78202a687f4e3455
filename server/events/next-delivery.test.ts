import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { countRowsTouched } from '../../tests/processes/rows-touched.ts'
import { lockDelivery } from './events-store.ts'

test('the next delivery is found without reading the others, also with statistics from before a rush', async () => {
  await using shop = await openShop()
  const subscriber = 'counter'
  await shop.db.insertInto('event_subscribers').values({ name: subscriber, types: [] }).execute()
  const add = (type: string, first: number, last: number) => sql`
    with added as (
      insert into events (type, subject_kind, subject_id, data, actor, at, position, sequence)
      select ${type}, 'loaf', n::text, '{}', '{}', now(), n, 1 from generate_series(${first}::bigint, ${last}::bigint) as n
      returning number, position, type, subject_kind, subject_id)
    insert into event_deliveries (subscriber, event, position, type, subject_kind, subject_id)
    select ${subscriber}, number, position, type, subject_kind, subject_id from added order by position`
  // PostgreSQL expects few deliveries of the other type, and would read and sort them.
  await add('loaf.sold', 1, 60).execute(shop.db)
  await sql`vacuum analyze events, event_deliveries`.execute(shop.db)
  await sql`delete from event_deliveries`.execute(shop.db)
  await add('loaf.baked', 61, 2_000).execute(shop.db)
  const found = await shop.db
    .transaction()
    .execute((tx) =>
      countRowsTouched(tx, ['events', 'event_deliveries'], () =>
        lockDelivery(tx, { subscriber, types: ['loaf.baked', 'loaf.eaten'], now: new Date() }),
      ),
    )
  expect(found.result?.subject_id).toBe('61')
  expect(found.read).toBeLessThan(10)
})
