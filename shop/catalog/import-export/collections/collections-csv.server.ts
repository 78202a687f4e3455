import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { withForm } from '../../../../server/http/read-form.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { translationLanguages } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { removeIfUnused } from '../../../ui/images/unused-images.server.ts'
import { COLLECTION_TRANSLATIONS } from '../../collections/collection-translations.server.ts'
import {
  collectionProductSlugs,
  lockAllCollectionProducts,
} from '../../collections/editing/collection-products-store.server.ts'
import {
  allCollections,
  type LockedCollection,
  lockTree,
} from '../../collections/editing/collection-write-store.server.ts'
import { writeWithPictures } from '../../products/write/receive-product.server.ts'
import { inspectFile } from '../file/inspect-file.server.ts'
import { fileOfPicture, keyOfPicture } from '../file/picture-names.server.ts'
import { readRows, UnreadableFile } from '../file/read-rows.server.ts'
import { csvRows } from '../file/safe-cells.server.ts'
import { type StoredFiles, storeFiles } from '../file/store-files.server.ts'
import { openZip, ZipError, type ZipPictures } from '../file/zip-pictures.server.ts'
import { PictureFinder } from '../plan/found-pictures.server.ts'
import { type ColumnTranslations, findColumnTranslations } from '../plan/plan-translations.server.ts'
import { translationColumns } from '../plan/translation-columns.ts'
import { inPageLanguage } from '../translated-reasons.server.ts'
import {
  COLLECTION_COLUMNS,
  type CollectionColumn,
  type CollectionsRow,
  readCollections,
} from './collection-sheet.server.ts'
import {
  type CollectionsOfFile,
  exportCollections,
  importCollections,
  MAX_CHANGED,
  MAX_COLLECTION_PICTURES,
  MAX_COLLECTION_PICTURES_MB,
  MAX_COLLECTION_PRODUCTS,
  MAX_COLLECTIONS_MB,
  MAX_LISTED,
} from './collections-csv.contract.ts'
import { hashProducts, productCells } from './plan-collection-products.server.ts'
import { type CollectionsPlan, planCollectionsFile } from './plan-collections-file.server.ts'
import { writeCollectionsFile } from './write-collections-file.server.ts'
import { wrongCollections } from './wrong-collections.server.ts'

const BYTES = MAX_COLLECTIONS_MB * 1024 * 1024
const ZIP_BYTES = MAX_COLLECTION_PICTURES_MB * 1024 * 1024
const LIMITS = { files: 2, fields: 5, fileSize: ZIP_BYTES, total: BYTES + ZIP_BYTES + 1024 * 1024 }

/** Registers the endpoints that export and import collections, with a dry run. */
export function collectionsCsvEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, config } = services

  app.route({
    ...exportCollections,
    handler: async (_request, reply) => {
      const name = `collections-${clock().toISOString().slice(0, 10)}.csv`
      const languages = translationLanguages(services)
      const columns = [...COLLECTION_COLUMNS, ...translationColumns(COLLECTION_TRANSLATIONS, languages)]
      const all = await allCollections(db)
      const ids = languages.length > 0 ? all.map(({ id }) => id) : []
      const translations = await findColumnTranslations(db, COLLECTION_TRANSLATIONS, ids)
      const rows = cellsOf(all, await collectionProductSlugs(db), translations)
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(BYTE_ORDER_MARK + csvRows([columns]) + csvRows(rows, columns))
    },
  })

  app.route({
    ...importCollections,
    ...inPageLanguage,
    handler: async (request) => {
      const by = actorOf(request, clock())
      return withForm(request, LIMITS, config.dataDir, async ({ files, texts }) => {
        const file = files.get('collections')
        const fileError = (reason: string) => refuseFields({ collections: [reason] })
        if (!file) throw fileError('No file was submitted.')
        if (file.bytes > BYTES) throw fileError(`Ensure the file is at most ${MAX_COLLECTIONS_MB} MB.`)
        if (file.bytes === 0) throw fileError('The submitted file is empty.')
        const read = await readFile(file.path).catch((error: unknown) => {
          throw error instanceof UnreadableFile ? fileError(`Line ${error.line}: ${error.message}`) : error
        })
        const { rows } = read
        const seen = texts.find(([name]) => name === 'seen')?.[1]
        const pictures = files.get('pictures')
        return withPictures(pictures?.path, async (zip, finder) => {
          const sources = { finder, hasFiles: zip !== undefined, languages: translationLanguages(services) }
          // Checked before each picture is decoded completely.
          if (zip && filesNamed(rows) > MAX_COLLECTION_PICTURES) throw refuseFields({ pictures: [TOO_MANY_PICTURES] })
          const planned = await planCollectionsFile(db, rows, sources)
          if (planned.drafts.length > MAX_CHANGED) throw fileError(TOO_MANY_REQUESTS)
          if (planned.placed.reduce((sum, { after }) => sum + after.length, 0) > MAX_COLLECTION_PRODUCTS)
            throw fileError(TOO_MANY_PLACED)
          if (seen === undefined) return answerOf(planned, read, false)
          const named = filesIn(planned)
          // Stored before the collections are locked.
          const uploaded = await storeFiles(
            services,
            zip,
            planned.seen === seen ? named.map((file) => ({ file, url: undefined })) : [],
          )
          const { plan, done, letGo } = await writeWithPictures(services, uploaded.stored, async (tx) => {
            await lockTree(tx)
            if (planned.placed.length > 0) await lockAllCollectionProducts(tx)
            const plan = await planCollectionsFile(tx, rows, sources)
            // The collections changed since the dry run, so a new dry run is returned.
            if (plan.seen !== seen) return { plan, done: false, letGo: [] }
            return { plan, done: true, letGo: await writeCollectionsFile(tx, withKeys(plan, uploaded), by) }
          })
          await uploaded.clear()
          if (done) cache.drop()
          const unused = done ? letGo : [...uploaded.stored.values()].map(({ key }) => key)
          for (const key of unused) await removeIfUnused(services, key, request.log)
          return answerOf(plan, read, done)
        })
      })
    },
  })

  /** Opens the uploaded ZIP while the function runs. @throws Refusal if it is not a ZIP */
  async function withPictures<T>(
    path: string | undefined,
    use: (zip: ZipPictures | undefined, finder: PictureFinder) => Promise<T>,
  ): Promise<T> {
    const zip = path === undefined ? undefined : await openZip(path).catch(refuseZip)
    const finder = new PictureFinder(db, config.dataDir, zip)
    try {
      return await use(zip, finder)
    } finally {
      zip?.close()
      await finder.clear()
    }
  }
}

