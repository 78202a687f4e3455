import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsIn } from '../../../../server/http/read-form.ts'
import { Refusal, refuse } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { OWN_FOLDER } from '../../../../server/start/private-folders.ts'
import type { ImportedPicture } from '../../../ui/images/images-store.server.ts'
import { receivePicture } from '../../../ui/images/upload/receive-picture.server.ts'
import { PRODUCT_ASPECT } from '../../products/fields/product-limits.contract.ts'
import { discardPictures, type StoredPictures } from '../../products/write/sent-pictures.server.ts'
import type { SentPicture } from '../../products/write/sent-product.server.ts'
import { errorOf } from '../plan/found-pictures.server.ts'
import type { FileOfPlan, PictureRef } from '../plan/plan.server.ts'
import type { ZipPictures } from './zip-pictures.server.ts'

/** The stored pictures of a file, not referenced by any row yet. */
export interface StoredFiles {
  stored: StoredPictures
  keyOf(picture: PictureRef): string
  /** Removes temporary files. If it is not called, the image sweep finds the stored pictures through them. */
  clear(): Promise<void>
}

/**
 * Unpacks and stores ZIP files, each once.
 * @throws Refusal if a file is invalid; no picture is stored then
 */
export async function storeFiles(
  { config, media }: Pick<Services, 'config' | 'media'>,
  zip: ZipPictures | undefined,
  files: readonly FileOfPlan[],
): Promise<StoredFiles> {
  const stored = new Map<SentPicture, ImportedPicture>()
  const keys = new Map<string, string>()
  const keyOf = (picture: PictureRef) => {
    if ('key' in picture) return picture.key
    const key = 'file' in picture ? keys.get(picture.file) : undefined
    if (key === undefined) throw new Error('The files of a plan must be stored before it is written.')
    return key
  }
  if (files.length === 0) return { stored, keyOf, clear: async () => {} }

  const folder = join(uploadsIn(config.dataDir), randomUUID())
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    for (const [index, { file, url }] of files.entries()) {
      const entry = zip?.find(file)
      if (!zip || !entry || entry === 'many') throw refuse(`The ZIP has no "${file}".`)
      const path = join(folder, String(index))
      const picture = await zip
        .unpack(entry, path)
        .then(() => receivePicture(media, { path, crop: undefined, aspect: PRODUCT_ASPECT }))
        .catch((error: unknown) => {
          throw refuse(errorOf(error))
        })
      const upload = { path, bytes: entry.uncompressedSize, isTooLarge: false }
      stored.set({ upload, crop: undefined }, { ...picture, source_url: url })
      keys.set(file, picture.key)
      // The unpacked file can be removed; the note next to it is still needed.
      await rm(path)
    }
    return { stored, keyOf, clear }
  } catch (error) {
    await discardPictures(media, stored)
    if (error instanceof Refusal) await clear()
    throw error
  }
}
