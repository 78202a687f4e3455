import type { apiFrom } from '../../api.ts'
import { whenDown } from '../../feedback/when-down.ts'
import { staffHere } from '../../staff/staff-here.ts'
import { listSynonyms } from './synonyms.contract.ts'

/** All groups of synonyms, the latest first; undefined for whoever is no staff. */
export async function findSynonyms(api: ReturnType<typeof apiFrom>) {
  if (!(await staffHere())) return undefined
  const { synonyms } = await whenDown('Failed to load synonyms, perhaps our server is down', api(listSynonyms, {}))
  return synonyms.toReversed()
}
