import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { type RestorableStore, tableParts, type Versioned } from '../../core/admin-kit/resource/table-store.server.ts'
import type { SalePhase, SalesQuery } from './sales.contract.ts'

/** The columns of a sale that staff edit. */
export interface SaleColumns {
  name: string
  percent: number | null
  price_cents: number | null
  starts_at: Date
  ends_at: Date | null
  /** The ids of its products that are not deleted, in ascending order. */
  products: readonly number[]
}

/** A stored sale. */
export type SaleRow = SaleColumns & Versioned

/** A sale with the number of its products. */
export type ListedSale = Omit<SaleRow, 'products'> & { products: number }

const COLUMNS = ['id', 'name', 'percent', 'price_cents', 'starts_at', 'ends_at', 'version'] as const
const PRODUCTS_OF_SALE = sql`
  reduction_products join products on products.id = product_id
  where reduction_id = reductions.id and products.deleted_at is null`
const PRODUCTS = sql<number[]>`array(select product_id from ${PRODUCTS_OF_SALE} order by product_id)::float8[]`
const PRODUCT_COUNT = sql<number>`(select count(*) from ${PRODUCTS_OF_SALE})`

const sales = (db: Database) => db.selectFrom('reductions').select([...COLUMNS, PRODUCTS.as('products')])

async function setProducts(tx: Database, sale: number, products: readonly number[]): Promise<void> {
  await tx.deleteFrom('reduction_products').where('reduction_id', '=', sale).execute()
  await sql`insert into reduction_products (reduction_id, product_id)
    select ${sale}, unnest(${[...new Set(products)]}::bigint[])`.execute(tx)
}

/** Sales with their products. */
export const salesStore: RestorableStore<SaleColumns, SaleRow> = {
  ...tableParts('reductions', [{ table: 'reduction_products', key: 'reduction_id' }]),
  find: (db) => sales(db).orderBy('id').execute(),
  findForUpdate: async (tx, ids) => {
    const chosen = ids ? sql<boolean>`id = any(${[...ids]}::bigint[])` : sql<boolean>`true`
    await tx.selectFrom('reductions').select('id').where(chosen).orderBy('id').forUpdate().execute()
    // A second statement, which reads the products as they are after waiting for the locks.
    return sales(tx).where(chosen).orderBy('id').execute()
  },
  insert: async (tx, { products, ...columns }) => {
    const { id } = await tx.insertInto('reductions').values(columns).returning('id').executeTakeFirstOrThrow()
    await setProducts(tx, id, products)
    return id
  },
  update: async (tx, { id, version }, { products, ...columns }) => {
    const values = { ...columns, version: version + 1 }
    await tx.updateTable('reductions').set(values).where('id', '=', id).execute()
    await setProducts(tx, id, products)
  },
  remove: async (tx, { id }) => {
    await tx.deleteFrom('reductions').where('id', '=', id).execute()
  },
}

/** Finds a sale; undefined if it does not exist. */
export const findSale = (db: Database, id: number): Promise<SaleRow | undefined> =>
  sales(db).where('id', '=', id).executeTakeFirst()

/** Locks a sale until the end of the transaction; undefined if it does not exist. */
export const lockSale = async (tx: Database, id: number): Promise<SaleRow | undefined> =>
  (await salesStore.findForUpdate(tx, [id]))[0]

const PHASES: Record<SalePhase, (now: Date) => ReturnType<typeof sql<boolean>>> = {
  planned: (now) => sql`starts_at > ${now}`,
  running: (now) => sql`starts_at <= ${now} and (ends_at is null or ends_at > ${now})`,
  ended: (now) => sql`ends_at <= ${now}`,
}

/** Finds one page of sales, the latest start first by default, and the count of all pages. */
export async function pageOfSales(
  db: Database,
  { q = '', phase, sort = 'starts_at', descending = sort === 'starts_at' }: SalesQuery,
  { page, size, now }: Paging & { now: Date },
): Promise<{ results: ListedSale[]; count: number }> {
  const words = q.toLowerCase().split(/\s+/)
  const chosen = sql<boolean>`${phase ? PHASES[phase](now) : sql`true`} and ${sql.join(
    words.map((word) => sql`strpos(lower(name), ${word}) > 0`),
    sql` and `,
  )}`
  const direction = descending ? 'desc' : 'asc'
  const [results, { count }] = await Promise.all([
    db
      .selectFrom('reductions')
      .select([...COLUMNS, PRODUCT_COUNT.as('products')])
      .where(chosen)
      .orderBy(sort === 'name' ? sql`lower(name)` : sort, direction)
      .orderBy('id', direction)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    db
      .selectFrom('reductions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(chosen)
      .executeTakeFirstOrThrow(),
  ])
  return { results, count }
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
