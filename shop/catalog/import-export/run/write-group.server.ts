import type { FastifyBaseLogger } from 'fastify'
import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import { isDatabaseUnavailable } from '../../../../server/db/database-unavailable.ts'
import { Refusal, type ResponseErrors } from '../../../../server/http/refusal.ts'
import { MediaUnavailable } from '../../../../server/media/media.ts'
import type { Services } from '../../../../server/services.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import { ensureImage, insertImages } from '../../../ui/images/images-store.server.ts'
import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import { storeNoPicture } from '../../../ui/images/store-no-picture.server.ts'
import { CHANGED_MEANWHILE } from '../../products/write/product-rules.server.ts'
import { writeWithPictures } from '../../products/write/receive-product.server.ts'
import { storeFiles } from '../file/store-files.server.ts'
import type { ZipPictures } from '../file/zip-pictures.server.ts'
import { downloadedPictures } from '../pictures/import-pictures-store.server.ts'
import { downloadsOf, filesOf, picturesIn } from '../plan/plan.server.ts'
import { noteFailed, type WaitingProduct } from './imported-products-store.server.ts'
import { withDownloads } from './with-downloads.server.ts'
import { type ReadyProduct, writePlans } from './write-plans.server.ts'

export interface Run {
  importId: number
  zip: ZipPictures | undefined
  by: () => AuditActor
  log: FastifyBaseLogger
}

/**
 * Writes some products of an import, each completely or not at all. Refused products are recorded. @throws errors that
 * concern all products
 */
export async function writeGroup(services: Services, run: Run, group: readonly WaitingProduct[]): Promise<void> {
  const ready: ReadyProduct[] = []
  // One at a time, to leave capacity for other uploads.
  for (const waiting of group) {
    const product = await withFiles(services, run, waiting)
    if (product) ready.push(product)
  }
  try {
    await writeTogether(services, run, ready)
  } catch (error) {
    throwIfOfAll(error)
    // One product was refused, so each is written alone.
    for (const product of ready) await writeAlone(services, run, product)
    return
  }
  for (const { files } of ready) await files.clear()
}

async function withFiles(services: Services, run: Run, waiting: WaitingProduct): Promise<ReadyProduct | undefined> {
  try {
    const { plan, notes } = await settledPlan(services, run, waiting)
    return { ...waiting, plan, notes, files: await storeFiles(services, run.zip, filesOf(plan)) }
  } catch (error) {
    await recordFailure(services, run, waiting, error)
    return undefined
  }
}

/** A plan with its downloaded pictures, and notes on missing ones. */
async function settledPlan(
  services: Services,
  { importId }: Run,
  { plan, line }: WaitingProduct,
): Promise<Pick<ReadyProduct, 'plan' | 'notes'>> {
  const { db, clock } = services
  const urls = downloadsOf(plan).map(({ url }) => url)
  const settled = withDownloads(plan, await downloadedPictures(db, importId, urls), line)
  const isBlank = picturesIn(settled.plan).some((picture) => 'key' in picture && picture.key === NO_PICTURE_KEY)
  if (isBlank) await ensureImage(db, await storeNoPicture(services), clock())
  return settled
}

function writeTogether({ db, clock }: Services, run: Run, products: readonly ReadyProduct[]): Promise<void> {
  const pictures = products.flatMap(({ files }) => [...files.stored.values()])
  return db.transaction().execute(async (tx) => {
    await insertImages(tx, pictures, clock())
    await writePlans(tx, run.importId, products, run.by())
  })
}

async function writeAlone(services: Services, run: Run, product: ReadyProduct): Promise<void> {
  const { files } = product
  try {
    await writeWithPictures(services, files.stored, (tx) => writePlans(tx, run.importId, [product], run.by()))
  } catch (error) {
    await recordFailure(services, run, product, error)
    // After other failures the image sweep needs these files to find stored pictures.
    if (!(error instanceof Refusal)) return
  }
  await files.clear()
}

async function recordFailure(
  { db }: Services,
  run: Run,
  { position, line }: WaitingProduct,
  error: unknown,
): Promise<void> {
  throwIfOfAll(error)
  const errors = reasonsOf(error, run.log).map((reason) => ({ line, column: '', reason }))
  await noteFailed(db, run.importId, position, errors)
}

function throwIfOfAll(error: unknown): void {
  const isOfDisk = error instanceof MediaUnavailable || (error instanceof Error && 'syscall' in error)
  if (isOfDisk || isDatabaseUnavailable(error)) throw error
}

/** Returns the messages for a product that could not be written. */
function reasonsOf(error: unknown, log: FastifyBaseLogger): string[] {
  if (error instanceof Refusal) return textsIn(error.answer)
  if (brokenConstraint(error) !== undefined) return [CHANGED_MEANWHILE]
  log.error({ err: error }, 'a product could not be imported')
  return ['A server error occurred.']
}

function textsIn(answer: { detail: string } | ResponseErrors): string[] {
  return Object.values(answer).flatMap((found): string[] => {
    if (typeof found === 'string') return [found]
    if (!Array.isArray(found)) return textsIn(found)
    return found.flatMap((one) => (typeof one === 'string' ? [one] : textsIn(one)))
  })
}
