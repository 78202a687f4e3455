import { type RawBuilder, sql } from 'kysely'
import { containsText } from '../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import type { ConsentState } from '../../../core/marketing-consent/marketing-consent.contract.ts'
import { type CustomerSort, MAX_CUSTOMERS_COUNTED } from '../customers.contract.ts'

/** The filters of the customer list. */
export interface CustomerCriteria {
  /** The query; empty for all customers. */
  words: string
  /** true: only customers with orders, false: only those without. */
  hasOrdered: boolean | undefined
  /** The id of a tag. */
  tag: number | undefined
  consent: ConsentState | undefined
  /** Country of the newest order. */
  country: string | undefined
  /** Only customers who spent at least this, in cents. */
  spentFromCents: number | undefined
}

interface CustomerOrder {
  sort: CustomerSort
  isDescending: boolean
}

/** One page of customer ids. */
interface FoundCustomers {
  ids: number[]
  /** The count on all pages. */
  count: number
  /** The counts with and without orders; null when there are too many results to count. */
  counts: { all: number; ordered: number; never: number } | null
}

const KEYS: Record<CustomerSort, RawBuilder<unknown>> = {
  newest: sql`created_at`,
  name: sql`name_key`,
  last_order: sql`last_ordered_at`,
  orders: sql`orders`,
  spent: sql`spent_cents`,
}

/** Finds one page of customers. Search results are counted up to `MAX_CUSTOMERS_COUNTED`. */
export async function findCustomersPage(
  db: Database,
  criteria: CustomerCriteria,
  order: CustomerOrder,
  paging: Paging,
): Promise<FoundCustomers> {
  const { words, hasOrdered } = criteria
  const others = conditions(criteria)
  if (words === '') return counted(db, others, { hasOrdered, order, paging })
  const named = isNamed(words)
  const { rows } = await sql<{ id: number }>`
    select id from users where ${named} limit ${MAX_CUSTOMERS_COUNTED + 1}`.execute(db)
  if (rows.length > MAX_CUSTOMERS_COUNTED) {
    const found = sql<boolean>`user_id in (select id from users where ${named}) and ${others}`
    const isNarrowed = hasOrdered !== undefined || others !== ALL
    const count = isNarrowed ? await countSome(db, found, hasOrdered) : MAX_CUSTOMERS_COUNTED
    // In the order of names, the results may all be at the far end: find them first instead of on the way.
    const first = order.sort === 'name' && {
      lookup: sql`with meant as materialized (select id from users where ${named})`,
      found: sql<boolean>`user_id in (select id from meant) and ${others}`,
    }
    return { counts: null, count, ids: await pageOf(db, { found, hasOrdered, order, paging, ...first }) }
  }
  const found = sql<boolean>`user_id = any(${rows.map(({ id }) => id)}::bigint[]) and ${others}`
  return counted(db, found, { hasOrdered, order, paging })
}

interface Listing {
  hasOrdered: boolean | undefined
  order: CustomerOrder
  paging: Paging
}

interface Found extends Listing {
  /** A CTE that `found` refers to. */
  lookup?: RawBuilder<unknown>
  found: RawBuilder<boolean>
  /** Undefined if it is unknown. */
  count?: number
}

async function counted(db: Database, found: RawBuilder<boolean>, listing: Listing): Promise<FoundCustomers> {
  const counts = await countCustomers(db, found)
  const { hasOrdered } = listing
  const count = hasOrdered === undefined ? counts.all : hasOrdered ? counts.ordered : counts.never
  return { counts, count, ids: await pageOf(db, { ...listing, found, count }) }
}

