import { sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import { statusesThat } from '../../../../core/order-states/statuses-in-sql.server.ts'
import { MAX_RECOMMENDED_PRODUCTS } from '../catalogue.contract.ts'

/** Batch size that keeps each statement well below the statement timeout. */
const AT_ONCE = 50

/**
 * Recomputes recommendations: bundled products first, then products often bought together (cancelled orders excluded),
 * then products with similar words. Stored in the database.
 * @param tx a transaction, so that no partial result is visible
 * @param ids the products to recompute; all public products if undefined
 */
export async function refreshRecommendations(tx: Database, ids?: readonly number[]): Promise<void> {
  const which = ids ? sql`product_id = any(${ids}::bigint[])` : sql`true`
  await sql`delete from product_recommendations where ${which}`.execute(tx)
  const titles = await titleWords(tx, ids)
  for (let from = 0; from < titles.length; from += AT_ONCE) await recommend(tx, titles.slice(from, from + AT_ONCE))
}

interface TitleWords {
  id: number
  /** A tsquery that matches any of the words; null if there are none. */
  words: string | null
}

async function titleWords(tx: Database, ids: readonly number[] | undefined): Promise<TitleWords[]> {
  const which = ids ? sql`id = any(${ids}::bigint[])` : sql`true`
  const { rows } = await sql<TitleWords>`
    select id, (select string_agg(quote_literal(lexeme), ' | ') from unnest(headline) where 'A' = any(weights)) as words
    from products where is_public and ${which} order by id`.execute(tx)
  return rows
}

async function recommend(tx: Database, titles: readonly TitleWords[]): Promise<void> {
  await sql`
    with like_it as materialized (${sql.join(titles.map(similarTitles), sql` union all `)})
    insert into product_recommendations (product_id, recommended_product_id, position)
    select product.id, found.id, found.place
    from unnest(${titles.map(({ id }) => id)}::bigint[]) as product (id)
    cross join lateral (
      select id, row_number() over (order by max(worth) desc, id) - 1 as place
      from (
        select bundled_product_id as id, 2000 - position as worth from product_bundles where product_id = product.id
        union all
        select product_id, 1000 from product_bundles where bundled_product_id = product.id
        union all
        select other.product_id, 100 + count(*)
        from order_lines as own join order_lines as other using (order_id) join orders on orders.id = order_id
        where own.product_id = product.id and not is_test and orders.status not in ${statusesThat('isVoid')}
        group by other.product_id
        union all
        select like_it.id, rank from like_it where like_it.product_id = product.id
      ) as candidates
      join products using (id)
      where id <> product.id and is_public
      group by id
      order by place
      limit ${MAX_RECOMMENDED_PRODUCTS}
    ) as found`.execute(tx)
}

/**
 * The words are literals in the statement, because the planner does not use the search index for words from a joined
 * row.
 */
function similarTitles({ id, words }: TitleWords) {
  return sql`(
    select ${id}::bigint as product_id, id, ts_rank(headline, ${words}::tsquery) as rank
    from products
    where search_document(title, variant_names, description, facts, collection_keys) @@ ${words}::tsquery and is_public
    order by rank desc
    limit ${MAX_RECOMMENDED_PRODUCTS + 1})`
}

/** The maximum number of related products that are recomputed; the others follow when they change. */
const MAX_NEIGHBOURS = 50

/**
 * Recomputes the recommendations of changed products and of products related to them.
 * @returns the ids of the related products
 */
export async function refreshRelatedRecommendations(db: Database, ids: readonly number[]): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    // Two concurrent runs would update the same rows in different order and deadlock.
    await sql`select pg_advisory_xact_lock(hashtextextended('recommendations', 0))`.execute(tx)
    await refreshRecommendations(tx, ids)
    const { rows } = await sql<{ id: number }>`
      select recommended_product_id as id from product_recommendations where product_id = any(${ids}::bigint[])
      union
      (select product_id from product_recommendations where recommended_product_id = any(${ids}::bigint[])
        order by position, product_id limit ${MAX_NEIGHBOURS})`.execute(tx)
    const others = rows.map(({ id }) => id)
    await refreshRecommendations(tx, others)
    return others
  })
}
