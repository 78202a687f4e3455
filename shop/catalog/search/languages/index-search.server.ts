import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { furtherLanguages } from '../../../../lib/texts/offered-languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import { HOUR, SECOND } from '../../../../server/durations.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { offeredLanguages, settingsIn } from '../../../core/settings/read-identity.server.ts'
import { findSettings } from '../../../core/settings/settings-store.server.ts'
import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import { getSearchIndex } from './search-index.contract.ts'
import {
  analyzeDocuments,
  changeIndexedLanguage,
  changeTranslations,
  countNotIndexed,
  countNotTranslated,
  deleteNextDocuments,
  findProductsWithPhrase,
  findSearchIndex,
  findSearchLanguages,
  finishIndexing,
  finishTranslations,
  indexNextOthers,
  indexNextProducts,
  translateNextOthers,
  translateNextProducts,
  writeDocuments,
} from './search-index-store.server.ts'

/** The pause before locked rows are tried again, in ms. */
const RETRY_MS = 200

const indexSearch = defineJob({
  name: 'index-search',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the search was not indexed in the language of the shop',
})

/** Enqueued by the trigger of `phrase_translations`, because many products can contain a short text. */
const indexPhrase = defineJob({
  name: 'index-phrase',
  payload: z.object({ source: z.string() }),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'products with a translated text were not indexed',
})

/** Covers an upgrade, and a change of the language by a process of the release before. */
export const checkSearchLanguage = defineJob({
  name: 'check-search-language',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  everyMs: HOUR,
  logAs: 'the language of the search was not checked',
})

/**
 * Enqueues the indexing of all products in the languages of the settings.
 * @param version of the settings, so that a change during an earlier indexing has a separate job
 */
export async function enqueueIndexing(tx: Database, version: number, now: Date): Promise<void> {
  await enqueueJob(tx, indexSearch, {}, { now, key: String(version) })
}

/** Returns how `checkSearchLanguage` runs. */
export const indexingOf =
  ({ db, cache }: Pick<Services, 'db' | 'cache'>) =>
  (_: unknown, { stop }: { stop: AbortSignal }) =>
    indexInLanguage(db, () => cache.changed(SEARCH), stop)

/** Registers the endpoint of the index, and the job that indexes products in the language of the settings. */
export function searchIndexEndpoint(app: ShopApp, services: Services): void {
  const { db, jobs } = services
  app.route({
    ...getSearchIndex,
    handler: async () => {
      const { language, isReady } = await findSearchIndex(db)
      const translations = await findSearchLanguages(db)
      const areTranslated = translations.every(({ is_ready }) => is_ready)
      const remaining = (isReady ? 0 : await countNotIndexed(db)) + (areTranslated ? 0 : await countNotTranslated(db))
      return { language, is_ready: isReady, translations, remaining }
    },
  })
  jobs.work(indexSearch, indexingOf(services))
  jobs.work(indexPhrase, async ({ source }, { stop }) => {
    for (let last: number | undefined = 0; last !== undefined; ) {
      stop.throwIfAborted()
      const ids: number[] = await findProductsWithPhrase(db, source, last)
      if (ids.length > 0) await writeDocuments(db, ids)
      last = ids.at(-1)
    }
  })
}

/**
 * Indexes in batches until all rows have the language of the settings, and a document in each further language of the
 * shop, also if the settings change meanwhile. Safe in several processes, and continues after an interruption.
 */
export async function indexInLanguage(db: Database, changed: () => void, stop: AbortSignal): Promise<void> {
  for (;;) {
    stop.throwIfAborted()
    const { wanted, further } = await findLanguages(db)
    const { language, isReady } = await findSearchIndex(db)
    const isChanged = language === wanted || (await changeIndexedLanguage(db, wanted))
    if (isChanged && (await indexRows(db, wanted, stop)) && (await writeTranslations(db, further, stop))) {
      if (language !== wanted || !isReady) changed()
      return
    }
    await pause(RETRY_MS, undefined, { signal: stop })
  }
}

/** Reads the language of the owner's texts and the further languages of the shop from the settings. */
async function findLanguages(db: Database): Promise<{ wanted: string; further: string[] }> {
  const identity = settingsIn(await findSettings(db), 'identity')
  return { wanted: identity.language, further: furtherLanguages(identity.language, offeredLanguages(identity)) }
}

/** @returns false if rows are locked, or the setting changed */
async function indexRows(db: Database, wanted: string, stop: AbortSignal): Promise<boolean> {
  for (let last: number | null = 0; last !== null; last = await indexNextProducts(db, last)) stop.throwIfAborted()
  while ((await indexNextOthers(db)) > 0) stop.throwIfAborted()
  return finishIndexing(db, wanted)
}

/** @returns false if rows are locked, or transactions with changed texts are open */
async function writeTranslations(db: Database, wanted: readonly string[], stop: AbortSignal): Promise<boolean> {
  const known = await findSearchLanguages(db)
  const isKnown = known.map(({ language }) => language).join() === [...wanted].sort().join()
  const isChanged = isKnown || (await changeTranslations(db, wanted))
  while (await deleteNextDocuments(db)) stop.throwIfAborted()
  if (!isChanged) return false
  for (let last: number | null = 0; last !== null; last = await translateNextProducts(db, last)) stop.throwIfAborted()
  while ((await translateNextOthers(db)) > 0) stop.throwIfAborted()
  const isFinished = await finishTranslations(db)
  if (isFinished && !isKnown) await analyzeDocuments(db)
  return isFinished
}
