import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import type { Notification } from './notifications.contract.ts'

/** The notifications of the last 30 days are listed. */
const LISTED_MS = 30 * DAY
const MOST_LISTED = 30
/** Without a record of the person, only the last day is new. */
const NEW_MS = DAY
/** Counting stops here. */
const MOST_COUNTED = 100

interface Row extends Pick<Notification, 'kind' | 'id' | 'subject' | 'is_new'> {
  cents: number | null
  at: Date
}

/** A staff member who reads the notifications. */
export interface NotificationReader {
  userId: number
  now: Date
  /** Returns whether the notifications of a role are included. */
  sees: (role: StaffRole) => boolean
}

/** Frequent kinds have an index by time, so that only their newest rows are read. */
const SOURCES: readonly { role: StaffRole; rows: (after: RawBuilder<Date>) => RawBuilder<unknown> }[] = [
  {
    role: 'orders',
    rows: (after) => sql`
      select 'order' as kind, orders.id, coalesce(customer_name, first_name || ' ' || last_name, '') as subject,
        total_cents as cents, orders.created_at as at
      from orders left join users on users.id = orders.user_id
      where orders.created_at > ${after} and not is_manual and status <> 'cancelled'
      order by orders.created_at desc, orders.id desc`,
  },
  {
    role: 'orders',
    rows: (after) => sql`
      select 'withdrawal' as kind, id, name as subject, null::integer as cents, stated_at as at from withdrawals
      where stated_at > ${after} order by stated_at desc`,
  },
  {
    role: 'orders',
    rows: (after) => sql`
      select 'message' as kind, id, title as subject, null::integer as cents, last_written_at as at from contact_messages
      where last_written_at > ${after} order by last_written_at desc, id desc`,
  },
  {
    role: 'catalogue',
    rows: (after) => sql`
      select 'review' as kind, reviews.id, products.title as subject, null::integer as cents, reviews.created_at as at
      from reviews join products on products.id = reviews.product_id
      where reviews.created_at > ${after} order by reviews.created_at desc, reviews.id desc`,
  },
  {
    role: 'owner',
    rows: (after) => sql`
      select 'backup' as kind, 0 as id, error as subject, null::integer as cents, ended_at as at from backups
      where error is not null and ended_at > ${after} order by ended_at desc`,
  },
]

const seenUntil = ({ userId, now }: NotificationReader) => sql<Date>`coalesce(
  (select seen_until from seen_notifications where user_id = ${userId}), ${new Date(now.getTime() - NEW_MS)}::timestamptz)`

/** Combines the newest rows of each kind that the reader may see. */
function newest({ sees }: NotificationReader, after: RawBuilder<Date>, limit: number): RawBuilder<unknown> {
  const parts = SOURCES.filter(({ role }) => sees(role)).map(
    ({ rows }) => sql`(${rows(after)} limit ${sql.lit(limit)})`,
  )
  // Accountants see none.
  if (parts.length === 0)
    return sql`select '' as kind, 0::bigint as id, '' as subject, 0::bigint as cents, now() as at where false`
  return sql.join(parts, sql` union all `)
}

/** Returns the latest notifications, newest first. */
export async function findNotifications(db: Database, reader: NotificationReader): Promise<Row[]> {
  const after = sql<Date>`${new Date(reader.now.getTime() - LISTED_MS)}::timestamptz`
  const { rows } = await sql<Row>`
    select kind, id, subject, cents, at, at > ${seenUntil(reader)} as is_new
    from (${newest(reader, after, MOST_LISTED)}) as latest
    order by at desc, kind, id desc limit ${sql.lit(MOST_LISTED)}`.execute(db)
  return rows
}

/** Returns the number of notifications that the reader has not seen, at most 100 of each kind. */
export const countNewNotifications = (reader: NotificationReader): RawBuilder<number> =>
  sql`(select count(*) from (${newest(reader, seenUntil(reader), MOST_COUNTED)}) as unseen)`

/** Records until when a person has seen the notifications. A concurrent later time stays. */
export async function writeSeenUntil(db: Database, user_id: number, seen_until: Date): Promise<void> {
  await db
    .insertInto('seen_notifications')
    // Stored times are more exact than those of the API.
    .values({ user_id, seen_until: sql`${seen_until}::timestamptz + interval '999 microseconds'` })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        seen_until: sql`greatest(seen_notifications.seen_until, excluded.seen_until)`,
      }),
    )
    .execute()
}
