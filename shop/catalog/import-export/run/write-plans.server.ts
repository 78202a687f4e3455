import type { Database } from '../../../../server/db/open.ts'
import { refuse } from '../../../../server/http/refusal.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import { setManualCollections } from '../../collections/editing/set-manual-collections.server.ts'
import { PRODUCT_TRANSLATIONS } from '../../products/read/translations/product-translations.server.ts'
import { CHANGED_MEANWHILE } from '../../products/write/product-rules.server.ts'
import { changeWithKeys, productWithKeys } from '../../products/write/product-write.server.ts'
import { lockProductsForUpdate, writeChanges, writeNewProducts } from '../../products/write/write-product.server.ts'
import {
  lockOwnSalePrices,
  type OwnSalePriceChange,
  writeOwnSalePrices,
} from '../../sale-prices/own-sale-prices.server.ts'
import type { SheetError } from '../file/sheet.server.ts'
import type { StoredFiles } from '../file/store-files.server.ts'
import { bundledIn, type Plan } from '../plan/plan.server.ts'
import { writePlannedTranslations } from '../plan/plan-translations.server.ts'
import { idsOfSlugs } from './export-rows.server.ts'
import { rememberHandles } from './imported-handles-store.server.ts'
import { noteDone, type WaitingProduct } from './imported-products-store.server.ts'

/** A product of an import with stored pictures. */
export interface ReadyProduct extends WaitingProduct {
  files: StoredFiles
  /** Notes from downloading its pictures. */
  notes: SheetError[]
}

type Of<Kind extends Plan['kind']> = ReadyProduct & { plan: Extract<Plan, { kind: Kind }> }
const isUpdate = (product: ReadyProduct): product is Of<'update'> => product.plan.kind === 'update'
const isNew = (product: ReadyProduct): product is Of<'create'> => product.plan.kind === 'create'

/**
 * Writes products of an import with stored pictures and records them as done. Call in a transaction.
 * @throws Refusal if a product differs from the dry run
 */
export async function writePlans(
  tx: Database,
  importId: number,
  products: readonly ReadyProduct[],
  by: AuditActor,
): Promise<void> {
  const changed = products.filter(isUpdate)
  await lockOwnSalePrices(
    tx,
    products.flatMap(({ plan }) => plan.reductions?.seen ?? []),
  )
  const held = await lockProductsForUpdate(
    tx,
    changed.map(({ plan }) => plan.id),
  )
  const bundled = await bundledNow(
    tx,
    products.map(({ plan }) => plan),
  )
  const changes = changed.map(({ plan, files }) => {
    const product = held.get(plan.id)
    if (!product) throw refuse('Not found.')
    if (product.version !== plan.version) throw refuse(CHANGED_MEANWHILE)
    return { held: product, change: { ...changeWithKeys(plan.change, files.keyOf), bundled: bundled(plan).ids } }
  })
  await writeChanges(tx, changes, by, { reason: 'imported' })

  // Inserted last, because inserting locks the stored product count for all other transactions.
  const added = products.filter(isNew)
  const wanted = added.map(({ plan, files }) => ({
    ...productWithKeys(plan.product, files.keyOf),
    bundled: bundled(plan).ids ?? [],
  }))
  const newIds = await writeNewProducts(tx, wanted, by, { reason: 'imported' })
  const ids = new Map(added.map(({ position }, index) => [position, newIds[index]]))
  const idOf = ({ plan, position }: ReadyProduct) => (plan.kind === 'update' ? plan.id : ids.get(position))
  const placed = products.flatMap((product) => {
    const [id, slugs] = [idOf(product), product.plan.collections]
    return id === undefined || slugs === undefined ? [] : [{ product: id, slugs }]
  })
  await setManualCollections(tx, placed, by)
  await rememberHandles(
    tx,
    products.flatMap((product) => {
      const [id, handle] = [idOf(product), product.plan.handle]
      return id === undefined || handle === undefined ? [] : [{ handle, product: id }]
    }),
  )
  const reduced = products.flatMap((product): OwnSalePriceChange[] => {
    const { plan } = product
    const id = idOf(product)
    if (id === undefined || !plan.reductions) return []
    const title = plan.kind === 'create' ? plan.product.title : (plan.change.title ?? held.get(id)?.title ?? '')
    return [{ product: id, title, ...plan.reductions }]
  })
  await writeOwnSalePrices(tx, reduced, by)
  for (const product of products) {
    const [id, { translations = [] }] = [idOf(product), product.plan]
    if (id !== undefined) await writePlannedTranslations(tx, PRODUCT_TRANSLATIONS, { id, translations }, by)
  }
  const done = products.map(({ position, plan, notes }) => ({
    ...{ position, notes },
    product_id: plan.kind === 'update' ? plan.id : ids.get(position),
    bundle_waits: bundled(plan).missing !== undefined,
  }))
  await noteDone(tx, importId, done)
}

interface Bundled {
  /** Undefined if the file has no bundle. */
  ids: number[] | undefined
  /** An unknown slug; the file may create the product later. */
  missing: string | undefined
}

/** Returns a function for the bundled products of a plan that exist already. */
export async function bundledNow(db: Database, plans: readonly Plan[]): Promise<(plan: Plan) => Bundled> {
  const slugs = [...new Set(plans.flatMap((plan) => bundledIn(plan) ?? []))]
  const known = slugs.length === 0 ? new Map<string, number>() : await idsOfSlugs(db, slugs)
  const idOf = (slug: string) => known.get(slug.toLowerCase())
  return (plan) => ({
    ids: bundledIn(plan)?.flatMap((slug) => idOf(slug) ?? []),
    missing: bundledIn(plan)?.find((slug) => idOf(slug) === undefined),
  })
}
