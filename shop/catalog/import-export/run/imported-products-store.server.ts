import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import type { ImportedProduct, ImportFilter } from '../catalogue-csv.contract.ts'
import { errorAt, type SheetError } from '../file/sheet.server.ts'
import type { WrongProduct } from '../file/wrong-lines.server.ts'
import type { Plan, Planned } from '../plan/plan.server.ts'

/** A product of a file with its plan. */
export type PlacedPlan = Planned & { position: number; line: number; slug: string }

/** Stores the plans of some products of an import. */
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
        errors: JSON.stringify('errors' in planned ? planned.errors : []),
        notes: JSON.stringify(planned.notes.map((note) => errorAt(note, note.reason))),
        plan: 'plan' in planned ? JSON.stringify(planned.plan) : null,
      })),
    )
    .execute()
}

/** Adds notes to a product of an import. */
export async function addNotes(
  db: Database,
  importId: number,
  position: number,
  notes: readonly SheetError[],
): Promise<void> {
  await sql`update catalogue_import_products set notes = notes || ${JSON.stringify(notes)}::jsonb
    where import_id = ${importId} and position = ${position}`.execute(db)
}

/** Removes the plans of an import before its file is read again. */
export async function removePlans(tx: Database, importId: number): Promise<void> {
  await tx.deleteFrom('catalogue_import_products').where('import_id', '=', importId).execute()
}

/** Marks a product as invalid after the whole file is known. */
export async function markInvalid(db: Database, importId: number, position: number, error: SheetError): Promise<void> {
  await db
    .updateTable('catalogue_import_products')
    .set({ action: 'invalid', changed: '[]', plan: null, errors: JSON.stringify([error]) })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute()
}

/** A product to write: its position and line in the file, and its plan. */
export interface WaitingProduct {
  position: number
  line: number
  slug: string
  plan: Plan
}

/** Finds the next products that the import has not tried yet. */
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

/** Records products as written, in the transaction that writes them. */
export async function noteDone(
  tx: Database,
  importId: number,
  products: readonly {
    position: number
    product_id: number | null | undefined
    bundle_waits: boolean
    notes?: readonly SheetError[]
  }[],
): Promise<void> {
  await sql`
    update catalogue_import_products set outcome = 'done', product_id = done.product_id, bundle_waits = done.bundle_waits,
      notes = catalogue_import_products.notes || done.notes::jsonb
    from unnest(${products.map(({ position }) => position)}::integer[],
      ${products.map(({ product_id }) => product_id ?? null)}::bigint[],
      ${products.map(({ bundle_waits }) => bundle_waits)}::boolean[],
      ${products.map(({ notes = [] }) => JSON.stringify(notes))}::text[]) as done (position, product_id, bundle_waits, notes)
    where import_id = ${importId} and catalogue_import_products.position = done.position`.execute(tx)
}

/** Records why a product was refused; it is not retried. */
export async function noteFailed(
  db: Database,
  importId: number,
  position: number,
  errors: readonly SheetError[],
): Promise<void> {
  await db
    .updateTable('catalogue_import_products')
    .set({ outcome: 'failed', bundle_waits: false, errors: JSON.stringify(errors) })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute()
}

/** Finds products that were written before their bundled products. */
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

/** Returns the written products with possibly changed recommendations. */
export async function writtenProducts(db: Database, importId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select product_id from catalogue_import_products
    where import_id = ${importId} and outcome = 'done'
      and jsonb_path_exists(changed, '$[*].field ? (@ == "product" || @ == "title" || @ == "description" || @ == "bundled")')
    order by position`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Finds the invalid and failed products of an import, in file order. */
export async function* wrongProducts(db: Database, importId: number): AsyncGenerator<WrongProduct> {
  let last = -1
  for (;;) {
    const found = await db
      .selectFrom('catalogue_import_products')
      .select(['position', sql<SheetError[]>`errors`.as('errors')])
      .where('import_id', '=', importId)
      .where(({ or, eb }) => or([eb('action', '=', 'invalid'), eb('outcome', '=', 'failed')]))
      .where('position', '>', last)
      .orderBy('position')
      .limit(WRONG_AT_ONCE)
      .execute()
    yield* found
    const [end] = found.slice(-1)
    if (!end) return
    last = end.position
  }
}

const WRONG_AT_ONCE = 200

type Products = ExpressionBuilder<Schema, 'catalogue_import_products'>

function hasKind(products: Products, only: ImportFilter) {
  if (only === 'noted') return sql<boolean>`notes <> '[]'`
  return only === 'failed' ? products('outcome', '=', only) : products('action', '=', only)
}

const ofImport = (id: number, only: ImportFilter | undefined) => (products: Products) =>
  products.and([products('import_id', '=', id), ...(only === undefined ? [] : [hasKind(products, only)])])

/** Finds one page of an import's products in file order, and the total count. */
export async function pageOfImported(
  db: Database,
  id: number,
  only: ImportFilter | undefined,
  { page, size }: Paging,
): Promise<{ count: number; results: ImportedProduct[] }> {
  const rows = await db
    .selectFrom('catalogue_import_products')
    .select(['line', 'slug', 'title', 'action', 'outcome'])
    .select([sql<ImportedProduct['changed']>`changed`.as('changed'), sql<SheetError[]>`errors`.as('errors')])
    .select(sql<SheetError[]>`notes`.as('notes'))
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
