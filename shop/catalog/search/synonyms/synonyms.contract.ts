import { z } from 'zod'
import { resourceContract, VersionIfGiven } from '../../../core/admin-kit/resource/resource.contract.ts'
import { Terms } from './synonym-form.contract.ts'

/** A group of terms with the same meaning. */
const Synonyms = z.object({ id: z.int(), terms: z.array(z.string()), version: z.int() })
export type Synonyms = z.infer<typeof Synonyms>

/** The maximum number of groups. Each search compares its words with all matching groups. */
export const MAX_GROUPS = 500

export const synonyms = resourceContract({
  path: '/api/synonyms/',
  allow: 'catalogue',
  scopes: ['catalogue:read', 'catalogue:write'],
  schema: {
    tag: 'Search',
    list: 'synonyms',
    item: Synonyms,
    form: z.object({ terms: Terms }),
    changeVersion: VersionIfGiven,
    removeVersion: VersionIfGiven,
    summaries: {
      list: 'List the synonym groups of the search, oldest first',
      add: 'Create a synonym group; a search for one word finds all',
      change: 'Replace the words of a synonym group',
      remove: 'Delete a synonym group',
    },
  },
})
