import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { renditionPath, writeRenditions } from './renditions.server.ts'

/**
 * Stores a picture of our own under a key made from its content, so that storing it again costs nothing.
 * @param images the folder of all images
 */
export async function storePicture(
  images: string,
  source: Buffer,
): Promise<{ key: string; width: number; height: number }> {
  const key = createHash('sha256').update(source).digest('hex').slice(0, 24)
  const widest = join(images, renditionPath(key, 1920))
  const isThere = await access(widest).then(
    () => true,
    () => false,
  )
  if (!isThere) return { key, ...(await writeRenditions(images, key, source)) }
  const { width, height } = await sharp(widest).metadata()
  return { key, width, height }
}
