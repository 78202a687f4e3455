import type { Database } from '../../../../server/db/open.ts'
import { translationLanguages } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { findCollectionsNamed, idsOfCollections } from '../../collections/editing/tree-store.server.ts'
import { invalidPk } from '../../products/fields/product-body.contract.ts'
import { PRODUCT_TRANSLATIONS } from '../../products/read/translations/product-translations.server.ts'
import { OmittedValues } from '../file/omitted-values.server.ts'
import { UnreadableFile } from '../file/read-rows.server.ts'
import { openSheet, type ReadProduct } from '../file/read-sheet.server.ts'
import { type Cell, errorAt } from '../file/sheet.server.ts'
import type { ZipPictures } from '../file/zip-pictures.server.ts'
import { insertPictures, MAX_PICTURES } from '../pictures/import-pictures-store.server.ts'
import { currentProductSlugs, type ExportRow, idsOfSlugs, productsBySlug } from '../run/export-rows.server.ts'
import { addNotes, insertPlans, markInvalid, type PlacedPlan } from '../run/imported-products-store.server.ts'
import { refuseImport, storeReadingNotes, updateImport } from '../run/imports-store.server.ts'
import { PictureFinder } from './found-pictures.server.ts'
import { MadeSlugs } from './made-slugs.server.ts'
import { collectionsNamed } from './match-category-paths.server.ts'
import { MissingCollections } from './missing-collections.server.ts'
import { ManufacturerCounter } from './missing-manufacturer-details.server.ts'
import { bundledIn, downloadsOf } from './plan.server.ts'
import { type Known, planProduct } from './plan-product.server.ts'
import { findColumnTranslations } from './plan-translations.server.ts'
import { SharedFiles } from './shared-files.server.ts'
import { SkuRegister } from './sku-register.server.ts'

/** Batch size of lookups. */
const AT_ONCE = 50

interface Sent {
  importId: number
  /** The path of the CSV file. */
  path: string
  zip: ZipPictures | undefined
}

/**
 * Plans the changes of a file and stores the plan of each product. Products are not changed.
 * @returns false if the file could not be read
 */
export async function dryRun(services: Services, sent: Sent, stop: AbortSignal): Promise<boolean> {
  const { db, config, clock, downloads, extensions } = services
  const { importId, path, zip } = sent
  const languages = translationLanguages(services)
  const finder = new PictureFinder(db, config.dataDir, zip, downloads ?? {})
  const bundles = new Bundles()
  const skus = new SkuRegister()
  const slugs = new MadeSlugs()
  const missing = new MissingCollections()
  const leftOut = new OmittedValues()
  const makers = new ManufacturerCounter()
  const shared = new SharedFiles()
  let position = 0
  try {
    const { products, encoding, untaken } = await openSheet(path, extensions)
    for await (const readBatch of inBatches(products)) {
      stop.throwIfAborted()
      const now = clock()
      const batch = await slugs.settle(db, readBatch)
      const sheets = batch.map(({ product }) => product)
      const slugsOfBatch = sheets.map(({ slug }) => slug.text)
      const current = await productsBySlug(db, slugsOfBatch, now)
      const moved = await currentProductSlugs(db, slugsOfBatch)
      const find = await finder.findAll(sheets)
      const ownerOfSku = await skus.readFor(db, sheets)
      const named = sheets.flatMap((sheet) => sheet.collections?.map(({ text }) => text.trim()) ?? [])
      const collections = await idsOfCollections(db, named)
      const paths = sheets.flatMap(({ categoryPaths = [] }) => categoryPaths)
      const titled = await findCollectionsNamed(
        db,
        paths.flatMap(({ names }) => names.at(-1) ?? []),
      )
      for (const { categoryPaths = [] } of sheets) missing.count(collectionsNamed(categoryPaths, titled).missing)
      const ids = [...current.values()].map(({ id }) => id)
      const translations = await findColumnTranslations(db, PRODUCT_TRANSLATIONS, ids)
      const ofShop = { collections, named: titled, moved, translations, languages }
      const known = { find, hasFiles: zip !== undefined, ownerOfSku, ...ofShop, now }
      const plans = batch.map((read) => {
        const plan = placedPlan(read, current, known, position++)
        if (plan.action !== 'invalid') skus.keep(read.product)
        makers.count(plan, current.get(read.product.slug.text.toLowerCase()))
        return plan
      })
      for (const { notes } of plans) leftOut.count(notes)
      for (const [index, plan] of plans.entries()) bundles.note(plan, sheets[index]?.bundled?.[0])
      await notePictures(db, importId, plans)
      shared.count(plans)
      await insertPlans(db, importId, plans)
      await updateImport(db, importId, { percent_read: Math.floor(99 * (batch.at(-1)?.read ?? 1)) })
    }
    await storeReadingNotes(db, importId, {
      ...{ encoding, untaken, leftOut: leftOut.all, missing: missing.all },
      unreachable: await makers.unreachable(db),
    })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await refuseImport(db, importId, error.line, error.message)
    return false
  } finally {
    await finder.clear()
  }
  const existingIds = await idsOfSlugs(db, bundles.slugs())
  for (const { position, cell, slug } of bundles.invalid(existingIds))
    await markInvalid(db, importId, position, errorAt(cell, invalidPk(slug)))
  for (const { position, notes } of shared.notes()) await addNotes(db, importId, position, notes)
  await updateImport(db, importId, { state: 'ready', percent_read: 100 })
  return true
}

