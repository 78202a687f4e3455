import { sql } from 'kysely'
import { escapeLike } from '../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../server/db/open.ts'
import { asGtin } from '../../../catalog/search/query/variant-codes.server.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { type FoundForStaff, MAX_RESULTS_PER_KIND, MIN_NAME_QUERY_LENGTH } from './staff-search.contract.ts'

/** At most this many matches are read, so that a very common name or address stays cheap. */
const MAX_MATCHES = 200
/** The newest orders and the most recently changed products that are always searched. */
const NEWEST_SEARCHED = 500

const plain = (words: string) => escapeLike(words.toLowerCase())
const within = (words: string) => `%${plain(words)}%`
const beginning = (words: string) => `${plain(words)}%`
const isName = (words: string) => words.length >= MIN_NAME_QUERY_LENGTH

const MOST = sql.lit(MAX_RESULTS_PER_KIND)
const FULL_NAME = sql`concat_ws(' ', users.first_name, nullif(users.last_name, ''))`

type Found<Kind extends keyof FoundForStaff> = NonNullable<FoundForStaff[Kind]>[number]
type FoundProduct = Omit<Found<'products'>, 'thumbnail'> & { thumbnail_key: string }

/**
 * Finds products by a part of title or slug, the most recently changed first; exact SKU or GTIN matches come before
 * them. Two letters match only beginnings. The matches are materialized before the limit: otherwise the planner may
 * scan the whole table.
 */
export async function findProductsNamed(db: Database, words: string): Promise<FoundProduct[]> {
  const named = isName(words)
    ? sql`
      select id, slug, title, thumbnail_key, state from products
      where id = any (array(
        (select id from fitting limit ${sql.lit(MAX_MATCHES)})
        union (
          select id from (
            select id, title, slug from products where deleted_at is null
            order by updated_at desc, id desc limit ${sql.lit(NEWEST_SEARCHED)}) as newest
          where lower(title || ' ' || slug) like ${within(words)})))
        and id <> all (array(select id from coded))
      order by updated_at desc, id desc limit ${MOST}`
    : sql`
      select id, slug, title, thumbnail_key, state from products
      where deleted_at is null and lower(title) like ${beginning(words)} and id <> all (array(select id from coded))
      order by lower(title) limit ${MOST}`
  const { rows } = await sql<FoundProduct>`
    with coded as materialized (
      select product_id as id from variants where deleted_at is null and sku is not null and lower(sku) like ${beginning(words)}
      union select product_id from variants where deleted_at is null and gtin is not null and lpad(gtin, 14, '0') = ${asGtin(words)}
      limit ${MOST}),
    fitting as materialized (
      select id from products where deleted_at is null and lower(title || ' ' || slug) like ${within(words)})
    select id, slug, title, thumbnail_key, state from products where deleted_at is null and id = any (array(select id from coded))
    union all (${named})
    limit ${MOST}`.execute(db)
  return rows
}

interface FoundOrder {
  id: number
  name: string
  email: string
  status: OrderStatus
  total_cents: number
  created_at: Date
}

/** Finds orders by number or by customer, the newest first. Each lookup has its index. */
export async function findOrdersOf(db: Database, words: string): Promise<FoundOrder[]> {
  const number = /^#?(\d{1,15})$/.exec(words)?.[1] ?? null
  if (number === null && !isName(words)) return []
  const [part, start] = [within(words), beginning(words)]
  const people = sql`
    with addressed as materialized (select id from orders where lower(email collate "C") like ${start}),
    named as materialized (select id from orders where lower(customer_name) like ${part}),
    people as materialized (select id from users where lower(first_name || ' ' || last_name || ' ' || email) like ${part})
    (select id from addressed limit ${sql.lit(MAX_MATCHES)})
    union (select id from named limit ${sql.lit(MAX_MATCHES)})
    union (
      select own.id from (select id from people limit ${sql.lit(MAX_MATCHES)}) as people,
        lateral (select id from orders where user_id = people.id order by created_at desc, id desc limit ${MOST}) as own)
    union (
      select id from (
        select id, email, customer_name from orders order by created_at desc, id desc limit ${sql.lit(NEWEST_SEARCHED)}) as newest
      where lower(customer_name) like ${part} or lower(email collate "C") like ${start})`
  const { rows } = await sql<FoundOrder>`
    select orders.id, status, total_cents, orders.created_at,
      coalesce(customer_name, ${FULL_NAME}, '') as name, coalesce(orders.email, users.email, '') as email
    from orders left join users on users.id = user_id
    where orders.id = any (array(${number === null ? people : sql`select ${number}::bigint`}))
    order by orders.created_at desc, orders.id desc limit ${MOST}`.execute(db)
  return rows
}

/** Finds accounts by a part of name or e-mail address, those that begin with it first. */
export async function findCustomers(db: Database, words: string): Promise<Found<'customers'>[]> {
  if (!isName(words)) return []
  const { rows } = await sql<Found<'customers'>>`
    with fitting as materialized (
      select id, email, ${FULL_NAME} as name from users
      where lower(first_name || ' ' || last_name || ' ' || email) like ${within(words)})
    select id, name, email from (select * from fitting limit ${sql.lit(MAX_MATCHES)}) as looked_at
    order by lower(name) like ${beginning(words)} or lower(email) like ${beginning(words)} desc, id desc
    limit ${MOST}`.execute(db)
  return rows
}

/** Finds content pages by a part of the title. */
export async function findPagesNamed(db: Database, words: string): Promise<Found<'pages'>[]> {
  const { rows } = await sql<Found<'pages'>>`
    select id, title from content_pages where lower(title) like ${within(words)} order by position, id limit ${MOST}`.execute(
    db,
  )
  return rows
}
