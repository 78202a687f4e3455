import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import type { Sort } from './list-query.contract.ts'
import { givenOf, isWhole, LIST_ORDERS, type Narrowing, passes } from './narrowing.server.ts'

interface ListCriteria {
  narrowing: Narrowing
  sort?: Sort | undefined
  paging: Paging
  /**
   * Which products the list is about, when not all: a query for their `id` and `place`, each once. Those with a place come first, in its
   * order, where nobody has chosen another.
   */
  scope?: RawBuilder<unknown>
}

interface ListPage {
  ids: number[]
  count: number
}

/**
 * Finds one page of the public products that pass, and how many there are on all pages. Unless a list is sorted otherwise, the newest come first.
 * What is not narrowed is found in an index alone, so a deep page stays cheap; its length is kept by the database.
 */
export async function pageOfList(db: Database, { narrowing, sort, paging, scope }: ListCriteria): Promise<ListPage> {
  const order = sort ? LIST_ORDERS[sort] : scope ? sql`place nulls last, created_at desc, id desc` : LIST_ORDERS.latest
  const given = sql`given as materialized (select ${givenOf(narrowing)},
    ${paging.size}::bigint as size, ${(paging.page - 1) * paging.size}::bigint as skipped)`
  const page = (from: RawBuilder<unknown>) => sql`to_json(array(
    select id from ${from} order by ${order} limit (select size from given) offset (select skipped from given))) as ids`
  const statement =
    isWhole(narrowing) && !scope
      ? sql<ListPage>`
        with ${given} select listed as count, ${page(sql`products where is_public`)} from catalogue_size`
      : sql<ListPage>`
        with ${given}, found as materialized (
          select products.id, ${scope ? sql`place,` : sql``} created_at, lowest_price_cents, average_rating, reviews_count
          from products ${scope ? sql`join (${scope}) as members on members.id = products.id` : sql``}
          where is_public and ${passes(narrowing, 'many')})
        select (select count(*) from found) as count, ${page(sql`found`)}`
  const [found] = await executePrepared(db, statement.compile(db))
  return found ?? { ids: [], count: 0 }
}
