import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadsIn } from '../../../../server/http/read-form.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import { DownloadError, download } from '../../../../server/outgoing/download.ts'
import type { Services } from '../../../../server/services.ts'
import { OWN_FOLDER } from '../../../../server/start/private-folders.ts'
import { PictureError, receivePicture } from '../../../ui/images/upload/receive-picture.server.ts'
import { MAX_IMAGE_MB, PRODUCT_ASPECT } from '../../products/fields/product-limits.contract.ts'
import {
  downloadedBytes,
  failWaiting,
  noteAttempt,
  noteStored,
  reuseImported,
  type WaitingPicture,
  waitingPictures,
} from './import-pictures-store.server.ts'

const MIB = 1024 * 1024
const GIB = 1024 * MIB
const AT_ONCE = 4
const BATCH = 40
/** Maximum number of bytes per import. */
const MAX_BYTES = 4 * GIB
/** Maximum attempts per picture after temporary errors. */
const MAX_ATTEMPTS = 3
const ACCEPT = 'image/jpeg, image/png, image/webp'

/**
 * Downloads and stores the waiting pictures of an import, several concurrently. Stored and failed pictures are not
 * retried.
 */
export async function downloadPictures(services: Services, importId: number, stop: AbortSignal): Promise<void> {
  const { db } = services
  const inTurn = limitConcurrency(AT_ONCE)
  for (;;) {
    if ((await downloadedBytes(db, importId)) >= MAX_BYTES)
      await failWaiting(db, importId, `An import downloads at most ${MAX_BYTES / GIB} GB.`)
    const found = await waitingPictures(db, importId, BATCH)
    if (found.length === 0) return
    await reuseImported(
      db,
      importId,
      found.map(({ url }) => url),
    )
    const waiting = await waitingPictures(db, importId, BATCH)
    const results = await Promise.allSettled(
      waiting.map((picture) =>
        inTurn(async () => {
          stop.throwIfAborted()
          await downloadPicture(services, importId, picture, stop)
        }),
      ),
    )
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
}

async function downloadPicture(
  services: Services,
  importId: number,
  { url, attempts }: WaitingPicture,
  stop: AbortSignal,
): Promise<void> {
  const { db, media, config, clock, downloads } = services
  const folder = join(uploadsIn(config.dataDir), randomUUID())
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const path = join(folder, 'picture')
  let isDownloaded = false
  try {
    const bytes = await download({ url, path, maxBytes: MAX_IMAGE_MB * MIB, accept: ACCEPT, stop }, downloads)
    isDownloaded = true
    const picture = await receivePicture(media, { path, crop: undefined, aspect: PRODUCT_ASPECT })
    const isNoted = await noteStored(db, { importId, url, bytes, now: clock() }, picture)
    if (!isNoted) await media.remove(picture.key)
  } catch (error) {
    if (!(error instanceof DownloadError || error instanceof PictureError)) {
      // Once a picture may have been stored, the image sweep needs this folder to find it.
      if (!isDownloaded) await rm(folder, { recursive: true, force: true })
      throw error
    }
    const isFinal = !(error instanceof DownloadError && error.isTransient) || attempts + 1 >= MAX_ATTEMPTS
    await noteAttempt(db, { importId, url, error: error.message, isFinal })
  }
  await rm(folder, { recursive: true, force: true })
}
