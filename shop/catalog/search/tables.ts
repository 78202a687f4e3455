import type { Generated } from 'kysely'
import type { Computed } from '../../../server/db/columns.ts'

/** Groups of terms with the same meaning. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    search_synonyms: {
      id: Generated<number>
      terms: string[]
      keys: Computed<string[]>
      means: Computed<string | null>
      version: Generated<number>
    }
    /** The language of the indexed words. One row. */
    search_index: {
      only_row: Generated<boolean>
      /** A BCP 47 tag. */
      language: Generated<string>
      /** False while rows are indexed in the language; searches use English rules then. */
      is_ready: Generated<boolean>
    }
    /** Number of searches per day for words that no product has. */
    no_result_searches: {
      /** In UTC. */
      day: Date
      /** Without accents, case and punctuation. */
      words: string
      count: Generated<number>
    }
  }
}
