import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { refuse } from '../../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { entriesOf } from '../../core/admin-kit/resource/changes-of.server.ts'
import { reprice } from '../pricing/reprice.server.ts'
import { enqueueRepricing } from './reprice-job.server.ts'
import { endedSale, saleAudit } from './sale-rules.server.ts'
import { findSale, hasHigherPrice, type SaleColumns, type SaleRow, salesStore } from './sales-store.server.ts'

/** The error for a price that reduces nothing. */
export const NO_HIGHER_PRICE = 'No current price is higher, so this sale price would have no effect.'
/** The error for a sale price that changed since the export. */
export const SALE_PRICE_CHANGED =
  'The sale price of this product was changed by someone else, or has ended. Export it again.'
/** The errors for an invalid end date. */
export const END_BEFORE_START = 'The end must be after the start.'
export const END_IS_PAST = 'This is in the past.'

/** The editable sale price of a single product: either a percentage or a price, and dates in ISO 8601 UTC. */
export interface OwnSalePrice {
  percent: number | null
  price_cents: number | null
  /** Null for immediately. */
  starts_at: string | null
  /** Null for a sale without an end. */
  ends_at: string | null
}

/** A stored sale price of a single product that has not ended. */
export interface StoredSalePrice extends OwnSalePrice {
  id: number
  version: number
  starts_at: string
}

const inUtc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Returns a column for queries of `products`: the sale prices for that product only that have not ended, by start
 * date. Sales with several products are edited on their own screen.
 */
export const ownSalePricesOf = (now: Date) => sql<StoredSalePrice[]>`(
  select coalesce(json_agg(json_build_object('id', reductions.id, 'version', reductions.version, 'percent', percent,
    'price_cents', reductions.price_cents, 'starts_at', ${inUtc('starts_at')}, 'ends_at', ${inUtc('ends_at')})
    order by reductions.starts_at, reductions.id), '[]')
  from reduction_products join reductions on reductions.id = reduction_id
  where product_id = products.id and (ends_at is null or ends_at > ${now}) and not exists (
    select from reduction_products as others join products as other on other.id = others.product_id
    where others.reduction_id = reductions.id and other.id <> products.id and other.deleted_at is null))`

/** Changes of a product's own sale prices, valid if they are unchanged since they were read. */
export interface OwnSalePriceChange {
  product: number
  /** The name of new sale prices. */
  title: string
  /** All own sale prices when they were read. */
  seen: readonly { id: number; version: number }[]
  /** The changes: a null id adds a sale price, a null target ends it. */
  changes: readonly { id: number | null; wanted: OwnSalePrice | null }[]
}

/** Locks sale prices before their products, in the same order as the sales screen. */
export async function lockOwnSalePrices(tx: Database, seen: readonly { id: number }[]): Promise<void> {
  if (seen.length > 0)
    await salesStore.findForUpdate(
      tx,
      seen.map(({ id }) => id),
    )
}

/**
 * Writes sale price changes of locked products and recomputes their prices. Call in a transaction.
 * @throws Refusal if a sale price changed since it was read, or has become invalid
 */
export async function writeOwnSalePrices(
  tx: Database,
  changes: readonly OwnSalePriceChange[],
  by: AuditActor,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ product }) => product)
  const { rows } = await sql<{ id: number; own: StoredSalePrice[] }>`
    select id, ${ownSalePricesOf(by.now)} as own from products where id = any(${ids}::bigint[])`.execute(tx)
  const current = new Map(rows.map(({ id, own }) => [id, own]))
  const written = (all: readonly { id: number; version: number }[]) =>
    all.map(({ id, version }) => `${id}:${version}`).join()
  for (const { product, title, seen, changes: own } of changes) {
    if (written(seen) !== written(current.get(product) ?? [])) throw refuse(SALE_PRICE_CHANGED)
    for (const { id, wanted } of own) await writeOne(tx, { product, title, held: id ?? undefined, wanted }, by)
  }
  await reprice(tx, ids, by.now)
}

interface OneChange {
  product: number
  title: string
  /** The id of an existing sale price. */
  held: number | undefined
  wanted: OwnSalePrice | null
}

async function writeOne(tx: Database, { product, title, held, wanted }: OneChange, by: AuditActor): Promise<void> {
  const before = held === undefined ? undefined : await findSale(tx, held)
  const after = wanted
    ? await columnsOf(tx, { product, title, wanted }, before, by.now)
    : before && endedSale(before, by.now)
  if (!after) return
  const id = before?.id ?? (await salesStore.insert(tx, after, by.now))
  if (before) await salesStore.update(tx, before, after, by.now)
  await recordAudit(tx, { kind: 'reduction', id }, entriesOf(saleAudit, { id, before, after }), by)
  await enqueueRepricing(tx, [after.starts_at, after.ends_at], by.now)
}

async function columnsOf(
  tx: Database,
  { product, title, wanted }: Pick<OneChange, 'product' | 'title'> & { wanted: OwnSalePrice },
  before: SaleRow | undefined,
  now: Date,
): Promise<SaleColumns> {
  const { percent, price_cents } = wanted
  const begins = wanted.starts_at === null ? now : new Date(wanted.starts_at)
  const starts_at = before && before.starts_at <= now ? before.starts_at : new Date(Math.max(+begins, +now))
  const ends_at = wanted.ends_at === null ? null : new Date(wanted.ends_at)
  if (ends_at && ends_at <= starts_at) throw refuse(ends_at <= now ? END_IS_PAST : END_BEFORE_START)
  const isOtherPrice = price_cents !== null && price_cents !== before?.price_cents
  if (isOtherPrice && !(await hasHigherPrice(tx, [product], price_cents))) throw refuse(NO_HIGHER_PRICE)
  const name = before?.name ?? [...title].slice(0, MAX_NAME).join('').trim()
  return { name, percent, price_cents, starts_at, ends_at, products: [product] }
}

const MAX_NAME = 80
