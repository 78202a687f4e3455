import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { tableStore } from '../../../core/admin-kit/resource/table-store.server.ts'
import type { CustomerTag } from './tags.contract.ts'

/** The store of tags. Their names are read in the order in which they were created. */
export const tagsStore = tableStore('customer_tags', ['name'])

/** Finds all tags by name, or one, with the number of their customers. */
export async function findTags(db: Database, id?: number): Promise<CustomerTag[]> {
  const { rows } = await sql<CustomerTag>`
    select id, name, version, coalesce(uses.customers, 0) as customers
    from customer_tags left join (select tag_id, count(*) as customers from tagged_customers group by 1) as uses on tag_id = id
    where ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by sort_key(name), id`.execute(db)
  return rows
}

/** Gives the customers of a tag another one instead. Call it while the table of tags is locked. */
export async function replaceTag(tx: Database, id: number, into: number): Promise<void> {
  // An update instead of an insertion needs no lock of the account, which a deletion of the account may hold.
  await sql`
    update tagged_customers as tagged set tag_id = ${into}
    where tag_id = ${id} and not exists (
      select from tagged_customers as other where other.user_id = tagged.user_id and other.tag_id = ${into})`.execute(
    tx,
  )
}

/** Creates missing tags, regardless of case, and locks all until the transaction ends. @returns their ids */
export async function ensureTags(tx: Database, names: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  // In a fixed order, which avoids deadlocks of two transactions with the same tags.
  for (const name of names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))) {
    const { rows } = await sql<{ id: number }>`
      insert into customer_tags (name) values (${name})
      on conflict (lower(name)) do update set name = customer_tags.name returning id`.execute(tx)
    ids.push(...rows.map(({ id }) => id))
  }
  return [...new Set(ids)]
}

/** Returns the ids of tags by name, regardless of case. Unknown names are ignored. */
export async function findTagIds(tx: Database, names: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customer_tags where lower(name) in (select lower(name) from unnest(${names}::text[]) as name)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Counts all tags of the shop. */
export async function countTags(tx: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from customer_tags`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Locks accounts in id order until the transaction ends, which avoids deadlocks.
 * @returns the ids of their tags, in ascending order, by the id of the existing accounts
 */
export async function lockTagsOf(tx: Database, customers: readonly number[]): Promise<Map<number, number[]>> {
  const { rows: found } = await sql<{ id: number }>`
    select id from users where id = any(${customers}::bigint[]) order by id for no key update`.execute(tx)
  const { rows } = await sql<{ user_id: number; tag_id: number }>`
    select user_id, tag_id from tagged_customers where user_id = any(${customers}::bigint[]) order by tag_id`.execute(
    tx,
  )
  const tagsOf = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(found.map(({ id }) => [id, (tagsOf.get(id) ?? []).map(({ tag_id }) => tag_id)]))
}

/** Adds and removes tags of customers. */
export async function writeTags(
  tx: Database,
  customers: readonly number[],
  { add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<void> {
  await sql`
    delete from tagged_customers where user_id = any(${customers}::bigint[]) and tag_id = any(${remove}::bigint[])`.execute(
    tx,
  )
  await sql`
    insert into tagged_customers (user_id, tag_id)
    select user_id, tag_id from unnest(${customers}::bigint[]) as user_id, unnest(${add}::bigint[]) as tag_id
    on conflict do nothing`.execute(tx)
}