/** Yields the ids of all found customers in batches, the oldest account first. */
export async function* eachCustomer(db: Database, criteria: CustomerCriteria, size = 500): AsyncGenerator<number[]> {
  const named =
    criteria.words === '' ? ALL : sql<boolean>`user_id in (select id from users where ${isNamed(criteria.words)})`
  const found = sql`${named} and ${conditions(criteria)} and ${isListed(criteria.hasOrdered)}`
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select user_id as id from customer_figures where user_id > ${last} and ${found} order by user_id limit ${size}`.execute(
      db,
    )
    if (rows.length > 0) yield rows.map(({ id }) => id)
    last = rows.at(-1)?.id ?? last
    if (rows.length < size) return
  }
}

/** Counts all found customers. */
export async function countFound(db: Database, criteria: CustomerCriteria): Promise<number> {
  const named =
    criteria.words === '' ? ALL : sql<boolean>`user_id in (select id from users where ${isNamed(criteria.words)})`
  const { all, ordered, never } = await countCustomers(db, sql<boolean>`${named} and ${conditions(criteria)}`)
  return criteria.hasOrdered === undefined ? all : criteria.hasOrdered ? ordered : never
}

const ALL = sql<boolean>`true`
const NAME = sql`lower(first_name || ' ' || last_name || ' ' || email)`
const isNamed = (words: string) => containsText(NAME, words)

/** Returns the condition of all filters except the search and the orders; `ALL` without any. */
function conditions({ tag, consent, country, spentFromCents }: CustomerCriteria): RawBuilder<boolean> {
  const all = [
    ...(tag === undefined ? [] : [sql`tags @> array[${tag}::bigint]`]),
    ...(consent === undefined ? [] : [sql`consent = ${consent}`]),
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(spentFromCents === undefined ? [] : [sql`spent_cents >= ${spentFromCents}`]),
  ]
  return all.length === 0 ? ALL : sql<boolean>`${sql.join(all, sql` and `)}`
}

const isListed = (hasOrdered: boolean | undefined) =>
  hasOrdered === undefined ? ALL : hasOrdered ? sql<boolean>`orders > 0` : sql<boolean>`orders = 0`

async function countCustomers(
  db: Database,
  found: RawBuilder<boolean>,
): Promise<NonNullable<FoundCustomers['counts']>> {
  const { rows } = await sql<NonNullable<FoundCustomers['counts']>>`
    select count(*) as all, count(*) filter (where orders > 0) as ordered, count(*) filter (where orders = 0) as never
    from customer_figures where ${found}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has one row.')
  return counts
}

/** Counts at most `MAX_CUSTOMERS_COUNTED`. */
async function countSome(db: Database, found: RawBuilder<boolean>, hasOrdered: boolean | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from customer_figures where ${found} and ${isListed(hasOrdered)} limit ${MAX_CUSTOMERS_COUNTED}) as listed`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Reads from the nearer end if the count is known, so that the last page costs as much as the first. */
async function pageOf(
  db: Database,
  { lookup = sql``, found, hasOrdered, order, paging, count }: Found,
): Promise<number[]> {
  const { page, size, belowId } = paging
  if (belowId !== undefined) {
    const { rows } = await sql<{ id: number }>`
      ${lookup} select user_id as id from customer_figures where ${found} and ${isListed(hasOrdered)} and user_id < ${belowId}
      order by user_id desc limit ${size}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const before = (page - 1) * size
  const behind = count === undefined ? Number.POSITIVE_INFINITY : Math.max(0, count - before - size)
  const isFromEnd = behind < before
  const shown = count === undefined ? size : Math.max(0, Math.min(size, count - before))
  const isUpwards = order.isDescending === isFromEnd
  const direction = isUpwards ? sql`asc` : sql`desc`
  // Customers without orders come last in descending order. Other columns have no nulls.
  const nulls = order.sort === 'last_order' ? (isUpwards ? sql`nulls first` : sql`nulls last`) : sql``
  const { rows } = await sql<{ id: number }>`
    ${lookup} select user_id as id from customer_figures where ${found} and ${isListed(hasOrdered)}
    order by ${KEYS[order.sort]} ${direction} ${nulls}, user_id ${direction}
    limit ${shown} offset ${isFromEnd ? behind : before}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/** A customer with order totals, tags and consent. */
export interface CustomerRow {
  id: number
  first_name: string
  last_name: string
  name: string
  email: string
  is_staff: boolean
  created_at: Date
  orders: number
  last_ordered_at: Date | null
  /** Paid minus refunded. */
  spent_cents: number
  country: string | null
  tags: string[]
  consent: ConsentState
  consent_source: string | null
  consent_text_version: number | null
  consent_changed_at: Date | null
}

/** Reads customers with their figures, in the order of the ids. Call `refreshCustomerFigures` first. */
export async function customerRows(db: Database, ids: readonly number[]): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select users.id, first_name, last_name, concat_ws(' ', first_name, nullif(last_name, '')) as name, email, is_staff, users.created_at,
      orders, last_ordered_at, spent_cents, country,
      array(select tag.name from tagged_customers join customer_tags as tag on tag.id = tag_id
        where tagged_customers.user_id = users.id order by sort_key(tag.name)) as tags,
      coalesce(marketing_consents.state, 'none') as consent, marketing_consents.source as consent_source,
      text_version as consent_text_version, changed_at as consent_changed_at
    from users join customer_figures on customer_figures.user_id = users.id
      left join marketing_consents on marketing_consents.user_id = users.id
    where users.id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], users.id)`.execute(db)
  return rows
}
