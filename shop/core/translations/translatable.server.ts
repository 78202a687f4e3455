import { type RawBuilder, sql } from 'kysely'
import type { NeededRole } from '../../../lib/staff/staff-role.ts'
import type { Database } from '../../../server/db/open.ts'
import { MAX_SLUG } from '../../ui/forms/slug.contract.ts'

/** The kinds of records with translations, as in the activity log. */
export type TranslatedKind = 'product' | 'collection' | 'content_page' | 'home_section'

/** The rules of a translated field. */
export interface TranslatedField {
  /** Maximum length in characters. */
  max: number
  /** Initial number of rows of a field with line breaks; undefined for a single line. */
  rows?: number
}

/** The field with the slug of a language. Derived from the translated title, so it needs no translation. */
export const SLUG = 'slug'
export const SLUG_FIELD: TranslatedField = { max: MAX_SLUG }

/** A kind of record with texts in columns, and translations in a table by record, language and field. */
export interface TranslatableKind<Field extends string = string> {
  kind: TranslatedKind
  /** The table of the translations. */
  table: `${TranslatedKind}_translations`
  /** The column that refers to the record. */
  key: string
  /** The table of the records, selected as `record`. */
  records: string
  /** Selects the name of a record; its title if absent. */
  name?: RawBuilder<string>
  /** Selects the original of a field; the column of its name if absent. */
  source?: (field: string) => RawBuilder<string | null>
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
  /** Maximum length in characters. */
  max: number
  /** Initial number of rows of texts that are long or have line breaks; undefined if all texts are single lines. */
  rows?: number
  /** Refuses a colon, which separates the name of an attribute or option from its value. */
  hasNoColon?: true
  /** The role that translates the texts, if staff of the catalogue don't. */
  allow?: NeededRole
  /** Runs in the transaction that changes a translation. */
  onChange?: (tx: Database, now: Date) => Promise<void>
}

/** Selects the name of a record. */
export const nameOf = ({ name = sql.ref('record.title') }: Pick<TranslatableKind, 'name'>): RawBuilder<unknown> => name

/** Selects the original of a field. */
export const sourceOf = (
  { source = (field) => sql.ref(`record.${field}`) }: Pick<TranslatableKind, 'source'>,
  field: string,
): RawBuilder<unknown> => source(field)

const MAX_LINE = 200

/** Returns the initial number of rows of a short text; undefined for a single line. */
export const rowsOf = ({ rows }: PhraseGroup, source: string): number | undefined =>
  source.length > MAX_LINE || source.includes('\n') ? rows : undefined
