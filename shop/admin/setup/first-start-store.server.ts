import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Returns whether the shop has no owner, demo owners aside. */
export async function hasNoOwner(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select not exists (
      select from users where staff_role = 'owner' and not exists (select from demo_things where kind = 'user' and demo_things.id = users.id)
    ) as is_so`.execute(db)
  return rows[0]?.is_so ?? false
}

/** Stores the hash of a token and deletes expired ones. */
export async function insertFirstToken(db: Database, hash: Buffer, expiresAt: Date, now: Date): Promise<void> {
  await db.deleteFrom('first_start_tokens').where('expires_at', '<=', now).execute()
  await db.insertInto('first_start_tokens').values({ token_hash: hash, expires_at: expiresAt }).execute()
}

/**
 * Returns the state of a token without using it: `used` once the shop has an owner, `expired` after a day or when
 * unknown.
 */
export async function stateOfFirstToken(db: Database, hash: Buffer, now: Date): Promise<'holds' | 'used' | 'expired'> {
  if (!(await hasNoOwner(db))) return 'used'
  return (await holds(db, hash, now)) ? 'holds' : 'expired'
}

/**
 * Consumes a token, and with it all others. Concurrent calls are serialized; the later ones find an owner.
 * @returns false when the token is invalid or the shop has an owner
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
