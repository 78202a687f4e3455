import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { OWN_FILE, OWN_FOLDER } from '../../server/start/private-folders.ts'
import type { CropBox } from './crop-box.ts'
import { RENDITION_WIDTHS } from './image-url.ts'

/** Visually the same as the original at a third of the bytes. */
const QUALITY = 82
/** Of 0 to 6; half the time of sharp's default for 5 % more bytes (measured on the demo pictures). */
const EFFORT = 2

export const MAX_PIXELS = 40_000_000

// Sources are temporary files: what is remembered of them would only hold their disk space.
sharp.cache(false)

/** A picture that has been written to disk in all its widths, with its size in the widest one. */
export interface StoredPicture {
  key: string
  width: number
  height: number
}

/** Where a rendition lies, seen from the folder of all images. Split by the key's beginning, because a folder of 100,000 entries is slow. */
export function renditionPath(key: string, width: number): string {
  return join(key.slice(0, 2), key, `${width}.webp`)
}

/** The folder with all renditions of a picture. */
export function folderOf(images: string, key: string): string {
  return join(images, dirname(renditionPath(key, 0)))
}

/** The name of the folder in which a picture's renditions are made, beside the finished ones. */
export const UNFINISHED = '.unfinished-'

/**
 * Writes a picture in all widths under a key. All or nothing: the folder appears whole, and on disk, or not at all.
 * @param source anything that sharp reads, or where it lies; trusted, or checked before
 * @param crop the part that is kept, in whole pixels of the upright original; all of it without
 */
export async function writeRenditions(
  images: string,
  key: string,
  source: Buffer | string,
  crop?: CropBox,
): Promise<StoredPicture> {
  const upright = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const kept = crop ? upright.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : upright
  // The others are made from the widest: a few megabytes of pixels in memory, whatever the size of the original.
  const { data, info } = await kept
    .resize({ width: RENDITION_WIDTHS.at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const folder = folderOf(images, key)
  const unfinished = join(images, UNFINISHED + key)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWN_FOLDER })

  let largest: string | undefined
  for (const width of RENDITION_WIDTHS) {
    const file = join(unfinished, `${width}.webp`)
    if (largest !== undefined && width > info.width) {
      await link(largest, file)
      continue
    }
    await writeDurably(
      file,
      await sharp(data, pixels)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer(),
    )
    if (width >= info.width) largest = file
  }
  await syncFolder(unfinished)
  await mkdir(dirname(folder), { recursive: true, mode: OWN_FOLDER })
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
  return { key, width: info.width, height: info.height }
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', OWN_FILE)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
