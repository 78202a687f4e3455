import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '../../../../../lib/email-key.ts'
import { TIME_ZONE } from '../../../../../lib/texts/dates.ts'
import { containsText } from '../../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../../server/db/open.ts'
import type { Paging } from '../../../../../server/http/paging.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { statusesThat } from '../../../../core/order-states/statuses-in-sql.server.ts'
import type { CalendarDay } from '../../../shipping/dates/calendar-day.ts'
import { MOST_FOUND, type OrderSort } from '../staff-orders.contract.ts'
import { type StatusSum, sumsByStatus } from './order-sums-store.server.ts'

/** The filters and sorting of the order table. */
export interface OrderCriteria {
  status?: OrderStatus | undefined
  /** Only orders in production or being packed. */
  isInProduction?: boolean | undefined
  /** Only orders that await payment, are in production or being packed. */
  needsAttention?: boolean | undefined
  /** Only orders that are late on this day. */
  lateOn?: CalendarDay | undefined
  payment?: 'paid' | 'unpaid' | undefined
  /** First and last day of placement in the shop's time zone. */
  from?: CalendarDay | undefined
  to?: CalendarDay | undefined
  /** The search text. */
  words?: string | undefined
  sort: OrderSort
  isDescending: boolean
}

const KEYS: Record<OrderSort, RawBuilder<unknown>> = {
  placed: sql`orders.created_at`,
  total: sql`orders.total_cents`,
  promised: sql`orders.promised_to`,
}

const PAYMENTS = {
  paid: sql<boolean>`payment_state = 'paid'`,
  unpaid: sql<boolean>`payment_state = 'open' and status <> 'cancelled'`,
}

/** One page of order ids, and counts and totals for each status regardless of the status filter. */
export interface FoundOrders {
  ids: number[]
  sums: StatusSum[]
  /** Whether more orders are listed than counted. */
  areMore: boolean
}

/** Finds one page of orders. Search results are counted up to `MOST_FOUND` per status. */
export async function findOrders(db: Database, criteria: OrderCriteria, paging: Paging): Promise<FoundOrders> {
  const words = criteria.words ? await searchCondition(db, criteria, criteria.words) : ALL
  const isCountedLive = words !== ALL || criteria.lateOn !== undefined
  const sums = isCountedLive ? await countLive(db, words, criteria) : await sumsByStatus(db, sumConditions(criteria))
  const chosen = sums.filter(({ status }) => isListed(criteria, status)).reduce((all, { count }) => all + count, 0)
  const areMore = isCountedLive && chosen > MOST_FOUND
  if (chosen === 0) return { ids: [], sums, areMore }
  const { lookup, isFound } = words(paging.page * paging.size)
  const listed = sql<boolean>`${conditions(criteria)} and ${isFound} and ${statusCondition(criteria)}`
  // If not all results are counted, the end is unknown.
  return {
    ids: await pageOf(db, { lookup, listed }, criteria, paging, areMore ? Number.POSITIVE_INFINITY : chosen),
    sums,
    areMore,
  }
}

/** Returns whether orders with this status are included in the list. */
export function isListed(
  { status, isInProduction, needsAttention }: Pick<OrderCriteria, 'status' | 'isInProduction' | 'needsAttention'>,
  one: OrderStatus,
): boolean {
  if (status !== undefined) return status === one
  if (isInProduction) return ORDER_STATES[one].isToBeSent
  return !needsAttention || ORDER_STATES[one].needsAttention
}

/** Counts late and unpaid orders; both are few and indexed. */
export async function countLateAndUnpaid(db: Database, today: CalendarDay): Promise<{ late: number; unpaid: number }> {
  const { rows } = await sql<{ late: number; unpaid: number }>`
    select (select count(*) from orders where ${isLate(today)}) as late,
      (select count(*) from orders where ${PAYMENTS.unpaid}) as unpaid`.execute(db)
  return rows[0] ?? { late: 0, unpaid: 0 }
}

