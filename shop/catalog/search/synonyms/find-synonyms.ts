import * as texts from '#texts/catalog/search/synonyms'
import type { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listSynonyms } from './synonyms.contract.ts'

/** Loads all synonym groups, newest first. */
export async function findSynonyms(api: ReturnType<typeof apiFrom>) {
  const { synonyms } = await orErrorPage(texts.failedToLoadSynonymsPerhaps, api(listSynonyms, {}))
  return synonyms.toReversed()
}