function placedPlan(
  { product, names }: ReadProduct,
  current: ReadonlyMap<string, ExportRow>,
  known: Known,
  position: number,
): PlacedPlan {
  const { slug } = product
  const planned = planProduct(product, names, current.get(slug.text.toLowerCase()), known)
  return { ...planned, position, line: slug.line, slug: slug.text.slice(0, MAX_SHOWN) }
}

/** Records the pictures to download, and notes those above the limit at their rows. */
async function notePictures(db: Database, importId: number, plans: readonly PlacedPlan[]): Promise<void> {
  const named = plans.flatMap((placed) =>
    'plan' in placed ? downloadsOf(placed.plan).map((at) => ({ placed, at })) : [],
  )
  const overLimit = await insertPictures(
    db,
    importId,
    named.map(({ at }) => at.url),
  )
  for (const { placed, at } of named) if (overLimit.has(at.url)) placed.notes.push(errorAt(at, TOO_MANY_PICTURES))
}

const TOO_MANY_PICTURES = `An import downloads at most ${MAX_PICTURES} pictures. Import the file in parts.`

/** Maximum length of an invalid slug in an error message. */
const MAX_SHOWN = 100

async function* inBatches(products: AsyncIterable<ReadProduct>): AsyncGenerator<ReadProduct[]> {
  let batch: ReadProduct[] = []
  for await (const product of products) {
    batch.push(product)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

interface BundleRequest {
  position: number
  /** The product's own slug. */
  own: string
  isNew: boolean
  slugs: readonly string[]
  cell: Cell
}

/** The bundles of a file. A bundled product may come from the same file, unless it is invalid. */
class Bundles {
  readonly #requests: BundleRequest[] = []
  readonly #created = new Set<string>()

  note(placed: PlacedPlan, cell: Cell | undefined): void {
    if (!('plan' in placed)) return
    const own = placed.slug.toLowerCase()
    const isNew = placed.action === 'create'
    if (isNew) this.#created.add(own)
    const slugs = bundledIn(placed.plan) ?? []
    if (cell && slugs.length > 0) this.#requests.push({ position: placed.position, own, isNew, slugs, cell })
  }

  slugs(): string[] {
    return [...new Set(this.#requests.flatMap(({ slugs }) => slugs))]
  }

  /** Returns products with unknown bundled products. Invalid products count as unknown. */
  invalid(existingIds: ReadonlyMap<string, number>): { position: number; cell: Cell; slug: string }[] {
    const found: { position: number; cell: Cell; slug: string }[] = []
    let validRequests = this.#requests
    for (;;) {
      const before = found.length
      validRequests = validRequests.filter(({ position, own, isNew, slugs, cell }) => {
        const slug = slugs.find((one) => !existingIds.has(one.toLowerCase()) && !this.#created.has(one.toLowerCase()))
        if (slug === undefined) return true
        found.push({ position, cell, slug })
        if (isNew) this.#created.delete(own)
        return false
      })
      if (found.length === before) return found
    }
  }
}
