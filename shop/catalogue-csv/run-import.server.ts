import type { FastifyBaseLogger } from 'fastify'
import { brokenConstraint } from '../../server/db/broken-constraint.ts'
import { isDatabaseAway } from '../../server/db/database-away.ts'
import { type FieldErrors, Refusal } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import { refreshRecommendations } from '../catalogue/recommendations.server.ts'
import type { ChangedBy } from '../changes/changes-store.server.ts'
import { invalidPk } from '../products/product-form.server.ts'
import { CHANGED_MEANWHILE } from '../products/shop-faults.server.ts'
import { holdProduct, writeChanges } from '../products/write-product.server.ts'
import {
  noteOutcome,
  updateImport,
  waitingForBundles,
  waitingProducts,
  writtenProducts,
} from './imports-store.server.ts'
import { bundledNow, writePlan } from './write-plan.server.ts'
import type { ZipPictures } from './zip-pictures.server.ts'

/** Plans are read so many at a time. */
const AT_ONCE = 50

interface Run {
  importId: number
  zip: ZipPictures | undefined
  actorId: number
}

/** Writes what a dry run has planned, product by product. What it cannot write it notes and goes on. It can be run on after a crash. */
export async function carryOut(
  services: Services,
  { importId, zip, actorId }: Run,
  stop: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, clock, kept } = services
  const by = (): ChangedBy => ({ actorId, now: clock() })
  for (;;) {
    const waiting = await waitingProducts(db, importId, AT_ONCE)
    if (waiting.length === 0) break
    for (const product of waiting) {
      stop.throwIfAborted()
      await writePlan(services, { importId, zip, by: by() }, product).catch(async (error: unknown) => {
        const reasons = reasonsOf(error, log)
        const faults = reasons.map((reason) => ({ line: product.line, column: '', reason }))
        await noteOutcome(db, importId, product.position, { outcome: 'failed', faults })
      })
    }
    // Whoever asks next must see them, whenever the database's notices arrive.
    kept.drop()
  }
  await completeBundles(services, importId, by)
  await recommendAnew(services, importId, stop)
  kept.drop()
  await updateImport(db, importId, { state: 'done' })
}

/** What a person is told of a product that could not be written. @throws what concerns all products */
function reasonsOf(error: unknown, log: FastifyBaseLogger): string[] {
  if (error instanceof Refusal) return textsIn(error.answer)
  if (brokenConstraint(error) !== undefined) return [CHANGED_MEANWHILE]
  const isOfDisk = error instanceof Error && 'syscall' in error
  if (isOfDisk || isDatabaseAway(error)) throw error
  log.error({ err: error }, 'a product could not be imported')
  return ['A server error occurred.']
}

function textsIn(answer: { detail: string } | FieldErrors): string[] {
  return Object.values(answer).flatMap((found): string[] => {
    if (typeof found === 'string') return [found]
    if (!Array.isArray(found)) return textsIn(found)
    return found.flatMap((one) => (typeof one === 'string' ? [one] : textsIn(one)))
  })
}

/** Bundles that name products which stood further down in the file. */
async function completeBundles({ db }: Services, importId: number, by: () => ChangedBy): Promise<void> {
  for (;;) {
    const waiting = await waitingForBundles(db, importId, AT_ONCE)
    if (waiting.length === 0) return
    for (const { position, line, product_id, plan } of waiting) {
      await db.transaction().execute(async (tx) => {
        const { bundled, missing } = await bundledNow(tx, plan)
        const held = product_id === null ? undefined : await holdProduct(tx, product_id)
        if (held && bundled) await writeChanges(tx, held, { bundled }, by())
        const faults = missing === undefined ? [] : [{ line, column: 'bundled', reason: invalidPk(missing) }]
        await noteOutcome(tx, importId, position, {
          outcome: missing === undefined ? 'done' : 'failed',
          bundle_waits: false,
          faults,
        })
      })
    }
  }
}

/** Each statement must stay well below the time that the database gives it. */
const RECOMMENDED_AT_ONCE = 25

async function recommendAnew({ db }: Services, importId: number, stop: AbortSignal): Promise<void> {
  const written = await writtenProducts(db, importId)
  for (let from = 0; from < written.length; from += RECOMMENDED_AT_ONCE) {
    stop.throwIfAborted()
    const ids = written.slice(from, from + RECOMMENDED_AT_ONCE)
    await db.transaction().execute((tx) => refreshRecommendations(tx, ids))
  }
}
