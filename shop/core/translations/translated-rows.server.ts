import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { type Compilable, prepared } from '../../../server/db/prepared.ts'
import { SLUG, type TranslatableKind } from './translatable.server.ts'
import type { MaybeTranslated } from './translated-fields.ts'

/** A row of a statement that also selects the translations of its record, by field. */
export interface WithTexts {
  texts?: Readonly<Record<string, string>> | null
}

/**
 * Returns a function that runs a prepared statement, which reads translations in a language together with the records.
 * Without a language it reads none.
 * @param build as of `prepared`; it may pass the language on, and compare it with undefined
 */
export function preparedInLanguage<Values extends object, Row>(
  build: (values: Values, language: Language | undefined, db: Database) => Compilable<Row>,
): (db: Database, values: Values, language: Language | undefined) => Promise<Row[]> {
  const source = prepared<Values, Row>((values, db) => build(values, undefined, db))
  const translated = prepared<Values & { language: Language }, Row>((values, db) => build(values, values.language, db))
  return (db, values, language) =>
    language === undefined ? source(db, values) : translated(db, { ...values, language })
}

/**
 * Selects the translations of a record in a language, by field; null without a language or a translation.
 * @param id the column with the id of the record
 * @param fields all by default
 */
export function textsIn(
  { table, key }: Pick<TranslatableKind, 'table' | 'key'>,
  id: string,
  language: Language | undefined,
  fields: readonly string[] = [],
): RawBuilder<WithTexts['texts']> {
  if (language === undefined) return sql`null::json`
  const isWanted =
    fields.length === 0 ? sql`true` : sql`own.field in (${sql.join(fields.map((field) => sql.lit(field)))})`
  return sql`(select json_object_agg(own.field, own.value) from ${sql.table(table)} as own
    where own.${sql.ref(key)} = ${sql.ref(id)} and own.language = ${language} and ${isWanted})`
}

/** The fields of a link to a record. */
export const LINK_FIELDS = ['title', SLUG] as const

/** Selects the translation of a short text in a language, and the text itself without one. @param source its column */
export const phraseIn = (source: string, language: Language | undefined): RawBuilder<string> =>
  language === undefined
    ? sql`${sql.ref(source)}`
    : sql`coalesce((select phrase.value from phrase_translations as phrase
        where phrase.language = ${language} and phrase.digest = md5(${sql.ref(source)})), ${sql.ref(source)})`

/** Returns a link with the translations that were read with it. */
export function translatedLink<Link extends { slug: string; title: string } & WithTexts>({
  texts,
  ...link
}: Link): Omit<Link, 'texts'> & MaybeTranslated {
  const { title, slug = link.slug } = texts ?? {}
  return title === undefined ? { ...link, slug } : { ...link, slug, title, translated: ['title'] }
}
