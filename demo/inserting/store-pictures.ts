import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredPicture } from '../../shop/ui/images/renditions.server.ts'
import { PICTURES_FOLDER, pictureFiles } from '../picture-files.ts'

/** Stores a picture in all widths. The same content always gets the same key. */
export type StorePicture = (content: Buffer) => Promise<StoredPicture>

/** The stored pictures; `of` takes a path inside `PICTURES_FOLDER`. */
export type DemoPictures = {
  all: StoredPicture[]
  of: (file: string) => StoredPicture
}

/** Encoding one picture uses one core. */
const CONCURRENCY = 2
const REPORT_EVERY_MS = 1000

/**
 * Stores every picture of the demo shop.
 * @param say receives 'Storing pictures: 120 of 357', about once per second
 */
export async function storePictures(store: StorePicture, say: (sentence: string) => void): Promise<DemoPictures> {
  const files = pictureFiles()
  const stored = new Map<string, StoredPicture>()
  const waiting = files.values()
  let reported = performance.now()

  async function storeWaiting(): Promise<void> {
    for (const file of waiting) {
      stored.set(file, await store(await readFile(join(PICTURES_FOLDER, file))))
      if (performance.now() - reported < REPORT_EVERY_MS) continue
      reported = performance.now()
      say(`Storing pictures: ${stored.size} of ${files.length}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, storeWaiting))

  return {
    all: [...stored.values()],
    of: (file) => {
      const found = stored.get(file)
      if (found === undefined) throw new Error(`The picture ${file} is not in the list of demo pictures.`)
      return found
    },
  }
}
