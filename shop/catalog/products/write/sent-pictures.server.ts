import { addFieldError } from '../../../../server/http/field-errors.ts'
import type { ResponseErrors } from '../../../../server/http/refusal.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import type { Media } from '../../../../server/media/media.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import {
  checkPicture,
  PictureError,
  type Received,
  receivePicture,
} from '../../../ui/images/upload/receive-picture.server.ts'
import { PRODUCT_ASPECT } from '../fields/product-limits.contract.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { isSoundPicture } from './product-form.server.ts'
import type { CopiedPicture, SentPicture, SentProduct } from './sent-product.server.ts'

/** Processes one form with images at a time; up to 100 more wait. Customers' uploads have a separate limit. */
const admitForm = limitConcurrency(101, 0)

interface Placed {
  at: PropertyKey[]
  picture: SentPicture
}

/** Returns all checkable images of a form with their field paths. An image used twice is listed once. */
function picturesIn({ thumbnail, variants = [] }: SentProduct): Placed[] {
  const places = variants.flatMap(({ images = [] }, index) =>
    images.map(({ image }, place) => ({ at: ['variants', index, 'images', place, 'image'], picture: image })),
  )
  const placed = [...places, { at: ['thumbnail'], picture: thumbnail }].flatMap(({ at, picture }) =>
    isSoundPicture(picture) ? [{ at, picture }] : [],
  )
  return placed.filter(({ picture }, index) => placed.findIndex((other) => other.picture === picture) === index)
}

/** Adds the image errors of a form that is refused anyway. */
export async function addPictureErrors(errors: ResponseErrors, draft: SentProduct): Promise<void> {
  await eachPicture(errors, draft, checkPicture)
}

/** The stored images of a form, not referenced by any row yet. */
export type StoredPictures = ReadonlyMap<SentPicture, StoredPicture>

/** Stores the images of a form, or adds their errors and stores none. */
export async function storePictures(errors: ResponseErrors, draft: SentProduct, media: Media): Promise<StoredPictures> {
  const stored = new Map<SentPicture, StoredPicture>()
  try {
    await eachPicture(errors, draft, async (received, picture) => {
      stored.set(picture, await receivePicture(media, received))
    })
  } catch (error) {
    await discardPictures(media, stored)
    throw error
  }
  if (Object.keys(errors).length > 0) await discardPictures(media, stored)
  return stored
}

/**
 * Returns the storage key of an uploaded or copied image.
 * @param source the product itself or, for a new one, its copy source
 */
export const keyIn = (stored: StoredPictures, source?: ProductRow) => (picture: SentPicture | CopiedPicture) => {
  const key = 'copyOf' in picture ? keyOfCopy(picture, source) : stored.get(picture)?.key
  if (key === undefined) throw new Error('A picture of a form that was taken must be stored.')
  return key
}

function keyOfCopy({ copyOf }: CopiedPicture, source: ProductRow | undefined): string | undefined {
  if (copyOf === 'thumbnail') return source?.thumbnail_key
  return source?.variants.flatMap(({ images }) => images).find(({ id }) => id === copyOf)?.image_key
}

/** Removes stored images that no row refers to. */
export async function discardPictures(media: Media, stored: StoredPictures): Promise<void> {
  for (const { key } of stored.values()) await media.remove(key)
}

/**
 * Waits for all images even if one fails, so that no file is written afterwards.
 * @throws Refusal 503 if too many forms are queued
 */
async function eachPicture(
  errors: ResponseErrors,
  draft: SentProduct,
  work: (received: Received, picture: SentPicture) => Promise<void>,
): Promise<void> {
  const each = picturesIn(draft)
  const done = await admitForm(() =>
    Promise.allSettled(
      each.map(async ({ at, picture }) => {
        const received = { path: picture.upload.path, crop: picture.crop, aspect: PRODUCT_ASPECT }
        await work(received, picture).catch((error: unknown) => {
          if (!(error instanceof PictureError)) throw error
          addFieldError(errors, at, error.message)
        })
      }),
    ),
  )
  for (const result of done) if (result.status === 'rejected') throw result.reason
}
