import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Tells whether the shop has nobody of its own who runs it. Those whom the demo has brought are nobody's own. */
export async function hasNoOwner(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select not exists (
      select from users where staff_role = 'owner' and not exists (select from demo_things where kind = 'user' and demo_things.id = users.id)
    ) as is_so`.execute(db)
  return rows[0]?.is_so ?? false
}

/** Stores the hash of a token, and forgets those that hold no longer. */
export async function insertFirstToken(db: Database, hash: Buffer, expiresAt: Date, now: Date): Promise<void> {
  await db.deleteFrom('first_start_tokens').where('expires_at', '<=', now).execute()
  await db.insertInto('first_start_tokens').values({ token_hash: hash, expires_at: expiresAt }).execute()
}

/** Tells whether a token can still be used, without using it: not once the shop has an owner, nor when it is older than a day or none. */
export async function stateOfFirstToken(db: Database, hash: Buffer, now: Date): Promise<'holds' | 'used' | 'expired'> {
  if (!(await hasNoOwner(db))) return 'used'
  return (await holds(db, hash, now)) ? 'holds' : 'expired'
}

/**
 * Uses a token up, and all others with it. Whoever else does so at the same moment waits, and finds that the shop has an owner.
 * @returns false when it does not hold, or is not needed any more
 */
export async function redeemFirstToken(tx: Database, hash: Buffer, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first start', 0))`.execute(tx)
  if (!(await hasNoOwner(tx))) return false
  if (!(await holds(tx, hash, now))) return false
  await tx.deleteFrom('first_start_tokens').execute()
  return true
}

async function holds(db: Database, hash: Buffer, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom('first_start_tokens')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return held !== undefined
}
