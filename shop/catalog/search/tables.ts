import type { Generated } from 'kysely'
import type { Computed } from '../../../server/db/columns.ts'

/** Words that mean the same. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    search_synonyms: {
      id: Generated<number>
      terms: string[]
      keys: Computed<string[]>
      means: Computed<string | null>
      version: Generated<number>
    }
    /** How often words that no product has were searched for on a day, whoever did. */
    no_result_searches: {
      /** In UTC. */
      day: Date
      /** Without accents, case and punctuation. */
      words: string
      count: Generated<number>
    }
  }
}