function refuseZip(error: unknown): never {
  throw error instanceof ZipError ? refuseFields({ pictures: [error.message] }) : error
}

function filesNamed(rows: readonly CollectionsRow[]): number {
  const names = rows.map(({ cell }) => cell('picture')?.text.trim() ?? '')
  return new Set(names.filter((name) => name !== '' && keyOfPicture(name) === undefined)).size
}

/** The ZIP files that a plan needs. */
const filesIn = ({ drafts }: CollectionsPlan) => [
  ...new Set(
    drafts.flatMap(({ columns: { picture_key: name } }) => (name && keyOfPicture(name) === undefined ? [name] : [])),
  ),
]

/** Replaces file names with the storage keys of their pictures. */
const withKeys = (plan: CollectionsPlan, { keyOf }: StoredFiles): CollectionsPlan => ({
  ...plan,
  drafts: plan.drafts.map((draft) => {
    const { picture_key: name } = draft.columns
    return name && keyOfPicture(name) === undefined
      ? { ...draft, columns: { ...draft.columns, picture_key: keyOf({ file: name }) } }
      : draft
  }),
})

const TOO_MANY_PICTURES = `A file can add at most ${MAX_COLLECTION_PICTURES} pictures. Import it in parts.`
const TOO_MANY_REQUESTS = `A file can change at most ${MAX_CHANGED} collections. Import it in parts.`

const TOO_MANY_PLACED = `The changed collections of a file can have at most ${MAX_COLLECTION_PRODUCTS} products together. Import it in parts.`

async function readFile(path: string) {
  const look = await inspectFile(path)
  return { ...(await readCollections(readRows(path, look))), delimiter: look.delimiter }
}

function answerOf(
  { rows, seen }: CollectionsPlan,
  file: Awaited<ReturnType<typeof readFile>>,
  done: boolean,
): CollectionsOfFile {
  const { untaken } = file
  const of = (action: CollectionsOfFile['rows'][number]['action']) => rows.filter((row) => row.action === action)
  const [create, update, unchanged, invalid] = [of('create'), of('update'), of('unchanged'), of('invalid')]
  const listed = [...invalid, ...[...create, ...update].toSorted((one, other) => one.line - other.line)]
  return {
    ...{ done, seen, untaken },
    counts: {
      create: create.length,
      update: update.length,
      unchanged: unchanged.length,
      invalid: invalid.length,
    },
    rows: listed.slice(0, MAX_LISTED),
    wrong_lines: wrongCollections(file, file.rows, rows),
  }
}

/** Returns the CSV rows, each collection after its parent. */
function cellsOf(
  all: readonly LockedCollection[],
  placed: ReadonlyMap<number, readonly string[]>,
  translations: ReadonlyMap<number, ColumnTranslations>,
): Partial<Record<CollectionColumn, string>>[] {
  const inside = Map.groupBy(all, ({ parent_id }) => parent_id)
  const below = (parent: LockedCollection | null): Partial<Record<CollectionColumn, string>>[] =>
    (inside.get(parent?.id ?? null) ?? []).flatMap((one, index) => {
      const slugs = one.rule === null ? (placed.get(one.id) ?? []) : []
      const [products, ...more] = productCells(slugs)
      return [
        {
          slug: one.slug,
          title: one.title,
          parent: parent?.slug ?? '',
          place: String(index + 1),
          place_exported: String(index + 1),
          state: one.state,
          in_menu: String(one.in_menu),
          leads_home: String(one.leads_home),
          rule: one.rule ?? '',
          text: one.text,
          picture: one.picture_key === null ? '' : fileOfPicture(one.picture_key),
          picture_alt: one.picture_alt,
          meta_title: one.meta_title,
          meta_description: one.meta_description,
          products,
          products_exported: hashProducts(slugs),
          version: String(one.version),
          ...translations.get(one.id),
        },
        ...more.map((others) => ({ slug: one.slug, products: others })),
        ...below(one),
      ]
    })
  return below(null)
}
