import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../../../server/services.ts'
import { invalidPk } from '../../products/fields/product-body.contract.ts'
import { refreshRecommendations } from '../../products/read/recommendations/recommendations.server.ts'
import { lockProductsForUpdate, writeChanges } from '../../products/write/write-product.server.ts'
import type { ZipPictures } from '../file/zip-pictures.server.ts'
import { downloadPictures } from '../pictures/download-pictures.server.ts'
import { releasePictures } from '../pictures/import-pictures-store.server.ts'
import { filesOf } from '../plan/plan.server.ts'
import {
  noteDone,
  noteFailed,
  type WaitingProduct,
  waitingForBundles,
  waitingProducts,
  writtenProducts,
} from './imported-products-store.server.ts'
import { isStopRequested, updateImport } from './imports-store.server.ts'
import { type Run, writeGroup } from './write-group.server.ts'
import { bundledNow } from './write-plans.server.ts'

/** Batch size. Each batch locks its products for a short time only. */
const AT_ONCE = 50
/** Batch size of products with pictures. A crash loses a few seconds of work. */
const PICTURES_AT_ONCE = 8
/** How often a download checks whether staff stopped the import, in milliseconds. */
const POLL_MS = 500

interface ImportToRun {
  importId: number
  zip: ZipPictures | undefined
  /** The author, as in `AuditActor`. */
  actorId: number | null
  keyId?: number | undefined
}

/**
 * Downloads the pictures of a dry run and writes its plan. Products that cannot be written are recorded and skipped.
 * Can be resumed after a crash or a stop.
 * @returns false if staff stopped it
 */
export async function executeImport(
  services: Services,
  { importId, zip, actorId, keyId }: ImportToRun,
  stop: AbortSignal,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { db, clock, cache } = services
  if (!(await downloadUnlessStopped(services, importId, stop))) return false
  const run: Run = { importId, zip, log, by: () => ({ actorId, keyId, now: clock() }) }
  for (;;) {
    const waiting = await waitingProducts(db, importId, AT_ONCE)
    if (waiting.length === 0) break
    for (const group of inGroups(waiting)) {
      stop.throwIfAborted()
      if (await isStopRequested(db, importId)) return false
      await writeGroup(services, run, group)
    }
    // Invalidates the cache at once, without waiting for the database notices.
    cache.drop()
  }
  await completeBundles(services, run)
  await updateRecommendations(services, importId, stop)
  cache.drop()
  await updateImport(db, importId, { state: 'done' })
  await releasePictures(db, importId)
  return true
}

/** @returns false if staff stopped the import */
async function downloadUnlessStopped(services: Services, importId: number, stop: AbortSignal): Promise<boolean> {
  const { db } = services
  const stopped = new AbortController()
  const look = async () => {
    if (await isStopRequested(db, importId)) stopped.abort()
  }
  const pollTimer = setInterval(() => void look().catch(() => {}), POLL_MS)
  try {
    await look()
    await downloadPictures(services, importId, AbortSignal.any([stop, stopped.signal]))
  } catch (error) {
    if (!stopped.signal.aborted || stop.aborted) throw error
  } finally {
    clearInterval(pollTimer)
  }
  return !stopped.signal.aborted
}

function inGroups(waiting: readonly WaitingProduct[]): WaitingProduct[][] {
  const groups: WaitingProduct[][] = []
  let pictures = Number.POSITIVE_INFINITY
  for (const product of waiting) {
    const own = filesOf(product.plan).length
    if (pictures + own > PICTURES_AT_ONCE) {
      groups.push([])
      pictures = 0
    }
    groups.at(-1)?.push(product)
    pictures += own
  }
  return groups
}

/** Writes bundles with products that came later in the file. */
async function completeBundles({ db }: Services, { importId, by }: Run): Promise<void> {
  for (;;) {
    const waiting = await waitingForBundles(db, importId, AT_ONCE)
    if (waiting.length === 0) return
    await db.transaction().execute(async (tx) => {
      const held = await lockProductsForUpdate(
        tx,
        waiting.flatMap(({ product_id }) => product_id ?? []),
      )
      const bundled = await bundledNow(
        tx,
        waiting.map(({ plan }) => plan),
      )
      const changes = waiting.flatMap(({ product_id, plan }) => {
        const product = product_id === null ? undefined : held.get(product_id)
        const { ids } = bundled(plan)
        return product && ids ? [{ held: product, change: { bundled: ids } }] : []
      })
      await writeChanges(tx, changes, by())
      await noteDone(
        tx,
        importId,
        waiting.map(({ position, product_id }) => ({ position, product_id, bundle_waits: false })),
      )
      for (const { position, line, plan } of waiting) {
        const { missing } = bundled(plan)
        if (missing === undefined) continue
        await noteFailed(tx, importId, position, [{ line, column: 'bundled', reason: invalidPk(missing) }])
      }
    })
  }
}

async function updateRecommendations({ db }: Services, importId: number, stop: AbortSignal): Promise<void> {
  const written = await writtenProducts(db, importId)
  for (let from = 0; from < written.length; from += AT_ONCE) {
    stop.throwIfAborted()
    const ids = written.slice(from, from + AT_ONCE)
    await db.transaction().execute((tx) => refreshRecommendations(tx, ids))
  }
}
