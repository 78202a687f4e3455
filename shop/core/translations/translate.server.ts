import type { Language } from '../../../lib/texts/languages.ts'
import { languagesOfPage } from '../../../lib/texts/page-paths.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { translatedInto, translationLanguages } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { findPhrases } from './phrases-store.server.ts'
import type { TranslatableKind, TranslatedKind } from './translatable.server.ts'
import type { MaybeTranslated } from './translated-fields.ts'
import { findTitleLanguages, findTitles, findTranslations, type Translations } from './translations-store.server.ts'

/**
 * Returns the cache tag of translations in a language, as the trigger of migration 550 names it.
 * @param name the kind of record, or `phrases`
 */
export const translationTag = (language: Language, name: string, id?: number): string =>
  id === undefined ? `${language}:${name}` : `${language}:${name}:${id}`

/** Returns the cache tags that a change of a record's translations invalidates. */
export const tagsOfChange = (language: Language, kind: TranslatedKind, id: number): string[] => [
  translationTag(language, kind),
  ...(kind === 'product' ? [translationTag(language, kind, id)] : []),
]

/** Texts for search engines. Without a translation they follow the translated text that they describe. */
const FOLLOWED = { meta_title: ['title'], meta_description: ['description', 'text'] } as const

/** Returns a record with its translations. The names of the translated fields are in `translated`. */
export function withTranslation<Row extends object>(
  row: Row,
  texts: Readonly<Record<string, string>> = {},
): Row & { translated: string[] } {
  const followed = Object.entries(FOLLOWED).filter(
    ([field, others]) => field in row && texts[field] === undefined && others.some((other) => texts[other]),
  )
  const emptied = Object.fromEntries(followed.map(([field]) => [field, '']))
  return { ...row, ...emptied, ...texts, translated: Object.keys(texts).sort() }
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

/**
 * Returns the languages of the pages in which a record has a title, the first one first; undefined in a shop with one
 * language. The response depends on its translations in all languages.
 */
export async function languagesOfTitle(
  services: Pick<Services, 'db' | 'identity'>,
  kind: TranslatableKind,
  id: number,
): Promise<Language[] | undefined> {
  const { language, languages } = services.identity()
  if (languages.others.length === 0) return undefined
  const further = translationLanguages(services)
  const tagged = kind.kind === 'product' ? id : undefined
  dependsOn(...further.map((one) => translationTag(one, kind.kind, tagged)))
  const translated = await findTitleLanguages(services.db, kind, id)
  return languagesOfPage(languages).filter((one) => one === language || translated.includes(one))
}

/** A link to a record. */
interface RecordLink {
  slug: string
  title: string
}

/**
 * Returns the function that translates the titles of links into the language of the request. The response depends on
 * the translations of all records of the kind.
 * @param links may contain other properties, which stay
 */
export async function linkTranslator(
  services: Pick<Services, 'db' | 'identity'>,
  kind: TranslatableKind,
  links: readonly Pick<RecordLink, 'slug'>[],
): Promise<<Link extends RecordLink>(link: Link) => Link & MaybeTranslated> {
  const language = translatedInto(services)
  if (language === undefined) return (link) => link
  dependsOn(translationTag(language, kind.kind))
  const slugs = links.map(({ slug }) => slug)
  const titles = await findTitles(services.db, kind, language, slugs)
  return (link) => {
    const title = titles.get(link.slug)
    return title === undefined ? link : { ...link, title, translated: ['title'] }
  }
}
