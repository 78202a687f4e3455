import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import * as texts from '#texts/ui/images'
import { shownNumber } from '../../../../lib/texts/en.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import type { Media } from '../../../../server/media/media.ts'
import { type CropBox, MIN_CROP_SIDE } from '../crop-box.ts'
import { loadSharp } from '../load-sharp.server.ts'
import { fileFormat, isAcceptedFormat } from '../picture-format.ts'
import { drawRenditions, MAX_PIXELS, putRenditions, type StoredPicture } from '../renditions.server.ts'
import { memoryToDecode } from './memory-to-decode.server.ts'
import { writeManifest } from './upload-manifest.server.ts'

/** A decoder takes a core and some 60 MB (160 for the deepest colours), besides what `memoryToDecode` says of the picture. */
export const decodeInTurn = limitConcurrency(2)
export const picturesInWork = decodeInTurn.busy

const MIB = 1024 * 1024
const MIN_SIDE = 16
const MAX_SIDE = 10_000
const MEGAPIXEL = 1_000_000
/** More than any photo of 40 megapixels needs that a camera or a telephone makes. */
const MAX_MEMORY_MIB = 128
const ASPECT_TOLERANCE = 0.02
const NOT_AN_IMAGE = texts.uploadAValidImageThe
const SIDE_TOO_LONG = `Each side may have at most ${shownNumber(MAX_SIDE)} pixels.`
const TOO_SMALL = `Each side needs at least ${MIN_SIDE} pixels.`
const tooManyPixels = (most: number) => `Ensure the image is at most ${Math.floor(most / MEGAPIXEL)} megapixels.`
const TOO_MUCH_TO_DECODE = `Ensure the image needs at most ${MAX_MEMORY_MIB} MB to be opened. Save it smaller, or as a plain JPEG.`
const OUTSIDE = 'The crop area is outside the image.'

/** What somebody uploaded, and how it is to be kept. */
export interface Received {
  /** Where the upload lies. */
  path: string
  /** In pixels of the upright original; the middle of the right shape without it. */
  crop: CropBox | undefined
  /** Width divided by height. */
  aspect: number
  /** Fewer than any picture may have. */
  maxPixels?: number
}

/** A sentence for the picture's field, instead of a stored picture. */
export class PictureError extends Error {}

/**
 * Checks an uploaded picture by its content and stores its renditions, upright, cropped and without its metadata, under a key of its own.
 * The row in `images` is the caller's to write.
 * @throws PictureError with the sentence for the field
 */
export function receivePicture(media: Media, received: Received): Promise<StoredPicture> {
  return decodeInTurn(async () => {
    const crop = cropOf(await uprightSize(received), received)
    const key = randomBytes(12).toString('hex')
    await writeManifest(received.path, key)
    const drawn = await drawRenditions(received.path, crop).catch(asPictureError)
    return putRenditions(media, key, drawn)
  })
}

/**
 * Checks an uploaded picture, to the last pixel: for a form that will not be stored because something else in it is wrong.
 * @throws PictureError with the sentence for the field
 */
export function checkPicture(received: Received): Promise<void> {
  return decodeInTurn(async () => {
    cropOf(await uprightSize(received), received)
    const sharp = await loadSharp()
    const small = sharp(received.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(MIN_SIDE)
    await small.raw().toBuffer().catch(asPictureError)
  })
}

/**
 * Tells what a decoder found wrong as a sentence for the field.
 * @throws PictureError, or what else has failed
 */
export function asPictureError(error: NodeJS.ErrnoException): never {
  // A disk that is full is no fault of the picture.
  throw error.code === undefined ? new PictureError(NOT_AN_IMAGE) : error
}

/**
 * Returns the size of an uploaded picture after all that can be known of it before it is decoded was checked.
 * @throws PictureError with the sentence for the field
 */
export async function uprightSize({
  path,
  maxPixels = MAX_PIXELS,
}: Pick<Received, 'path' | 'maxPixels'>): Promise<{ width: number; height: number }> {
  // By the first bytes, before any decoder sees it: libvips would try dozens of formats.
  const format = fileFormat(await firstBytes(path))
  if (format === null) throw new PictureError(NOT_AN_IMAGE)
  if (!isAcceptedFormat(format)) throw new PictureError(texts.otherFormat(format))
  const sharp = await loadSharp()
  const found = await sharp(path, { limitInputPixels: false }).metadata().catch(asPictureError)
  const { width, height } = found.autoOrient
  if ((found.pages ?? 1) > 1) throw new PictureError(NOT_AN_IMAGE)
  if (Math.min(width, height) < MIN_SIDE) throw new PictureError(TOO_SMALL)
  if (width * height > maxPixels) throw new PictureError(tooManyPixels(maxPixels))
  if (Math.max(width, height) > MAX_SIDE) throw new PictureError(SIDE_TOO_LONG)
  if (memoryToDecode(found) > MAX_MEMORY_MIB * MIB) throw new PictureError(TOO_MUCH_TO_DECODE)
  return { width, height }
}

/** Holds all that a picture says of itself before its pixels, but for the largest colour profiles. */
const START_BYTES = 64 * 1024

/** Reads the beginning of an upload. */
export async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The box in whole pixels inside of the picture. A pixel more than there is comes from rounding in the browser. */
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
