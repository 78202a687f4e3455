import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { WorkFiles } from '../../../../server/media/media.ts'
import type { Services } from '../../../../server/services.ts'
import { openZip, type ZipPictures } from '../file/zip-pictures.server.ts'
import { dryRun } from '../plan/dry-run.server.ts'
import { executeImport } from './execute-import.server.ts'
import { wrongProducts } from './imported-products-store.server.ts'
import { IMPORT_JOB, importJobKey } from './imports-store.server.ts'

/** Reads a file or writes its plan. One job at a time per process, to limit the load. */
const importCatalogue = defineJob({
  name: IMPORT_JOB,
  payload: z.discriminatedUnion('step', [
    z.object({ step: z.literal('reading'), importId: z.number() }),
    z.object({
      step: z.literal('running'),
      importId: z.number(),
      actorId: z.number().nullable(),
      keyId: z.number().optional(),
    }),
  ]),
  claimMs: 20 * SECOND,
  // Not retried: staff see an interrupted import and decide whether to resume it.
  attempts: 1,
  logAs: 'an import was interrupted',
})

/** Enqueues a step of an import in the transaction. @returns false if it is already in progress */
export function enqueueImport(
  tx: Database,
  step: z.infer<typeof importCatalogue.payload>,
  now: Date,
): Promise<boolean> {
  return enqueueJob(tx, importCatalogue, step, { now, key: importJobKey(step.importId, step.step) })
}

/** Returns the names of an import's work files, which exist until they are no longer needed. */
export const importFiles = (id: number): { csv: string; zip: string } => ({
  csv: `imports/${id}.csv`,
  zip: `imports/${id}.zip`,
})

/** Registers the import job. */
export function workOnImports(services: Services, log: FastifyBaseLogger): void {
  const { work } = services.media
  services.jobs.work(importCatalogue, async (payload, { stop }) => {
    const { importId } = payload
    const { csv, zip } = importFiles(importId)
    if (payload.step === 'running') {
      const { actorId, keyId } = payload
      const isDone = await withZip(work, zip, (pictures) =>
        executeImport(services, { importId, zip: pictures, actorId, keyId }, stop, log),
      )
      if (!isDone) return
      await work.remove(zip)
      await removeUnlessWrong(services, importId, csv)
      return
    }
    const isSound = await withZip(work, zip, (pictures) =>
      work.use(csv, (path) => {
        if (path === undefined) throw new Error(`The file of import ${importId} is missing.`)
        return dryRun(services, { importId, path, zip: pictures }, stop)
      }),
    )
    if (!isSound) for (const file of [csv, zip]) await work.remove(file)
  })
}

/** The file stays while it has invalid lines to download. */
async function removeUnlessWrong({ db, media }: Pick<Services, 'db' | 'media'>, importId: number, csv: string) {
  const { done: areAllRight } = await wrongProducts(db, importId).next()
  if (areAllRight) await media.work.remove(csv)
}

function withZip<T>(work: WorkFiles, name: string, use: (zip: ZipPictures | undefined) => Promise<T>): Promise<T> {
  return work.use(name, async (path) => {
    const zip = path === undefined ? undefined : await openZip(path)
    try {
      return await use(zip)
    } finally {
      zip?.close()
    }
  })
}
