import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import type { Paging } from '../../../server/http/paging.ts'

/** A stored sale. */
export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>

/** The columns of a sale that staff edit. */
export interface SaleColumns {
  name: string
  percent: number | null
  price_cents: number | null
  starts_at: Date
  ends_at: Date | null
}

/** Finds a sale with its product ids in order; undefined if it does not exist. */
export function findSale(db: Database, id: number) {
  return db
    .selectFrom('reductions')
    .selectAll('reductions')
    .select((reductions) =>
      jsonArrayFrom(
        reductions
          .selectFrom('reduction_products')
          .innerJoin('products', 'products.id', 'product_id')
          .select('product_id')
          .whereRef('reduction_id', '=', 'reductions.id')
          .where('deleted_at', 'is', null)
          .orderBy('product_id'),
      ).as('products'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a sale until the end of the transaction; undefined if it does not exist. */
export async function lockSale(tx: Database, id: number): Promise<SaleRow | undefined> {
  await tx.selectFrom('reductions').select('id').where('id', '=', id).forUpdate().execute()
  return findSale(tx, id)
}

/** Finds one page of sales, the latest start first, and the total count. */
export async function pageOfSales(db: Database, { page, size }: Paging) {
  const results = await db
    .selectFrom('reductions')
    .selectAll('reductions')
    .select((reductions) =>
      reductions
        .selectFrom('reduction_products')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reduction_id', '=', 'reductions.id')
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await db
    .selectFrom('reductions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { results, count }
}

/** Stores a new or locked sale. @returns its id */
export async function writeSale(
  tx: Database,
  id: number | undefined,
  columns: SaleColumns,
  products: readonly number[],
): Promise<number> {
  const written =
    id === undefined
      ? await tx.insertInto('reductions').values(columns).returning('id').executeTakeFirstOrThrow()
      : await tx
          .updateTable('reductions')
          .set((reductions) => ({ ...columns, version: reductions('version', '+', 1) }))
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow()
  await tx.deleteFrom('reduction_products').where('reduction_id', '=', written.id).execute()
  await sql`insert into reduction_products (reduction_id, product_id)
    select ${written.id}, unnest(${[...new Set(products)]}::bigint[])`.execute(tx)
  return written.id
}

/** Ends a locked sale. A planned one never starts. */
export async function endSaleNow(tx: Database, id: number, now: Date): Promise<void> {
  await sql`
    update reductions set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz - interval '1 ms'), version = version + 1
    where id = ${id}`.execute(tx)
}

export async function removeSale(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('reductions').where('id', '=', id).execute()
}

/** Returns the ids of existing products. */
export async function existingProducts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns whether a variant of these products costs more than a price in cents, without sales. */
export async function hasHigherPrice(db: Database, ids: readonly number[], cents: number): Promise<boolean> {
  const { rows } = await sql`
    select from variants join products on products.id = product_id
    where product_id = any(${ids}::bigint[]) and variants.deleted_at is null and coalesce(variants.price_cents, products.price_cents) > ${cents}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Returns the products with a sale price, or with a sale that has started or ended since. */
export async function productsOnSale(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from variants where reduced_cents is not null
    union
    select product_id from reduction_products join reductions on reductions.id = reduction_id
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
