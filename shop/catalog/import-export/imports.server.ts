import { MINUTE } from '../../../server/durations.ts'
import { readPaging, toPageOf } from '../../../server/http/paging.ts'
import { type Form, withForm } from '../../../server/http/read-form.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { createMissingCollections } from '../collections/editing/create-missing-collections.server.ts'
import {
  beginImport,
  type CatalogueImport,
  importedProducts,
  listImports,
  MAX_CSV_MB,
  MAX_ZIP_MB,
  makeCollections,
  readImport,
  runImport,
  stopImport,
} from './catalogue-csv.contract.ts'
import { UnreadableFile } from './file/read-rows.server.ts'
import { checkHeader } from './file/read-sheet.server.ts'
import { readReadingNotes, removeFormerNotes } from './file/reading-notes.server.ts'
import { openZip, ZipError } from './file/zip-pictures.server.ts'
import { countPictures, removePictures } from './pictures/import-pictures-store.server.ts'
import { enqueueImport, importFiles, workOnImports } from './run/import-job.server.ts'
import { pageOfImported, removePlans } from './run/imported-products-store.server.ts'
import {
  claimImport,
  claimReading,
  countImports,
  deleteImport,
  findImports,
  findImportsBefore,
  insertImport,
  nextImportId,
  requestStop,
  type StoredImport,
} from './run/imports-store.server.ts'
import { inPageLanguage } from './translated-reasons.server.ts'

const MIB = 1024 * 1024
const LIMITS = { files: 4, fields: 10, fileSize: MAX_ZIP_MB * MIB, total: (MAX_CSV_MB + MAX_ZIP_MB + 1) * MIB }
const NOT_IN_THIS_STATE = 'This import cannot be run. Reload it and look at its state.'
const KEPT_MS = 7 * 24 * 60 * MINUTE

