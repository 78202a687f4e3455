import * as texts from '#texts/search/synonyms'
import type { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { listSynonyms } from './synonyms.contract.ts'

/** Finds all groups of synonyms, the latest first. */
export async function findSynonyms(api: ReturnType<typeof apiFrom>) {
  const { synonyms } = await orErrorPage(texts.failedToLoadSynonymsPerhaps, api(listSynonyms, {}))
  return synonyms.toReversed()
}
