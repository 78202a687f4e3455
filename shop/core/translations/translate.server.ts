import type { Language } from '../../../lib/texts/languages.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Services } from '../../../server/services.ts'
import { findPhrases } from './phrases-store.server.ts'
import type { TranslatedKind, TranslatableKind } from './translatable.server.ts'
import { translatedInto } from './translated-into.server.ts'
import { findTranslations, type Translations } from './translations-store.server.ts'

/**
 * Returns the cache tag of translations in a language, as the trigger of migration 550 names it.
 * @param name the kind of record, or `phrases`
 */
export const translationTag = (language: Language, name: string, id?: number): string =>
  id === undefined ? `${language}:${name}` : `${language}:${name}:${id}`

/** Returns the cache tag of the translations of a record. Collections and pages share one for each kind. */
export const recordTag = (language: Language, kind: TranslatedKind, id: number): string =>
  translationTag(language, kind, kind === 'product' ? id : undefined)

/** A text of a record, or its translation. The names of the translated fields are in `translated`. */
export function withTranslation<Row extends object>(
  row: Row,
  texts: Readonly<Record<string, string>> = {},
): Row & { translated: string[] } {
  return {
    ...row,
    ...texts,
    translated: Object.keys(texts),
  }
}

/** Translates a text, or returns it unchanged if it has no translation. */
export type Translate = (source: string) => string

const UNCHANGED: Translate = (source) => source

/**
 * Returns the function that translates short texts into the language of the request. The response depends on all
 * short texts, because few of them change.
 */
export async function phraseTranslator(
  services: Pick<Services, 'db' | 'identity'>,
  sources: Iterable<string>,
): Promise<Translate> {
  const language = translatedInto(services)
  if (language === undefined) return UNCHANGED
  dependsOn(translationTag(language, 'phrases'))
  const phrases = await findPhrases(services.db, language, sources)
  return (source) => phrases.get(source) ?? source
}

/** Finds the translations of records in the language of the request; undefined if it shows the owner's texts. */
export async function translationsOf(
  services: Pick<Services, 'db' | 'identity'>,
  kind: TranslatableKind,
  ids: readonly number[],
): Promise<Translations | undefined> {
  const language = translatedInto(services)
  return language && findTranslations(services.db, kind, language, ids)
}