/** Registers the endpoints of catalogue imports: upload, dry run and execution. */
export function importEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, config, media, publicUrl, extensions } = services
  workOnImports(services, app.log)

  app.route({
    ...beginImport,
    ...inPageLanguage,
    handler: async (request) => {
      return withForm(request, LIMITS, config.dataDir, async (form) => {
        const { catalogue, pictures } = await checkedFiles(form, extensions)
        await deleteOldImports()
        const name = form.texts.find(([field]) => field === 'file_name')?.[1] ?? 'catalogue.csv'
        const id = await nextImportId(db)
        const { csv, zip } = importFiles(id)
        // Before the transaction: an upload to a bucket takes longer than a transaction may wait.
        await media.work.put(csv, catalogue)
        if (pictures) await media.work.put(zip, pictures)
        await db.transaction().execute(async (tx) => {
          await insertImport(tx, id, shownName(name), clock())
          await enqueueImport(tx, { step: 'reading', importId: id }, clock())
        })
        return one(id)
      })
    },
  })

  app.route({
    ...listImports,
    ...inPageLanguage,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const found = await Promise.all((await findImports(db, paging)).map(withNotes))
      return toPageOf(found, await countImports(db), paging, new URL(url, publicUrl()))
    },
  })

  app.route({ ...readImport, ...inPageLanguage, handler: ({ params }) => one(params.id) })

  app.route({
    ...importedProducts,
    ...inPageLanguage,
    handler: async ({ params, query, url }) => {
      const { id } = await one(params.id)
      const paging = readPaging(query)
      const { count, results } = await pageOfImported(db, id, query.only, paging)
      return toPageOf(results, count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...makeCollections,
    ...inPageLanguage,
    handler: async (request) => {
      const { id } = await one(request.params.id)
      const { missing } = await readReadingNotes(media.work, await stored(id))
      const by = actorOf(request, clock())
      const changed = await db.transaction().execute(async (tx) => {
        const isOurs =
          (await claimReading(tx, id)) && (await enqueueImport(tx, { step: 'reading', importId: id }, clock()))
        if (!isOurs) throw refuse(NOT_IN_THIS_STATE, 409)
        await removePlans(tx, id)
        await removePictures(tx, id)
        return createMissingCollections(
          tx,
          missing.map(({ names }) => names),
          by,
        )
      })
      cache.changed(...changed)
      return one(id)
    },
  })

  app.route({
    ...runImport,
    ...inPageLanguage,
    handler: async (request) => {
      const { id } = await one(request.params.id)
      const { actorId, keyId } = actorOf(request, clock())
      await db.transaction().execute(async (tx) => {
        // Of concurrent requests only one enqueues the job.
        const isOurs =
          (await claimImport(tx, id)) &&
          (await enqueueImport(tx, { step: 'running', importId: id, actorId, keyId }, clock()))
        if (!isOurs) throw refuse(NOT_IN_THIS_STATE, 409)
      })
      return one(id)
    },
  })

  app.route({
    ...stopImport,
    ...inPageLanguage,
    handler: async (request) => {
      const { id } = await one(request.params.id)
      await requestStop(db, id)
      return one(id)
    },
  })

  async function stored(id: number): Promise<StoredImport> {
    const [found] = await findImports(db, { id })
    if (!found) throw notFound()
    return found
  }

  const one = async (id: number): Promise<CatalogueImport> => withNotes(await stored(id))

  async function withNotes(found: StoredImport): Promise<CatalogueImport> {
    const { encoding, untaken, leftOut, missing, unreachable } = await readReadingNotes(media.work, found)
    const { reading_notes: _, ...shown } = found
    return {
      ...shown,
      encoding,
      pictures: await countPictures(db, found.id),
      untaken: [...untaken],
      left_out: [...leftOut],
      missing_collections: missing.map(({ names, products }) => ({ names: [...names], products })),
      not_orderable: { products: unreachable.products, makers: [...unreachable.names] },
    }
  }

  async function deleteOldImports(): Promise<void> {
    for (const id of await findImportsBefore(db, new Date(clock().getTime() - KEPT_MS))) {
      for (const file of Object.values(importFiles(id))) await media.work.remove(file)
      await removeFormerNotes(media.work, id)
      await deleteImport(db, id)
    }
  }
}

/** Returns the paths of the two files. @throws Refusal with all errors at once */
async function checkedFiles(
  { files }: Form,
  extensions: Services['extensions'],
): Promise<{ catalogue: string; pictures: string | undefined }> {
  const errors: ResponseErrors = {}
  const catalogue = files.get('catalogue')
  const pictures = files.get('pictures')
  const errorOfCatalogue = async () => {
    if (!catalogue) return 'No file was submitted.'
    if (catalogue.bytes === 0) return 'The submitted file is empty.'
    if (catalogue.bytes > MAX_CSV_MB * MIB) return `Ensure the file is at most ${MAX_CSV_MB} MB.`
    return errorMessageOf(checkHeader(catalogue.path, extensions), UnreadableFile)
  }
  const errorOfPictures = async () => {
    if (!pictures) return undefined
    if (pictures.isTooLarge) return `Ensure the file is at most ${MAX_ZIP_MB} MB.`
    return errorMessageOf(
      openZip(pictures.path).then((zip) => zip.close()),
      ZipError,
    )
  }
  const inCatalogue = await errorOfCatalogue()
  const inPictures = await errorOfPictures()
  if (inCatalogue !== undefined) errors.catalogue = [inCatalogue]
  if (inPictures !== undefined) errors.pictures = [inPictures]
  if (!catalogue || Object.keys(errors).length > 0) throw refuseFields(errors)
  return { catalogue: catalogue.path, pictures: pictures?.path }
}

/** Returns the message of an expected kind of error; undefined without an error. */
async function errorMessageOf(
  check: Promise<void>,
  Kind: new (...given: never[]) => Error,
): Promise<string | undefined> {
  try {
    await check
    return undefined
  } catch (error) {
    if (error instanceof Kind) return (error as Error).message
    throw error
  }
}

/** Returns the original file name, for display. */
const shownName = (name: string) => [...name.replace(/[\p{Cc}\p{Cs}]/gu, '')].slice(0, 100).join('') || 'catalogue.csv'
