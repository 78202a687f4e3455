import type { Generated } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'

/** One translated text of a record. A missing row means that the source text is shown. */
interface TranslationTable {
  language: Language
  field: string
  value: string
  /** MD5 of the source text that was translated, to find translations that are out of date. */
  source_digest: string
  updated_at: Date
}

/** Translations of the owner's texts. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    product_translations: TranslationTable & { product_id: number }
    collection_translations: TranslationTable & { collection_id: number }
    content_page_translations: TranslationTable & { page_id: number }
    home_section_translations: TranslationTable & { section_id: number }
    /** Translations of texts that several records share, such as option values. Found by the source text. */
    phrase_translations: {
      language: Language
      source: string
      digest: Generated<string>
      value: string
      updated_at: Date
    }
    /** Slugs of further languages that a record no longer has, in lower case, for redirects. Written by triggers. */
    former_translated_slugs: {
      kind: 'product' | 'collection' | 'content_page'
      language: Language
      slug: string
      record_id: number
      left_at: Generated<Date>
    }
  }
}
