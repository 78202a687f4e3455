import type { Generated } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
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
    /** The further languages of the shop, with a document for each record. */
    search_languages: {
      language: Language
      /** False while documents are missing; searches use the owner's texts then. */
      is_ready: Generated<boolean>
    }
    /** The texts of products in further languages, as the search reads them. */
    search_documents: { product_id: number; search_language: string; title: string }
    search_collection_documents: { collection_id: number; search_language: string; title: string }
    search_page_documents: { page_id: number; search_language: string; title: string }
    search_synonym_documents: { synonym_id: number; search_language: string }
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
