import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../server/db/open.ts'
import { uploadsIn } from '../../server/read-form.ts'
import { Refusal, refuse } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import type { ChangedBy } from '../changes/changes-store.server.ts'
import { receivePicture } from '../images/receive-picture.server.ts'
import type { StoredPicture } from '../images/renditions.server.ts'
import type { SentPicture } from '../products/form-draft.server.ts'
import { PRODUCT_ASPECT } from '../products/products.contract.ts'
import { writeWithPictures } from '../products/receive-product.server.ts'
import { discardPictures } from '../products/sent-pictures.server.ts'
import { CHANGED_MEANWHILE } from '../products/shop-faults.server.ts'
import type { WantedImage, WantedVariant } from '../products/variants-store.server.ts'
import { holdProduct, type ProductChange, writeChanges, writeNewProduct } from '../products/write-product.server.ts'
import { faultOf } from './found-pictures.server.ts'
import { noteOutcome, type WaitingProduct } from './imports-store.server.ts'
import {
  filesOf,
  type PictureRef,
  type Plan,
  type PlannedImage,
  type PlannedProduct,
  type PlannedVariant,
} from './plan.server.ts'
import { idsOfSlugs } from './whole-products.server.ts'
import type { ZipPictures } from './zip-pictures.server.ts'

interface Run {
  importId: number
  zip: ZipPictures | undefined
  by: ChangedBy
}

/**
 * Writes one product of an import, with its pictures and the note that it was done, all or nothing.
 * @throws Refusal when the shop is not as the dry run saw it
 */
export async function writePlan(services: Services, run: Run, waiting: WaitingProduct): Promise<void> {
  const { dataDir } = services.config
  const folder = join(uploadsIn(dataDir), randomUUID())
  await mkdir(folder, { recursive: true })
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    const { stored, keys } = await storeFiles(dataDir, folder, run.zip, filesOf(waiting.plan))
    await writeWithPictures(services, stored, (tx) => write(tx, run, waiting, (picture) => keyOf(picture, keys)))
  } catch (error) {
    // After any other failure the sweep learns from the folder which pictures were made.
    if (error instanceof Refusal) await clear()
    throw error
  }
  await clear()
}

type KeyOf = (picture: PictureRef) => string

async function write(
  tx: Database,
  { importId, by }: Run,
  { position, plan }: WaitingProduct,
  keyOf: KeyOf,
): Promise<void> {
  const { bundled, isWhole } = await bundledNow(tx, plan)
  const id = plan.kind === 'create' ? await create(tx, plan.product, bundled ?? [], by, keyOf) : plan.id
  if (plan.kind === 'update') {
    const held = await holdProduct(tx, id)
    if (!held) throw refuse('Not found.')
    if (held.version !== plan.version) throw refuse(CHANGED_MEANWHILE)
    await writeChanges(tx, held, changeFrom(plan.change, bundled, keyOf), by)
  }
  await noteOutcome(tx, importId, position, { outcome: 'done', product_id: id, bundle_waits: !isWhole })
}

async function create(
  tx: Database,
  { thumbnail, variants, ...product }: PlannedProduct,
  bundled: readonly number[],
  by: ChangedBy,
  keyOf: KeyOf,
): Promise<number> {
  const wanted = {
    ...product,
    bundled,
    thumbnail_key: keyOf(thumbnail),
    variants: variants.map((one) => variantFrom(one, keyOf)),
  }
  return writeNewProduct(tx, wanted, by)
}

function changeFrom(
  { thumbnail, variants, bundled: _, ...change }: Partial<PlannedProduct>,
  bundled: readonly number[] | undefined,
  keyOf: KeyOf,
): ProductChange {
  return {
    ...change,
    ...(bundled && { bundled }),
    ...(thumbnail && { thumbnail_key: keyOf(thumbnail) }),
    ...(variants && { variants: variants.map((one) => variantFrom(one, keyOf)) }),
  }
}

function variantFrom(variant: PlannedVariant, keyOf: KeyOf): WantedVariant {
  const images = variant.images?.map((image) => imageFrom(image, keyOf))
  if (variant.kind === 'new') return { ...variant, images: images ?? [] }
  const { images: _, ...kept } = variant
  return { ...kept, ...(images && { images }) }
}

function imageFrom(image: PlannedImage, keyOf: KeyOf): WantedImage {
  return image.kind === 'kept' ? image : { kind: 'new', key: keyOf(image.picture), alt: image.alt }
}

/** What is bundled and there already; what the same file creates further down follows at the end. */
export async function bundledNow(
  db: Database,
  plan: Plan,
): Promise<{ bundled: number[] | undefined; isWhole: boolean; missing?: string | undefined }> {
  const slugs = (plan.kind === 'create' ? plan.product : plan.change).bundled
  if (!slugs) return { bundled: undefined, isWhole: true }
  const ids = slugs.length === 0 ? new Map<string, number>() : await idsOfSlugs(db, slugs)
  const missing = slugs.find((slug) => !ids.has(slug.toLowerCase()))
  return {
    bundled: slugs.flatMap((slug) => ids.get(slug.toLowerCase()) ?? []),
    isWhole: missing === undefined,
    missing,
  }
}

/** Unpacks and stores the files that a product needs; a file that is shown twice is stored once. */
async function storeFiles(dataDir: string, folder: string, zip: ZipPictures | undefined, files: readonly string[]) {
  const stored = new Map<SentPicture, StoredPicture>()
  const keys = new Map<string, string>()
  try {
    for (const [index, file] of files.entries()) {
      const entry = zip?.find(file)
      if (!entry || entry === 'many') throw refuse(`The ZIP has no "${file}".`)
      const path = join(folder, String(index))
      const picture = await zip
        ?.unpack(entry, path)
        .then(() => receivePicture(dataDir, { path, crop: undefined, aspect: PRODUCT_ASPECT }))
        .catch((error: unknown) => {
          throw refuse(faultOf(error))
        })
      if (!picture) throw refuse(`The ZIP has no "${file}".`)
      const upload = { path, bytes: entry.uncompressedSize, isTooLarge: false }
      stored.set({ upload, crop: undefined }, picture)
      keys.set(file, picture.key)
    }
    return { stored, keys }
  } catch (error) {
    await discardPictures(dataDir, stored)
    throw error
  }
}

function keyOf(picture: PictureRef, keys: ReadonlyMap<string, string>): string {
  const key = 'key' in picture ? picture.key : keys.get(picture.file)
  if (key === undefined) throw new Error('The files of a plan must be stored before it is written.')
  return key
}
