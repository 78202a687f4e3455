import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import type { PhraseGroup } from './translatable.server.ts'
import type { TranslationChange } from './translations-store.server.ts'

/** Finds the translations of texts in a language, by their source text. */
export async function findPhrases(
  db: Database,
  language: Language,
  sources: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(sources)].filter((source) => source !== '')
  if (wanted.length === 0) return new Map()
  const rows = await phrasesIn(db, { language, wanted })
  return new Map(rows.map(({ source, value }) => [source, value]))
}

const phrasesIn = prepared(
  ({ language, wanted }: { language: Language; wanted: readonly string[] }) => sql<{ source: string; value: string }>`
    select source, value from phrase_translations
    where language = ${language} and digest in (select md5(wanted) from unnest((select ${wanted}::text[])) as wanted)`,
)

interface PhraseFilter {
  language: Language
  isIncomplete: boolean
  q: string
}

/** Selects the distinct texts of a group. Texts without letters, such as sizes in numbers, need no translation. */
const phrases = ({ sources }: PhraseGroup, { language, isIncomplete, q }: PhraseFilter): RawBuilder<unknown> => sql`
  (select distinct source from (${sources}) as used where source ~ '[[:alpha:]]') as phrase
    left join phrase_translations as translation
      on translation.language = ${language} and translation.digest = md5(phrase.source)
  where (${q} = '' or strpos(lower(phrase.source), lower(${q})) > 0)
    and ${isIncomplete ? sql`translation.value is null` : sql`true`}`

/** Counts the texts of a group. */
export async function countPhrases(db: Database, group: PhraseGroup, filter: PhraseFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${phrases(group, filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists texts of a group with their translations, in alphabetical order. */
export async function listPhrases(
  db: Database,
  group: PhraseGroup,
  filter: PhraseFilter,
  { page, size }: Paging,
): Promise<{ source: string; value: string }[]> {
  const { rows } = await sql<{ source: string; value: string }>`
    select phrase.source, coalesce(translation.value, '') as value from ${phrases(group, filter)}
    order by lower(phrase.source), phrase.source limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows
}

/**
 * Stores the translation of a text, unless it has changed since it was read.
 * @returns false if it has changed
 */
export async function writePhrase(
  tx: Database,
  { language, now }: { language: Language; now: Date },
  { source, seen, value }: Omit<TranslationChange, 'field'>,
): Promise<boolean> {
  const place = sql`language = ${language} and digest = md5(${source}) and value = ${seen}`
  const write =
    seen === ''
      ? sql`insert into phrase_translations (language, source, value, updated_at)
          values (${language}, ${source}, ${value}, ${now}) on conflict do nothing`
      : value === ''
        ? sql`delete from phrase_translations where ${place}`
        : sql`update phrase_translations set value = ${value}, updated_at = ${now} where ${place}`
  return (await write.execute(tx)).numAffectedRows === 1n
}
