import { LANGUAGES, type Language } from '../../../../lib/texts/languages.ts'
import type { TranslatableKind } from '../../../core/translations/translatable.server.ts'

/** A column with the translations of a field, such as `title.fr`. */
export type TranslationColumn = `${string}.${Language}`

/** Returns the columns with the translations of records, in all languages by default. */
export const translationColumns = (
  { fields }: Pick<TranslatableKind, 'fields'>,
  languages: readonly Language[] = Object.keys(LANGUAGES) as Language[],
): TranslationColumn[] =>
  languages.flatMap((language) => Object.keys(fields).map((field) => `${field}.${language}` as const))

/** A translation that a file changes. */
export interface PlannedTranslation {
  field: string
  language: Language
  /** The translation in the dry run; empty for none. */
  seen: string
  /** Empty to remove the translation. */
  value: string
}
