import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { texts } from '#texts/ui/images'
import { shownNumber } from '../../../../lib/texts/en.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import type { Media } from '../../../../server/media/media.ts'
import { type CropBox, MIN_CROP_SIDE } from '../crop-box.ts'
import { loadSharp } from '../load-sharp.server.ts'
import { fileFormat, isAcceptedFormat } from '../picture-format.ts'
import { drawRenditions, MAX_PIXELS, putRenditions, type StoredPicture } from '../renditions.server.ts'
import { memoryToDecode } from './memory-to-decode.server.ts'
import { writeManifest } from './upload-manifest.server.ts'

/** A decoder uses one core and about 60 MB (160 MB for the deepest colours), plus `memoryToDecode`. */
export const decodeLimited = limitConcurrency(2)
export const pictureLoad = decodeLimited.busy

const MIB = 1024 * 1024
const MIN_SIDE = 16
const MAX_SIDE = 10_000
const MEGAPIXEL = 1_000_000
/** More than any 40-megapixel photo of a camera or phone needs. */
const MAX_MEMORY_MIB = 128
const ASPECT_TOLERANCE = 0.02
const SIDE_TOO_LONG = `Each side may have at most ${shownNumber(MAX_SIDE)} pixels.`
const TOO_SMALL = `Each side needs at least ${MIN_SIDE} pixels.`
const tooManyPixels = (most: number) => `Ensure the image is at most ${Math.floor(most / MEGAPIXEL)} megapixels.`
const TOO_MUCH_TO_DECODE = `Ensure the image needs at most ${MAX_MEMORY_MIB} MB to be opened. Save it smaller, or as a plain JPEG.`
const OUTSIDE = 'The crop area is outside the image.'

/** An uploaded picture with its crop area. */
export interface Received {
  /** Path of the uploaded file. */
  path: string
  /** In pixels of the upright original; undefined for the centred area of the right aspect ratio. */
  crop: CropBox | undefined
  /** Aspect ratio (width divided by height). */
  aspect: number
  /** A lower limit than that of all pictures. */
  maxPixels?: number
}

/** An error with a sentence for the picture's field. */
export class PictureError extends Error {}

/**
 * Checks an uploaded picture by its content and stores its renditions, upright, cropped and without metadata, under a
 * new key. The caller inserts the row in `images`.
 * @throws PictureError with the sentence for the field
 */
export function receivePicture(media: Media, received: Received): Promise<StoredPicture> {
  return decodeLimited(async () => {
    const crop = cropOf(await uprightSize(received), received)
    const key = randomBytes(12).toString('hex')
    await writeManifest(received.path, key)
    const drawn = await drawRenditions(received.path, crop).catch(asPictureError)
    return putRenditions(media, key, drawn)
  })
}

/**
 * Decodes an uploaded picture completely without storing it, for a form with other errors.
 * @throws PictureError with the sentence for the field
 */
export function checkPicture(received: Received): Promise<void> {
  return decodeLimited(async () => {
    cropOf(await uprightSize(received), received)
    const sharp = await loadSharp()
    const small = sharp(received.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(MIN_SIDE)
    await small.raw().toBuffer().catch(asPictureError)
  })
}

/**
 * Decodes an uploaded picture completely, and returns whether all its pixels are equal or transparent.
 * @throws PictureError with the sentence for the field
 */
export function hasOneColour(path: string): Promise<boolean> {
  return decodeLimited(async () => {
    const sharp = await loadSharp()
    const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { channels } = await picture.stats().catch(asPictureError)
    // Grey and RGB pictures have an even number of channels only with transparency.
    const isInvisible = channels.length % 2 === 0 && channels.at(-1)?.max === 0
    return isInvisible || channels.every(({ min, max }) => min === max)
  })
}

/**
 * Converts a decoder error to a sentence for the field.
 * @throws PictureError, or the given error if it is a system error
 */
export function asPictureError(error: NodeJS.ErrnoException): never {
  // A system error, such as a full disk, is not caused by the picture.
  throw error.code === undefined ? new PictureError(texts.uploadAValidImageThe) : error
}

/**
 * Returns the upright size of an uploaded picture after every check that needs no decoding.
 * @throws PictureError with the sentence for the field
 */
export async function uprightSize({
  path,
  maxPixels = MAX_PIXELS,
}: Pick<Received, 'path' | 'maxPixels'>): Promise<{ width: number; height: number }> {
  // Checked by the first bytes before any decoder runs; libvips would try dozens of formats.
  const format = fileFormat(await firstBytes(path))
  if (format === null) throw new PictureError(texts.uploadAValidImageThe)
  if (!isAcceptedFormat(format)) throw new PictureError(texts.otherFormat(format))
  const sharp = await loadSharp()
  const found = await sharp(path, { limitInputPixels: false }).metadata().catch(asPictureError)
  const { width, height } = found.autoOrient
  if ((found.pages ?? 1) > 1) throw new PictureError(texts.uploadAValidImageThe)
  if (Math.min(width, height) < MIN_SIDE) throw new PictureError(TOO_SMALL)
  if (width * height > maxPixels) throw new PictureError(tooManyPixels(maxPixels))
  if (Math.max(width, height) > MAX_SIDE) throw new PictureError(SIDE_TOO_LONG)
  if (memoryToDecode(found) > MAX_MEMORY_MIB * MIB) throw new PictureError(TOO_MUCH_TO_DECODE)
  return { width, height }
}

/** Covers all metadata before the pixels, except the largest colour profiles. */
const START_BYTES = 64 * 1024

/** Reads the first `START_BYTES` of an upload. */
export async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Returns the crop area in whole pixels inside the picture. One pixel of tolerance covers rounding in the browser.
 */
function cropOf({ width, height }: { width: number; height: number }, { crop, aspect }: Received): CropBox {
  if (!crop) return middle(width, height, aspect)
  const box = {
    x: Math.round(crop.x),
    y: Math.round(crop.y),
    width: Math.round(crop.width),
    height: Math.round(crop.height),
  }
  const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1
  const isShaped = Math.abs(box.width / box.height / aspect - 1) <= ASPECT_TOLERANCE
  if (!isInside || !isShaped || Math.min(box.width, box.height) < MIN_CROP_SIDE) throw new PictureError(OUTSIDE)
  return { ...box, width: Math.min(box.width, width - box.x), height: Math.min(box.height, height - box.y) }
}

function middle(width: number, height: number, aspect: number): CropBox {
  const kept = {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  }
  return { ...kept, x: Math.floor((width - kept.width) / 2), y: Math.floor((height - kept.height) / 2) }
}
