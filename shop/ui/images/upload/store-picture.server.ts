import { createHash } from 'node:crypto'
import type { Media } from '../../../../server/media/media.ts'
import { loadSharp } from '../load-sharp.server.ts'
import { drawRenditions, putRenditions, renditionName, type StoredPicture } from '../renditions.server.ts'

/**
 * Stores a picture of the shop itself, possibly an SVG, under the hash of its content. Does nothing if it is already
 * stored.
 */
export async function storePicture(media: Media, source: Buffer): Promise<StoredPicture> {
  const key = keyOf(source)
  const widest = await media.get(key, renditionName(1920))
  if (!widest) return putRenditions(media, key, await withSvgDecoding(() => drawRenditions(source)))
  const { width, height } = await (await loadSharp())(widest).metadata()
  return { key, width, height }
}

/** Returns the key of a picture of the shop itself. */
export function keyOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 24)
}

const DRAWINGS = { operation: ['VipsForeignLoadSvg'] }
let reading = 0

/**
 * Unblocks SVG decoding during the callback, for the shop's own drawings only. Uploads are never decoded as SVG
 * (receive-picture.server.ts).
 */
export async function withSvgDecoding<T>(work: () => Promise<T>): Promise<T> {
  const sharp = await loadSharp()
  reading += 1
  sharp.unblock(DRAWINGS)
  try {
    return await work()
  } finally {
    reading -= 1
    if (reading === 0) sharp.block(DRAWINGS)
  }
}
