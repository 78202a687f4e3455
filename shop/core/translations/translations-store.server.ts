import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { nameOf, SLUG, sourceOf, type TranslatableKind } from './translatable.server.ts'

/** Translated texts of records: by record id, then by field. */
export type Translations = ReadonlyMap<number, Readonly<Record<string, string>>>

/** A text to translate, with its stored translation; empty without one. */
export interface TextToTranslate {
  field: string
  source: string
  value: string
  /** The source text has changed since it was translated. */
  is_outdated: boolean
}

/** A change of one translation. */
export interface TranslationChange {
  field: string
  /** The current source text. */
  source: string
  /** The translation before the change; empty for none. */
  seen: string
  /** The new translation; empty to remove it. */
  value: string
}

/** A record with the number of its texts, and of those with a translation. */
export interface TranslatedRecord {
  id: number
  name: string
  texts: number
  translated: number
}

/** Finds the translations of records in a language. */
export async function findTranslations(
  db: Database,
  { table, key }: Pick<TranslatableKind, 'table' | 'key'>,
  language: Language,
  ids: readonly number[],
): Promise<Translations> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; texts: Record<string, string> }>`
    select ${sql.ref(key)} as id, json_object_agg(field, value) as texts from ${sql.table(table)}
    where ${sql.ref(key)} = any(${[...ids]}::bigint[]) and language = ${language}
    group by 1`.execute(db)
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

/**
 * Finds the translations of records in some languages, and of short texts in the first of them, in one statement.
 * @returns translations by language, and short texts by their source
 */
export async function findTranslationsAndPhrases(
  db: Database,
  kind: Pick<TranslatableKind, 'table' | 'key'>,
  languages: readonly [Language, ...Language[]],
  { ids, sources }: { ids: readonly number[]; sources: Iterable<string> },
): Promise<{ records: ReadonlyMap<Language, Translations>; phrases: ReadonlyMap<string, string> }> {
  const wanted = [...new Set(sources)].filter((source) => source !== '')
  if (ids.length === 0 && wanted.length === 0) return { records: new Map(), phrases: new Map() }
  const rows = await translationsAndPhrases(kind)(db, { ids, languages, language: languages[0], wanted })
  const records = Map.groupBy(rows, ({ language }) => language)
  const textsOf = (found: typeof rows) =>
    new Map(found.flatMap(({ id, texts }) => (id === null || texts === null ? [] : [[id, texts] as const])))
  return {
    records: new Map([...records].map(([language, found]) => [language, textsOf(found)])),
    phrases: new Map(Object.entries(rows.find(({ id }) => id === null)?.texts ?? {})),
  }
}

/** Returns the function that prepares a statement for each table at its first use. */
function perTable<Kind extends Pick<TranslatableKind, 'table'>, T>(prepare: (kind: Kind) => T): (kind: Kind) => T {
  const made = new Map<string, T>()
  return (kind) => {
    const statement = made.get(kind.table) ?? prepare(kind)
    made.set(kind.table, statement)
    return statement
  }
}

interface Wanted {
  ids: readonly number[]
  languages: readonly Language[]
  language: Language
  wanted: readonly string[]
}

// The subqueries hide the lengths of the lists, so that PostgreSQL keeps one plan.
const translationsAndPhrases = perTable(({ table, key }: Pick<TranslatableKind, 'table' | 'key'>) =>
  prepared(
    ({ ids, languages, language, wanted }: Wanted) =>
      sql<{ language: Language; id: number | null; texts: Record<string, string> | null }>`
        select language, ${sql.ref(key)} as id, json_object_agg(field, value) as texts from ${sql.table(table)}
        where ${sql.ref(key)} = any((select ${ids}::bigint[])::bigint[])
          and language = any((select ${languages}::text[])::text[])
        group by 1, 2
        union all
        select ${language}::text, null, json_object_agg(source, value) from phrase_translations
        where language = ${language} and digest in (
          select md5(wanted) from unnest((select ${wanted}::text[])) as wanted)`,
  ),
)

/** A title and a slug in a language, as far as they are translated. */
export interface TranslatedLink {
  title?: string
  slug?: string
}

/** The properties of a kind that find links. */
export type LinkedKind = Pick<TranslatableKind, 'table' | 'key' | 'records' | 'exists'>

/** Finds the translated titles and slugs of records in the languages that have one, by their source slugs. */
export async function findLinks(
  db: Database,
  kind: LinkedKind,
  languages: readonly Language[],
  wanted: { id: number } | { slugs: readonly string[] },
): Promise<ReadonlyMap<string, Partial<Record<Language, TranslatedLink>>>> {
  if ('slugs' in wanted && wanted.slugs.length === 0) return new Map()
  const rows =
    'id' in wanted
      ? await linksById(kind)(db, { id: wanted.id, languages })
      : await linksBySlugs(kind)(db, { ...slugsIn(wanted), languages })
  return new Map(rows.map(({ slug, links }) => [slug, links]))
}

const slugsIn = ({ slugs }: { slugs: readonly string[] }) => ({
  exact: [...new Set(slugs)],
  folded: [...new Set(slugs.map((slug) => slug.toLowerCase()))],
})

const linksById = perTable((kind: LinkedKind) =>
  prepared(({ id, languages }: { id: number; languages: readonly Language[] }) =>
    links(kind, languages, sql`record.id = ${id}`),
  ),
)

// The unique indexes of slugs ignore case.
const linksBySlugs = perTable((kind: LinkedKind) =>
  prepared(({ exact, folded, languages }: ReturnType<typeof slugsIn> & { languages: readonly Language[] }) =>
    links(
      kind,
      languages,
      sql`lower(record.slug) = any((select ${folded}::text[])::text[])
        and record.slug = any((select ${exact}::text[])::text[])`,
    ),
  ),
)

