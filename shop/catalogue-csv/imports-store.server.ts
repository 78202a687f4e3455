import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { Schema } from '../../server/db/schema.ts'
import type { Paging } from '../../server/paging.ts'
import type { CatalogueImport, ImportedProduct, ImportFilter } from './catalogue-csv.contract.ts'
import type { Plan, Planned } from './plan.server.ts'
import type { Fault } from './sheet.server.ts'

/** A process that works on an import says so this often. */
export const BEAT_MS = 5_000
const isDead = sql<boolean>`state in ('reading', 'running') and coalesce(beat_at < now() - interval '20 seconds', true)`

export async function insertImport(db: Database, fileName: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('catalogue_imports')
    .values({ file_name: fileName, made_at: now, beat_at: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Says that somebody works on an import; null: nobody does any more. */
export async function beat(db: Database, id: number, isAlive: boolean): Promise<void> {
  await sql`update catalogue_imports set beat_at = ${isAlive ? sql`now()` : null} where id = ${id}`.execute(db)
}

type Change = Partial<{ state: 'ready' | 'done'; percent_read: number }>

export async function updateImport(db: Database, id: number, change: Change): Promise<void> {
  await db.updateTable('catalogue_imports').set(change).where('id', '=', id).execute()
}

export async function refuseImport(db: Database, id: number, line: number, reason: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ state: 'refused', refused_line: line, refused_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Takes an import that is ready, or whose process died while it ran. @returns false when another has it */
export async function claimImport(db: Database, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update catalogue_imports set state = 'running', beat_at = now()
    where id = ${id} and (state = 'ready' or (state = 'running' and ${isDead}))`.execute(db)
  return numAffectedRows === 1n
}

export async function findImports(db: Database, which: { id: number } | Paging): Promise<CatalogueImport[]> {
  const chosen =
    'id' in which
      ? sql`where id = ${which.id}`
      : sql`order by id desc limit ${which.size} offset ${(which.page - 1) * which.size}`
  const { rows } = await sql<ImportRow>`
    select chosen.*, ${isDead} as dead, counted.*
    from (select * from catalogue_imports ${chosen}) as chosen, lateral (
      select count(*) filter (where action = 'create') as create, count(*) filter (where action = 'update') as update,
        count(*) filter (where action = 'unchanged') as unchanged, count(*) filter (where action = 'faulty') as faulty,
        count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'failed') as failed
      from catalogue_import_products where import_id = chosen.id) as counted
    order by chosen.id desc`.execute(db)
  return rows.map(onWire)
}

interface ImportRow extends Record<'create' | 'update' | 'unchanged' | 'faulty' | 'done' | 'failed', number> {
  id: number
  file_name: string
  state: CatalogueImport['state']
  percent_read: number
  refused_line: number | null
  refused_reason: string | null
  made_at: Date
  dead: boolean
}

function onWire(row: ImportRow): CatalogueImport {
  const { create, update, unchanged, faulty, done, failed } = row
  const isRun = row.state === 'running' || row.state === 'done'
  return {
    id: row.id,
    file: row.file_name,
    state: row.state,
    interrupted: row.dead,
    percent: isRun ? Math.floor((100 * (done + failed)) / Math.max(1, create + update)) : row.percent_read,
    refusal: row.refused_reason === null ? null : { line: row.refused_line ?? 1, reason: row.refused_reason },
    counts: { create, update, unchanged, faulty, done, failed },
    time_created: row.made_at.toISOString(),
  }
}

export async function countImports(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets imports from before a moment. @returns their ids */
export async function deleteImportsBefore(db: Database, before: Date): Promise<number[]> {
  const rows = await db.deleteFrom('catalogue_imports').where('made_at', '<', before).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** A product of a file with what becomes of it. */
export type PlacedPlan = Planned & { position: number; line: number; slug: string }

export async function insertPlans(db: Database, importId: number, plans: readonly PlacedPlan[]): Promise<void> {
  await db
    .insertInto('catalogue_import_products')
    .values(
      plans.map((planned) => ({
        import_id: importId,
        position: planned.position,
        line: planned.line,
        slug: planned.slug,
        title: planned.title,
        action: planned.action,
        changed: JSON.stringify('changed' in planned ? planned.changed : []),
        faults: JSON.stringify('faults' in planned ? planned.faults : []),
        plan: 'plan' in planned ? JSON.stringify(planned.plan) : null,
      })),
    )
    .execute()
}

/** Something turned out to be wrong with a product only when the whole file was known. */
export async function markFaulty(db: Database, importId: number, position: number, fault: Fault): Promise<void> {
  await db
    .updateTable('catalogue_import_products')
    .set({ action: 'faulty', changed: '[]', plan: null, faults: JSON.stringify([fault]) })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute()
}

export interface WaitingProduct {
  position: number
  line: number
  slug: string
  plan: Plan
}

/** The next products that an import has not tried yet. */
export function waitingProducts(db: Database, importId: number, count: number): Promise<WaitingProduct[]> {
  return db
    .selectFrom('catalogue_import_products')
    .select(['position', 'line', 'slug', sql<Plan>`plan`.as('plan')])
    .where('import_id', '=', importId)
    .where('plan', 'is not', null)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(count)
    .execute()
}

/** Notes products as written, in the transaction that writes them. */
export async function noteDone(
  tx: Database,
  importId: number,
  products: readonly { position: number; product_id: number | null | undefined; bundle_waits: boolean }[],
): Promise<void> {
  await sql`
    update catalogue_import_products set outcome = 'done', product_id = done.product_id, bundle_waits = done.bundle_waits
    from unnest(${products.map(({ position }) => position)}::integer[],
      ${products.map(({ product_id }) => product_id ?? null)}::bigint[],
      ${products.map(({ bundle_waits }) => bundle_waits)}::boolean[]) as done (position, product_id, bundle_waits)
    where import_id = ${importId} and catalogue_import_products.position = done.position`.execute(tx)
}

export async function noteFailed(
  db: Database,
  importId: number,
  position: number,
  faults: readonly Fault[],
): Promise<void> {
  await db
    .updateTable('catalogue_import_products')
    .set({ outcome: 'failed', bundle_waits: false, faults: JSON.stringify(faults) })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute()
}

/** Products that went in before what is bundled with them. */
export async function waitingForBundles(db: Database, importId: number, count: number) {
  return db
    .selectFrom('catalogue_import_products')
    .select(['position', 'line', 'product_id', sql<Plan>`plan`.as('plan')])
    .where('import_id', '=', importId)
    .where('bundle_waits', '=', true)
    .orderBy('position')
    .limit(count)
    .execute()
}

/** The products that an import has written, as far as others may now be like them or be bought with them. */
export async function writtenProducts(db: Database, importId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select product_id from catalogue_import_products
    where import_id = ${importId} and outcome = 'done'
      and jsonb_path_exists(changed, '$[*].field ? (@ == "product" || @ == "title" || @ == "description" || @ == "bundled")')
    order by position`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

type Products = ExpressionBuilder<Schema, 'catalogue_import_products'>

const ofImport = (id: number, only: ImportFilter | undefined) => (products: Products) =>
  products.and([
    products('import_id', '=', id),
    ...(only === undefined ? [] : [only === 'failed' ? products('outcome', '=', only) : products('action', '=', only)]),
  ])

export async function pageOfImported(
  db: Database,
  id: number,
  only: ImportFilter | undefined,
  { page, size }: Paging,
): Promise<{ count: number; results: ImportedProduct[] }> {
  const rows = await db
    .selectFrom('catalogue_import_products')
    .select(['line', 'slug', 'title', 'action', 'outcome'])
    .select([sql<ImportedProduct['changed']>`changed`.as('changed'), sql<Fault[]>`faults`.as('faults')])
    .where(ofImport(id, only))
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await db
    .selectFrom('catalogue_import_products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofImport(id, only))
    .executeTakeFirstOrThrow()
  return { count, results: rows }
}
