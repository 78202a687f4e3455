import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { refuse } from '../../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { reprice } from '../pricing/reprice.server.ts'
import { changesOfReduction } from './reduction-rules.server.ts'
import { findReduction, isAnyDearer, lockReduction, setEnd, writeReduction } from './reductions-store.server.ts'
import { enqueueRepricing } from './reprice-job.server.ts'

/** Says why a price is none that reduces anything. */
export const NOTHING_DEARER = 'Nothing of this costs more: the price would do nothing.'
/** Says why a reduction of a file is not written. */
export const REDUCTION_CHANGED =
  'The reduction of this product was changed by someone else, or has ended. Export it again.'
/** Says why a reduction has an end that is none. */
export const END_BEFORE_BEGIN = 'The end must be after the beginning.'
export const END_IS_PAST = 'This is in the past.'

/** What staff say of a reduction of one product: one of percentage and price, and moments as ISO 8601 in UTC. */
export interface OwnReduction {
  percent: number | null
  price_cents: number | null
  /** Null: at once. */
  starts_at: string | null
  /** Null for one without an end. */
  ends_at: string | null
}

/** A reduction that a product has for itself alone, and that has not ended. */
export interface HeldReduction extends OwnReduction {
  id: number
  version: number
  starts_at: string
}

const inUtc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Returns a column for a query of `products`: the reductions that are for that product alone and have not ended by a moment, those first that begin
 * first. Those for several products belong to the screen of reductions.
 */
export const ownReductionsOf = (now: Date) => sql<HeldReduction[]>`(
  select coalesce(json_agg(json_build_object('id', reductions.id, 'version', reductions.version, 'percent', percent,
    'price_cents', reductions.price_cents, 'starts_at', ${inUtc('starts_at')}, 'ends_at', ${inUtc('ends_at')})
    order by reductions.starts_at, reductions.id), '[]')
  from reduction_products join reductions on reductions.id = reduction_id
  where product_id = products.id and (ends_at is null or ends_at > ${now}) and not exists (
    select from reduction_products as others join products as other on other.id = others.product_id
    where others.reduction_id = reductions.id and other.id <> products.id and other.deleted_at is null))`

/** What becomes of the reductions of a product, as long as they are still those that were looked at. */
export interface OwnReductionChange {
  product: number
  /** What staff call new ones. */
  title: string
  /** All that the product had when that was looked at. */
  seen: readonly { id: number; version: number }[]
  /** Of those that change: null as the id of a new one, and as what is wanted where it ends. */
  changes: readonly { id: number | null; wanted: OwnReduction | null }[]
}

/** Holds reductions that will change before their products are held, in the order in which the screen of reductions holds both. */
export async function lockOwnReductions(tx: Database, seen: readonly { id: number }[]): Promise<void> {
  for (const { id } of seen.toSorted((one, other) => one.id - other.id)) await lockReduction(tx, id)
}

/**
 * Writes what becomes of the reductions of held products, and sets their prices. In a transaction.
 * @throws Refusal where a reduction is not as it was seen, or makes no sense by now
 */
export async function writeOwnReductions(
  tx: Database,
  changes: readonly OwnReductionChange[],
  by: AuditActor,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ product }) => product)
  const { rows } = await sql<{ id: number; own: HeldReduction[] }>`
    select id, ${ownReductionsOf(by.now)} as own from products where id = any(${ids}::bigint[])`.execute(tx)
  const current = new Map(rows.map(({ id, own }) => [id, own]))
  const written = (all: readonly { id: number; version: number }[]) =>
    all.map(({ id, version }) => `${id}:${version}`).join()
  for (const { product, title, seen, changes: own } of changes) {
    if (written(seen) !== written(current.get(product) ?? [])) throw refuse(REDUCTION_CHANGED)
    for (const { id, wanted } of own) await writeOne(tx, { product, title, held: id ?? undefined, wanted }, by)
  }
  await reprice(tx, ids, by.now)
}

interface OneChange {
  product: number
  title: string
  /** The id of one that is there. */
  held: number | undefined
  wanted: OwnReduction | null
}

async function writeOne(tx: Database, { product, title, held, wanted }: OneChange, by: AuditActor): Promise<void> {
  const before = held === undefined ? undefined : await findReduction(tx, held)
  const id = wanted ? await write(tx, { product, title, wanted }, before, by.now) : held
  if (id === undefined) return
  if (!wanted) await setEnd(tx, id, by.now)
  const after = await findReduction(tx, id)
  await recordAudit(tx, { kind: 'reduction', id }, changesOfReduction(before, after), by)
  if (after) await enqueueRepricing(tx, [after.starts_at, after.ends_at], by.now)
}

async function write(
  tx: Database,
  { product, title, wanted }: Pick<OneChange, 'product' | 'title'> & { wanted: OwnReduction },
  before: Awaited<ReturnType<typeof findReduction>>,
  now: Date,
): Promise<number> {
  const { percent, price_cents } = wanted
  const begins = wanted.starts_at === null ? now : new Date(wanted.starts_at)
  const starts_at = before && before.starts_at <= now ? before.starts_at : new Date(Math.max(+begins, +now))
  const ends_at = wanted.ends_at === null ? null : new Date(wanted.ends_at)
  if (ends_at && ends_at <= starts_at) throw refuse(ends_at <= now ? END_IS_PAST : END_BEFORE_BEGIN)
  const isOtherPrice = price_cents !== null && price_cents !== before?.price_cents
  if (isOtherPrice && !(await isAnyDearer(tx, [product], price_cents))) throw refuse(NOTHING_DEARER)
  const name = before?.name ?? [...title].slice(0, MAX_NAME).join('').trim()
  return writeReduction(tx, before?.id, { name, percent, price_cents, starts_at, ends_at }, [product])
}

const MAX_NAME = 80
