import { sql } from 'kysely'
import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'

const SHOWN = 5

/** Finds the account that wrote a message; undefined when the writer was not logged in or the account is deleted. */
export async function findWriter(db: Database, userId: number | null) {
  if (userId === null) return undefined
  return db
    .selectFrom('users')
    .select(['id', 'email', sql<string>`concat_ws(' ', first_name, nullif(last_name, ''))`.as('name')])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Returns whether an account has this address. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()
  return found !== undefined
}

/** Finds the latest orders of an account, and the count of all its orders. */
export async function latestOrdersOf(db: Database, userId: number) {
  const own = db.selectFrom('orders').where('user_id', '=', userId)
  const [orders, { count }] = await Promise.all([
    own
      .select(['id', 'status', 'total_cents', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { orders, count }
}
