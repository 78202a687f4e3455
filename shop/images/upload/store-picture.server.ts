import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { renditionPath, type StoredPicture, writeRenditions } from '../renditions.server.ts'

/**
 * Stores a picture of our own, which may be a drawing (SVG), under a key made from its content, so that storing it again costs nothing.
 * @param images the folder of all images
 */
export async function storePicture(images: string, source: Buffer): Promise<StoredPicture> {
  const key = keyOf(source)
  const widest = join(images, renditionPath(key, 1920))
  const isThere = await access(widest).then(
    () => true,
    () => false,
  )
  if (!isThere) return whileDrawingsAreRead(() => writeRenditions(images, key, source))
  const { width, height } = await sharp(widest).metadata()
  return { key, width, height }
}

/** The key of a picture of our own. */
export function keyOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 24)
}

const DRAWINGS = { operation: ['VipsForeignLoadSvg'] }
let reading = 0

/** What others upload may never be a drawing (receive-picture.server.ts), so they are let in only meanwhile. */
async function whileDrawingsAreRead<T>(work: () => Promise<T>): Promise<T> {
  reading += 1
  sharp.unblock(DRAWINGS)
  try {
    return await work()
  } finally {
    reading -= 1
    if (reading === 0) sharp.block(DRAWINGS)
  }
}
