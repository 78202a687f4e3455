import type { RawBuilder } from 'kysely'

/** The kinds of records with translations, as in the activity log. */
export type TranslatedKind = 'product' | 'collection' | 'content_page'

/** The rules of a translated field. */
export interface TranslatedField {
  /** Maximum length in characters. */
  max: number
  /** Initial number of rows of a field with line breaks; undefined for a single line. */
  rows?: number
}

/** A kind of record with texts in columns, and translations in a table by record, language and field. */
export interface TranslatableKind<Field extends string = string> {
  kind: TranslatedKind
  /** The table of the translations. */
  table: 'product_translations' | 'collection_translations' | 'content_page_translations'
  /** The column that refers to the record. */
  key: string
  /** The table of the records. Each field is a column of it. */
  records: string
  /** Selects the records that can be translated. */
  exists: RawBuilder<boolean>
  fields: Record<Field, TranslatedField>
}

/** A group of short texts that records share. Translations are found by the source text. */
export interface PhraseGroup {
  /** The name in addresses. */
  group: string
  /** Selects the column `source`: all texts of the group, which may repeat. */
  sources: RawBuilder<{ source: string }>
  max: number
  rows?: number
  /** Refuses a colon, which separates the name of an attribute or option from its value. */
  hasNoColon?: true
}
