import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { importsFolder } from '../file/reading-notes.server.ts'
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

/** Returns the paths of an import's files, which exist until they are no longer needed. */
export function importFiles(dataDir: string, id: number): { csv: string; zip: string } {
  const folder = importsFolder(dataDir)
  return { csv: join(folder, `${id}.csv`), zip: join(folder, `${id}.zip`) }
}

/** Registers the import job. */
export function workOnImports(services: Services, log: FastifyBaseLogger): void {
  services.jobs.work(importCatalogue, async (payload, { stop }) => {
    const { importId } = payload
    const { csv, zip } = importFiles(services.config.dataDir, importId)
    if (payload.step === 'running') {
      const { actorId, keyId } = payload
      const isDone = await withZip(zip, (pictures) =>
        executeImport(services, { importId, zip: pictures, actorId, keyId }, stop, log),
      )
      if (!isDone) return
      await rm(zip, { force: true })
      await removeUnlessWrong(services.db, importId, csv)
      return
    }
    const isSound = await withZip(zip, (pictures) => dryRun(services, { importId, path: csv, zip: pictures }, stop))
    if (!isSound) for (const file of [csv, zip]) await rm(file, { force: true })
  })
}

/** The file stays while it has invalid lines to download. */
async function removeUnlessWrong(db: Database, importId: number, csv: string): Promise<void> {
  const { done: areAllRight } = await wrongProducts(db, importId).next()
  if (areAllRight) await rm(csv, { force: true })
}

async function withZip<T>(path: string, use: (zip: ZipPictures | undefined) => Promise<T>): Promise<T> {
  const isThere = await stat(path).catch(() => undefined)
  const zip = isThere && (await openZip(path))
  try {
    return await use(zip)
  } finally {
    zip?.close()
  }
}
