import { sql } from 'kysely'
import type { Scope } from '../../../lib/staff/scopes.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { MINUTE } from '../../../server/durations.ts'

/** The key of a request. */
export interface ApiKey {
  id: number
  name: string
  scopes: readonly Scope[]
}

interface FoundKey extends ApiKey {
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  is_network_allowed: boolean
}

/**
 * Finds a key by its hash, with the check of the client's network address; undefined when it is unknown.
 * @param ip null for an invalid address, which only keys without networks accept
 */
export async function findApiKey(
  db: Database,
  { hash, ip }: { hash: Buffer; ip: string | null },
): Promise<FoundKey | undefined> {
  const [row] = await keyByHash(db, { hash, ip })
  return row
}

const keyByHash = prepared(
  ({ hash, ip }: { hash: Buffer; ip: string | null }) => sql<FoundKey>`
    select id, name, scopes, expires_at, last_used_at, revoked_at,
      cardinality(networks) = 0 or coalesce(${ip}::text::inet <<= any(networks), false) as is_network_allowed
    from api_keys where hash = ${hash}`,
)

/** Records the use of a key, at most once a minute for all processes. */
export async function noteApiKeyUse(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', new Date(now.getTime() - MINUTE))]))
    .execute()
}

export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number]

/** Returns the keys that are not revoked, newest first. Expired keys are included. */
export const findApiKeys = (db: Database) =>
  db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'created_by')
    .select(['api_keys.id', 'name', 'prefix', 'scopes', 'expires_at', 'api_keys.last_used_at', 'api_keys.created_at'])
    .select(sql<string[]>`networks::text[]`.as('networks'))
    .select(sql<string>`concat_ws(' ', users.first_name, nullif(users.last_name, ''))`.as('created_by'))
    .where('revoked_at', 'is', null)
    .orderBy('api_keys.id', 'desc')
    .execute()

/** Locks the list of keys until the transaction ends, and returns how many are not revoked. */
export async function lockApiKeys(tx: Database): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('api_keys', 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

interface NewKey {
  name: string
  prefix: string
  hash: Buffer
  scopes: readonly Scope[]
  networks: readonly string[]
  expires_at: Date | null
  created_by: number
  created_at: Date
}

/** Stores a key. Host bits of its networks are cleared. @returns its id */
export async function insertApiKey(tx: Database, key: NewKey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into api_keys (name, prefix, hash, scopes, networks, expires_at, created_by, created_at)
    values (${key.name}, ${key.prefix}, ${key.hash}, ${[...key.scopes]}::text[],
      array(select network(one::inet) from unnest(${[...key.networks]}::text[]) as one), ${key.expires_at},
      ${key.created_by}, ${key.created_at})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Revokes a key. @returns its name; undefined if it does not exist or was already revoked */
export async function revokeApiKey(tx: Database, id: number, now: Date): Promise<string | undefined> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}
