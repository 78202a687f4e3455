import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../server/db/open.ts'
import type { Paging } from '../../../server/http/paging.ts'

/** A reduction as staff wrote it. */
export type ReductionRow = NonNullable<Awaited<ReturnType<typeof findReduction>>>

/** The columns of a reduction that staff write. */
export interface ReductionColumns {
  name: string
  percent: number | null
  price_cents: number | null
  starts_at: Date
  ends_at: Date | null
}

/** Finds a reduction with the ids of its products, in their order; undefined when there is none. */
export function findReduction(db: Database, id: number) {
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

/** Locks a reduction, which nobody else can change until the transaction ends; likewise. */
export async function lockReduction(tx: Database, id: number): Promise<ReductionRow | undefined> {
  await tx.selectFrom('reductions').select('id').where('id', '=', id).forUpdate().execute()
  return findReduction(tx, id)
}

/** Finds one page of the reductions, those that began or begin last first, and how many there are. */
export async function pageOfReductions(db: Database, { page, size }: Paging) {
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

/** Stores a new reduction, or what becomes of one that is held. @returns its id */
export async function writeReduction(
  tx: Database,
  id: number | undefined,
  columns: ReductionColumns,
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

/** Ends a reduction that is held; one that has not begun never will. */
export async function setEnd(tx: Database, id: number, now: Date): Promise<void> {
  await sql`
    update reductions set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz - interval '1 ms'), version = version + 1
    where id = ${id}`.execute(tx)
}

export async function removeReduction(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('reductions').where('id', '=', id).execute()
}

/** Returns those of the ids that belong to products which are there. */
export async function livingProducts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Tells whether a variant of these products costs more than a price while nothing is reduced. */
export async function isAnyDearer(db: Database, ids: readonly number[], cents: number): Promise<boolean> {
  const { rows } = await sql`
    select from variants join products on products.id = product_id
    where product_id = any(${ids}::bigint[]) and variants.deleted_at is null and coalesce(variants.price_cents, products.price_cents) > ${cents}
    limit 1`.execute(db)
  return rows.length > 0
}

/** Returns the products whose prices a reduction makes, or has made until now. */
export async function reducedProducts(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from variants where reduced_cents is not null
    union
    select product_id from reduction_products join reductions on reductions.id = reduction_id
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