/** Yields the ids of all found orders in batches, in their order. */
export async function* eachFound(db: Database, criteria: OrderCriteria, size = 500): AsyncGenerator<number[]> {
  const words = criteria.words ? await searchCondition(db, criteria, criteria.words) : ALL
  const { lookup, isFound } = words(size)
  const found = sql<boolean>`${conditions(criteria)} and ${statusCondition(criteria)} and ${isFound}`
  const direction = criteria.isDescending ? sql`desc` : sql`asc`
  const sign = criteria.isDescending ? sql`<` : sql`>`
  let last: { id: number; at: string } | undefined
  for (;;) {
    const after = last ? sql`(orders.created_at, orders.id) ${sign} (${last.at}::timestamptz, ${last.id})` : sql`true`
    const { rows } = await sql<{ id: number; at: string }>`
      ${lookup} select id, created_at::text as at from orders where ${found} and ${after}
      order by created_at ${direction}, id ${direction} limit ${size}`.execute(db)
    if (rows.length > 0) yield rows.map(({ id }) => id)
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/**
 * Counts each unfinished status and the chosen status separately, because they are rare among all orders. The
 * finished statuses are counted together.
 */
async function countLive(db: Database, words: Found, criteria: OrderCriteria): Promise<StatusSum[]> {
  const separateStatuses = ORDER_STATUSES.filter((one) => one === criteria.status || ORDER_STATES[one].next.length > 0)
  const otherStatuses = ORDER_STATUSES.filter((one) => !separateStatuses.includes(one))
  const { lookup, isFound } = words(MOST_FOUND)
  const found = sql<boolean>`${conditions(criteria)} and ${isFound}`
  // One condition per status lets PostgreSQL estimate rare ones and use their indexes.
  const pieces = [...separateStatuses.map((one) => [one]), otherStatuses].map(
    (statuses) => sql`
      select status, count(*) as count, coalesce(sum(total_cents) filter (where not is_test), 0)::bigint as cents
      from (
        select status, total_cents, is_test from orders
        where status in (${sql.join(statuses.map((status) => sql.lit(status)))}) and ${found} limit ${MOST_FOUND + 1}) as some_of_them
      group by status`,
  )
  const { rows } = await sql<StatusSum>`${lookup} ${sql.join(pieces, sql` union all `)}`.execute(db)
  return rows
}

/** Reads from the nearer end, so that the last page costs no more than the first. */
async function pageOf(
  db: Database,
  { lookup, listed }: { lookup: RawBuilder<unknown>; listed: RawBuilder<boolean> },
  { sort, isDescending }: OrderCriteria,
  { page, size, belowId }: Paging,
  count: number,
): Promise<number[]> {
  if (belowId !== undefined) {
    const { rows } = await sql<{ id: number }>`
      ${lookup} select orders.id from orders where ${listed} and orders.id < ${belowId} order by orders.id desc limit ${size}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  }
  const before = (page - 1) * size
  const behind = count - before - size
  const isFromEnd = before > count / 2 && behind > -size
  const direction = isDescending !== isFromEnd ? sql`desc` : sql`asc`
  const nulls = isDescending !== isFromEnd ? sql`nulls first` : sql`nulls last`
  const { rows } = await sql<{ id: number }>`
    ${lookup} select orders.id from orders where ${listed} order by ${KEYS[sort]} ${direction} ${nulls}, orders.id ${direction}
    limit ${isFromEnd ? Math.min(size, behind + size) : size} offset ${isFromEnd ? Math.max(0, behind) : before}`.execute(
    db,
  )
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

const isLate = (day: CalendarDay) =>
  sql<boolean>`orders.promised_to < ${day}::date and orders.status in ${statusesThat('isToBeSent')}`

function statusCondition({ status, isInProduction, needsAttention }: OrderCriteria) {
  if (status) return sql`status = ${status}`
  if (isInProduction) return sql`status in ${statusesThat('isToBeSent')}`
  return needsAttention ? sql`status in ${statusesThat('needsAttention')}` : sql`true`
}

const startOf = (day: CalendarDay) => sql`(${day}::date::timestamp at time zone ${sql.lit(TIME_ZONE)})`

function conditions({ lateOn, payment, from, to }: OrderCriteria): RawBuilder<boolean> {
  return sql<boolean>`${lateOn ? isLate(lateOn) : sql`true`} and ${payment ? PAYMENTS[payment] : sql`true`}
    and ${from ? sql`orders.created_at >= ${startOf(from)}` : sql`true`}
    and ${to ? sql`orders.created_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(TIME_ZONE)}` : sql`true`}`
}

const sumConditions = ({ payment, from, to }: OrderCriteria) =>
  sql<boolean>`${payment ? PAYMENTS[payment] : sql`true`} and ${from ? sql`day >= ${from}::date` : sql`true`}
    and ${to ? sql`day <= ${to}::date` : sql`true`}`

/** Up to this many customers are matched by id; beyond that, scanning orders finds enough matches soon. */
const FEW_CUSTOMERS = 5_000

/** The condition of a search for one statement. */
interface Condition {
  /** A CTE that finds the matching customers once; placed before the `select`. */
  lookup: RawBuilder<unknown>
  isFound: RawBuilder<boolean>
}

/** Returns the search condition that is fastest for reading the given number of matching orders. */
type Found = (wanted: number) => Condition

const NO_LOOKUP = sql``
const ALL: Found = () => ({ lookup: NO_LOOKUP, isFound: sql<boolean>`true` })

/**
 * If at most this many orders must be read, customers are looked up per order; otherwise all matching customers are
 * found first.
 */
const FEW_ORDERS = 10_000
/** The number of newest orders sampled to estimate how many must be read. */
const SAMPLED = 200
/** From this share of matches in the sample, the number of customers is not checked. */
const MAX_LOOKUP_SHARE = 0.05

/**
 * Returns the condition of a search: order number, tracking number, the order's e-mail address, or part of a name or
 * e-mail address. Indexed lookups find the order ids first; if there are too many, orders are scanned instead.
 */
async function searchCondition(db: Database, criteria: OrderCriteria, typed: string): Promise<Found> {
  const tracked = sql<boolean>`lower(orders.tracking) = ${typed.toLowerCase()}`
  const number = /^#?(\d{1,15})$/.exec(typed)?.[1]
  if (number !== undefined) return numbered(db, [sql`orders.id = ${Number(number)}`, tracked])
  const isNamed = containsText(sql`lower(first_name || ' ' || last_name || ' ' || email)`, typed)
  const others = [
    tracked,
    sql<boolean>`lower(orders.email collate "C") = ${emailKey(typed)}`,
    sql<boolean>`orders.user_id is null and ${containsText(sql`lower(orders.customer_name || ' ' || coalesce(orders.email, ''))`, typed)}`,
  ]
  const userMatches = sql<boolean>`(select ${isNamed} from users where id = orders.user_id)`
  const share = await shareOf(db, criteria, userMatches)
  if (share < MAX_LOOKUP_SHARE) {
    const { rows } = await sql<{ id: number }>`
      select id from users where has_ordered and ${isNamed} limit ${FEW_CUSTOMERS + 1}`.execute(db)
    if (rows.length <= FEW_CUSTOMERS)
      return numbered(db, [sql`orders.user_id = any(${rows.map(({ id }) => id)}::bigint[])`, ...others])
  }
  const matchingCustomers = sql`with meant as materialized (select id from users where has_ordered and ${isNamed})`
  const isMatchingCustomer = sql<boolean>`orders.user_id in (select id from meant)`
  return (wanted) =>
    wanted <= FEW_ORDERS * share
      ? { lookup: NO_LOOKUP, isFound: anyOf([userMatches, ...others]) }
      : { lookup: matchingCustomers, isFound: anyOf([isMatchingCustomer, ...others]) }
}

/** Returns the share (0 to 1) of the newest orders with customers that match a condition. */
async function shareOf(db: Database, criteria: OrderCriteria, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ share: number | null }>`
    select avg(case when ${condition} then 1 else 0 end)::float as share from (
      select user_id from orders where ${conditions(criteria)} order by created_at desc, id desc limit ${SAMPLED}) as orders`.execute(
    db,
  )
  return rows[0]?.share ?? 0
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/**
 * Finds the order ids of each condition separately, so that each uses its index; a combined condition would scan all
 * orders.
 */
async function numbered(db: Database, conditions: readonly RawBuilder<unknown>[]): Promise<Found> {
  const most = sql.lit(MOST_FOUND + 1)
  const each = conditions.map((condition) => sql`(select id from orders where ${condition} limit ${most})`)
  const { rows } = await sql<{ id: number }>`${sql.join(each, sql` union `)} limit ${most}`.execute(db)
  const isFound =
    rows.length > MOST_FOUND ? anyOf(conditions) : sql<boolean>`orders.id = any(${rows.map(({ id }) => id)}::bigint[])`
  return () => ({ lookup: NO_LOOKUP, isFound })
}
