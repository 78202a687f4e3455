import { sql } from 'kysely'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import { translationRule, writeTexts } from '../../../core/translations/save-translations.server.ts'
import { SLUG, type TranslatableKind } from '../../../core/translations/translatable.server.ts'
import type { Cell } from '../file/sheet.server.ts'
import type { ErrorsByRow } from './errors-by-row.server.ts'
import type { PlannedChange } from './plan.server.ts'
import { type PlannedTranslation, type TranslationColumn, translationColumns } from './translation-columns.ts'

/** The translations of a record by their columns. */
export type ColumnTranslations = Readonly<Record<TranslationColumn, string>>

/** Finds the translations of records by their columns. */
export async function findColumnTranslations(
  db: Database,
  { table, key }: Pick<TranslatableKind, 'table' | 'key'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ColumnTranslations>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; texts: ColumnTranslations }>`
    select ${sql.ref(key)} as id, json_object_agg(field || '.' || language, value) as texts from ${sql.table(table)}
    where ${sql.ref(key)} = any(${[...ids]}::bigint[])
    group by 1`.execute(db)
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

interface Translated {
  kind: TranslatableKind
  /** The stored translations. */
  current: ColumnTranslations | undefined
  /** Returns the original of a field after the import. */
  sourceOf: (field: string) => string
  /** The languages into which the shop is translated. */
  languages: readonly Language[]
  errors: ErrorsByRow
}

const NOT_A_LANGUAGE = 'left out: the shop is not translated into this language'

/** Plans the changes of translations. Columns that the file does not have stay unchanged. */
export function planTranslations(
  cellOf: (column: TranslationColumn) => Cell | undefined,
  { kind, current, sourceOf, languages, errors }: Translated,
): { translations: PlannedTranslation[]; changed: PlannedChange[] } {
  const titleIn = (language: Language) =>
    cellOf(`title.${language}`)?.text.trim() ?? current?.[`title.${language}`] ?? ''
  const translations = translationColumns(kind).flatMap((column): PlannedTranslation[] => {
    const cell = cellOf(column)
    const [field = '', language] = column.split('.') as [string, Language]
    const rules = kind.fields[field]
    if (!cell || !rules) return []
    if (!languages.includes(language)) {
      if (cell.text.trim() !== '') errors.note(cell, NOT_A_LANGUAGE)
      return []
    }
    const value = errors.read(translationRule({ ...rules, isSlug: field === SLUG }), cell)
    const seen = current?.[column] ?? ''
    if (value === undefined || value === seen) return []
    // An empty slug is derived from the title again.
    if (field === SLUG && value === '' && titleIn(language) !== '') return []
    if (value !== '' && sourceOf(field) === '') {
      errors.add(cell, 'The original text is empty. Write it first.')
      return []
    }
    return [{ field, language, seen, value }]
  })
  return { translations, changed: changesOfTranslations(translations) }
}

/** Returns planned translations for the dry run. */
export const changesOfTranslations = (translations: readonly PlannedTranslation[]): PlannedChange[] =>
  translations.map(({ field, language, seen, value }) => ({
    field: `${field}.${language}`,
    old: seen || null,
    new: value || null,
  }))

/** Writes planned translations of a record. @throws Refusal 409 if one has changed since the dry run */
export async function writePlannedTranslations(
  tx: Database,
  kind: TranslatableKind,
  { id, translations }: { id: number; translations: readonly PlannedTranslation[] },
  by: AuditActor,
): Promise<void> {
  for (const [language, changes] of Map.groupBy(translations, (one) => one.language))
    await writeTexts(tx, kind, { id, language }, changes, by)
}