const links = (
  { table, key, records, exists }: LinkedKind,
  languages: readonly Language[],
  isWanted: RawBuilder<unknown>,
) => sql<{ slug: string; links: Partial<Record<Language, TranslatedLink>> }>`
  select slug, json_object_agg(language, texts) as links from (
    select record.slug, language, json_object_agg(field, value) as texts from ${sql.table(records)} as record
      join ${sql.table(table)} as translation on translation.${sql.ref(key)} = record.id
    where ${isWanted} and language = any((select ${languages}::text[])::text[])
      and field in ('title', 'slug') and ${exists}
    group by record.id, language) as translated
  group by slug`

/** Selects fields of a record that have content. */
const textsOf = (kind: TranslatableKind, fields: readonly string[]): RawBuilder<unknown> => sql`
  (select text.field, text.source, text.place
   from (values ${sql.join(
     fields.map((field, place) => sql`(${sql.lit(field)}, ${sourceOf(kind, field)}, ${sql.lit(place)})`),
   )})
     as text (field, source, place)
   where text.source <> '')`

/** Selects the texts of a record that count as translated or missing. */
const countedTexts = (kind: TranslatableKind) =>
  textsOf(
    kind,
    Object.keys(kind.fields).filter((field) => field !== SLUG),
  )

/** Selects the translation of a text. */
const translationIn = ({ table, key }: TranslatableKind, language: Language): RawBuilder<unknown> => sql`
  ${sql.table(table)} as translation
  where translation.${sql.ref(key)} = record.id and language = ${language} and translation.field = text.field`

/** Finds the name of a record and its texts with their translations, in order; undefined without such a record. */
export async function findTexts(
  db: Database,
  kind: TranslatableKind,
  language: Language,
  id: number,
): Promise<{ name: string; texts: TextToTranslate[] } | undefined> {
  const { rows } = await sql<{ name: string } & TextToTranslate>`
    select ${nameOf(kind)} as name, text.field, text.source, coalesce(translation.value, '') as value,
      coalesce(text.field <> ${SLUG} and translation.source_digest <> md5(text.source), false) as is_outdated
    from ${sql.table(kind.records)} as record
      cross join lateral ${textsOf(kind, Object.keys(kind.fields))} as text
      left join lateral (select value, source_digest from ${translationIn(kind, language)}) as translation on true
    where record.id = ${id} and ${kind.exists}
    order by text.place`.execute(db)
  const [first] = rows
  return first && { name: first.name, texts: rows.map(({ name: _, ...text }) => text) }
}

/**
 * Locks a record, so that it is not deleted before the transaction ends. The search locks it in the same mode later: a
 * shared lock of two transactions would be a deadlock then.
 * @returns false if it does not exist
 */
export async function lockRecord(tx: Database, kind: TranslatableKind, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind.records)} as record where id = ${id} and ${kind.exists} for no key update`.execute(tx)
  return rows.length > 0
}

/**
 * Stores the translation of a field, unless it has changed since it was read.
 * @returns false if it has changed
 */
export async function writeTranslation(
  tx: Database,
  { table, key }: TranslatableKind,
  { id, language, now }: { id: number; language: Language; now: Date },
  { field, source, seen, value }: TranslationChange,
): Promise<boolean> {
  const digest = createHash('md5').update(source).digest('hex')
  const place = sql`${sql.ref(key)} = ${id} and language = ${language} and field = ${field}`
  const write =
    seen === ''
      ? sql`
        insert into ${sql.table(table)} (${sql.ref(key)}, language, field, value, source_digest, updated_at)
        values (${id}, ${language}, ${field}, ${value}, ${digest}, ${now})
        on conflict (${sql.ref(key)}, language, field) do nothing`
      : value === ''
        ? sql`delete from ${sql.table(table)} where ${place} and value = ${seen}`
        : sql`
          update ${sql.table(table)} set value = ${value}, source_digest = ${digest}, updated_at = ${now}
          where ${place} and value = ${seen}`
  return (await write.execute(tx)).numAffectedRows === 1n
}

interface RecordFilter {
  language: Language
  /** Only records with a text that has no translation. */
  isIncomplete: boolean
  /** A part of the title. */
  q: string
}

const lacksTranslation = (kind: TranslatableKind, language: Language): RawBuilder<boolean> => sql`
  exists (select from ${countedTexts(kind)} as text where not exists (select from ${translationIn(kind, language)}))`

const filtered = (kind: TranslatableKind, { language, isIncomplete, q }: RecordFilter): RawBuilder<unknown> => sql`
  ${sql.table(kind.records)} as record
  where ${kind.exists} and (${q} = '' or strpos(lower(${nameOf(kind)}), lower(${q})) > 0)
    and ${isIncomplete ? lacksTranslation(kind, language) : sql`true`}`

/** Counts the records of a kind. */
export async function countRecords(db: Database, kind: TranslatableKind, filter: RecordFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${filtered(kind, filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists records of a kind with the numbers of their texts and translations, newest first. */
export async function listRecords(
  db: Database,
  kind: TranslatableKind,
  filter: RecordFilter,
  { page, size }: Paging,
): Promise<TranslatedRecord[]> {
  const { rows } = await sql<TranslatedRecord>`
    select record.id, ${nameOf(kind)} as name,
      (select count(*)::integer from ${countedTexts(kind)} as text) as texts,
      (select count(*)::integer from ${countedTexts(kind)} as text
        where exists (select from ${translationIn(kind, filter.language)})) as translated
    from ${filtered(kind, filter)}
    order by record.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows
}
