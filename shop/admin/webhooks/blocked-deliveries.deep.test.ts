import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/open.ts'
import { HOUR, MINUTE } from '../../../server/durations.ts'
import { claimDelivery as claimOfSubscriber } from '../../../server/events/events-store.ts'
import { addWebhook } from '../../../tests/fixtures/webhooks.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { claimDelivery, findNextDue } from './deliveries-store.server.ts'

const BLOCKED = 200_000
const AT_ONCE = 10_000
const CLAIM_MS = 20
const TABLES = ['event_deliveries', 'webhook_deliveries']

/** Returns the median duration in ms. */
async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const durations: number[] = []
  for (let round = 0; round < 11; round += 1) {
    const begun = performance.now()
    await work()
    durations.push(performance.now() - begun)
  }
  return durations.sort((one, other) => one - other)[5] as number
}

/** Adds published events with their deliveries. The first delivery of each subject is due later. */
async function addBlocked(db: Database, subjects: number, later: Date) {
  for (const table of TABLES) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  const due = sql`position <= ${subjects}, case when position <= ${subjects} then ${later}::timestamptz end`
  for (let added = 0; added < BLOCKED; added += AT_ONCE) {
    await sql`
      insert into events (position, sequence, type, subject_kind, subject_id, data, actor, at)
      select number, number, 'loaf.baked', 'loaf', (number % ${subjects}::integer)::text, '{}', '{"kind":"job"}', now()
      from generate_series(${added + 1}::integer, ${added + AT_ONCE}::integer) as number`.execute(db)
    await sql`
      insert into event_deliveries (subscriber, event, position, type, subject_kind, subject_id, is_head, due_at)
      select 'baker', number, position, type, subject_kind, subject_id, ${due} from events where position > ${added}`.execute(
      db,
    )
    await sql`
      insert into webhook_deliveries (endpoint_id, message_id, event, position, type, subject_kind, subject_id, created_at,
        is_head, due_at)
      select webhook_endpoints.id, events.id, number, position, type, subject_kind, subject_id, at, ${due}
      from events, webhook_endpoints where position > ${added}`.execute(db)
  }
  for (const table of TABLES) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}

test.each([
  ['of one subject', 1],
  ['of different subjects', BLOCKED],
])(
  'claims the next delivery within 20 ms beside 200,000 blocked ones %s',
  { timeout: 5 * MINUTE },
  async (_, subjects) => {
    await using shop = await openShop()
    const { db, clock } = shop
    await addWebhook(shop)
    await sql`insert into event_subscribers (name, types) values ('baker', '{loaf.baked}')`.execute(db)
    const later = new Date(clock.now.getTime() + HOUR)
    await addBlocked(db, subjects, later)
    const [now, due] = [clock.now, new Date(later.getTime() + MINUTE)]
    await sql`update webhook_endpoints set is_on = true`.execute(db)
    const claimOne = (at: Date) => () =>
      claimOfSubscriber(db, { subscriber: 'baker', types: ['loaf.baked'], now: at }, () => HOUR)

    expect(await claimDelivery(db, now)).toBeUndefined()
    expect(await claimOne(now)()).toBeUndefined()
    expect(await findNextDue(db, now)).toEqual(later)
    expect(await medianOf(() => claimDelivery(db, now))).toBeLessThan(CLAIM_MS)
    expect(await medianOf(() => findNextDue(db, now))).toBeLessThan(CLAIM_MS)
    expect(await medianOf(claimOne(now))).toBeLessThan(CLAIM_MS)

    await sql`analyze event_deliveries, webhook_deliveries`.execute(db)
    expect(await claimOne(due)()).toMatchObject({ position: 1, attempts: 1 })
    expect(await claimDelivery(db, due)).toMatchObject({ type: 'loaf.baked', attempts: 0 })
    expect(await medianOf(claimOne(due))).toBeLessThan(CLAIM_MS)
    expect(await medianOf(() => claimDelivery(db, due))).toBeLessThan(CLAIM_MS)
  },
)
