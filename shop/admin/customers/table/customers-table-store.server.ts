import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { MAX_CUSTOMERS_COUNTED } from '../customers.contract.ts'

/** The filters of the customer list. */
export interface CustomerCriteria {
  /** The query; empty for all customers. */
  words: string
  /** true: only customers with orders, false: only those without. */
  hasOrdered: boolean | undefined
}

/** One page of customer ids, the latest sign-up first. */
interface FoundCustomers {
  ids: number[]
  /** The count on all pages. */
  count: number
  /** The counts for each filter; null when there are too many results to count. */
  counts: { all: number; ordered: number; never: number } | null
}

/** Finds one page of customers. Search results are counted up to `MAX_CUSTOMERS_COUNTED`. */
export async function findCustomersPage(
  db: Database,
  { words, hasOrdered }: CustomerCriteria,
  paging: Paging,
): Promise<FoundCustomers> {
  if (words === '') {
    const counts = await countCustomers(db)
    const count = countOf(counts, hasOrdered)
    return { counts, count, ids: await pageOfEverybody(db, hasOrdered, paging, count) }
  }
  const named = isNamed(words)
  const { rows } = await sql<{ id: number }>`
    select id from users where ${named} limit ${MAX_CUSTOMERS_COUNTED + 1}`.execute(db)
  if (rows.length > MAX_CUSTOMERS_COUNTED) {
    const count = hasOrdered === undefined ? MAX_CUSTOMERS_COUNTED : await countSome(db, named, hasOrdered)
    return { counts: null, count, ids: await pageFound(db, named, hasOrdered, paging) }
  }
  const found = sql<boolean>`users.id = any(${rows.map(({ id }) => id)}::bigint[])`
  const counts = await countCustomers(db, found)
  return { counts, count: countOf(counts, hasOrdered), ids: await pageFound(db, found, hasOrdered, paging) }
}

const NAME = sql`lower(first_name || ' ' || last_name || ' ' || email)`
/** Shorter queries match only beginnings. */
const MIN_SUBSTRING_LENGTH = 3

/**
 * Matches any part of name and address; shorter queries, which would match nearly all customers, only beginnings of
 * words.
 */
function isNamed(words: string): RawBuilder<boolean> {
  const plain = words.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return [...words].length < MIN_SUBSTRING_LENGTH
    ? sql<boolean>`(${NAME} like ${`${plain}%`} or ${NAME} like ${`% ${plain}%`})`
    : sql<boolean>`${NAME} like ${`%${plain}%`}`
}

const isListed = (hasOrdered: boolean | undefined) =>
  hasOrdered === undefined ? sql`true` : sql`has_ordered = ${hasOrdered}`

type Counts = NonNullable<FoundCustomers['counts']>
const countOf = (counts: Counts, hasOrdered: boolean | undefined) =>
  hasOrdered === undefined ? counts.all : hasOrdered ? counts.ordered : counts.never

/** Counts customers with and without orders. @param found a condition; all customers by default */
async function countCustomers(db: Database, found: RawBuilder<boolean> = sql`true`): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as all, count(*) filter (where has_ordered) as ordered, count(*) filter (where not has_ordered) as never
    from users where ${found}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row.')
  return counts
}

/** Counts at most `MAX_CUSTOMERS_COUNTED`. */
async function countSome(db: Database, found: RawBuilder<boolean>, hasOrdered: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from users where ${found} and ${isListed(hasOrdered)} limit ${MAX_CUSTOMERS_COUNTED}) as listed`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

async function pageFound(
  db: Database,
  found: RawBuilder<boolean>,
  hasOrdered: boolean | undefined,
  { page, size }: Paging,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where ${found} and ${isListed(hasOrdered)}
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Reads only an index, from its nearer end, so that the last page costs as much as the first. */
async function pageOfEverybody(
  db: Database,
  hasOrdered: boolean | undefined,
  { page, size }: Paging,
  count: number,
): Promise<number[]> {
  const before = (page - 1) * size
  const behind = Math.max(0, count - before - size)
  const isFromEnd = behind < before
  const direction = isFromEnd ? sql`asc` : sql`desc`
  const shown = Math.max(0, Math.min(size, count - before))
  const { rows } = await sql<{ id: number }>`
    select id from users where ${isListed(hasOrdered)} order by created_at ${direction}, id ${direction}
    limit ${shown} offset ${isFromEnd ? behind : before}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/** A customer with order totals. */
export interface CustomerRow {
  id: number
  name: string
  email: string
  is_staff: boolean
  created_at: Date
  orders: number
  last_ordered_at: Date | null
  /** Paid minus refunded. */
  spent_cents: number
}

/** Reads customers with their order totals, in the order of the ids. */
export async function customerRows(db: Database, ids: readonly number[]): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select users.id, concat_ws(' ', first_name, nullif(last_name, '')) as name, email, is_staff, users.created_at,
      placed.orders, placed.last_ordered_at, (placed.cents - gone_back.cents)::bigint as spent_cents
    from users,
      lateral (
        select count(*) as orders, max(created_at) as last_ordered_at,
          coalesce(sum(total_cents) filter (where payment_state = 'paid' and not is_test), 0) as cents
        from orders where user_id = users.id) as placed,
      lateral (
        select coalesce(sum(refunds.cents), 0) as cents
        from orders join payments on payments.order_id = orders.id and payments.state = 'paid'
          join refunds on payment_id = payments.id and refunds.state <> 'failed'
        where user_id = users.id and not orders.is_test) as gone_back
    where users.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], users.id)`.execute(db)
  return rows
}
