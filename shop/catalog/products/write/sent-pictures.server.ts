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

/** Forms whose pictures are in work or wait, with the one that is first. Those of customers have a turn of their own. */
const admitForm = limitConcurrency(101, 0)

interface Placed {
  at: PropertyKey[]
  picture: SentPicture
}

/** All pictures of a form that can be looked at, with the place of their fields; one that stands in two of them once. */
function picturesIn({ thumbnail, variants = [] }: SentProduct): Placed[] {
  const places = variants.flatMap(({ images = [] }, index) =>
    images.map(({ image }, place) => ({ at: ['variants', index, 'images', place, 'image'], picture: image })),
  )
  const placed = [...places, { at: ['thumbnail'], picture: thumbnail }].flatMap(({ at, picture }) =>
    isSoundPicture(picture) ? [{ at, picture }] : [],
  )
  return placed.filter(({ picture }, index) => placed.findIndex((other) => other.picture === picture) === index)
}

/** Adds what is wrong with the pictures of a form that is refused anyway. */
export async function addPictureErrors(errors: ResponseErrors, draft: SentProduct): Promise<void> {
  await eachPicture(errors, draft, checkPicture)
}

/** The pictures of a form once they are stored. Nothing refers to them yet. */
export type StoredPictures = ReadonlyMap<SentPicture, StoredPicture>

/** Stores the pictures of a form; or none of them, and adds what is wrong with them. */
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
 * Returns the key under which a picture of a form was stored, or that of the picture that it is to be a copy of.
 * @param source the product itself or, for a new one, what it is copied from
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

/** Takes away pictures that no row names and none will. */
export async function discardPictures(media: Media, stored: StoredPictures): Promise<void> {
  for (const { key } of stored.values()) await media.remove(key)
}

/**
 * Waits for all, whatever becomes of the others, so that nothing is written any more afterwards.
 * @throws Refusal 503 when too many forms wait
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
