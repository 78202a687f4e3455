import type { Language } from '../../../lib/texts/languages.ts'
import { languagesOfPage } from '../../../lib/texts/page-paths.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import { inRecordLanguage, translatedInto, translationLanguages } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { findPhrases } from './phrases-store.server.ts'
import { SLUG, type TranslatableKind, type TranslatedKind } from './translatable.server.ts'
import type { MaybeTranslated } from './translated-fields.ts'
import {
  findLinks,
  findTranslationsAndPhrases,
  type LinkedKind,
  type TranslatedLink,
  type Translations,
} from './translations-store.server.ts'

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
const DERIVED_FIELDS = { meta_title: ['title'], meta_description: ['description', 'text'] } as const

/** Returns a record with its translations. The names of the translated fields are in `translated`. */
export function withTranslation<Row extends object>(
  row: Row,
  texts: Readonly<Record<string, string>> = {},
): Row & { translated: string[] } {
  const followed = Object.entries(DERIVED_FIELDS).filter(
    ([field, others]) => field in row && texts[field] === undefined && others.some((other) => texts[other]),
  )
  const emptied = Object.fromEntries(followed.map(([field]) => [field, '']))
  const translated = Object.keys(texts).filter((field) => field !== SLUG)
  return { ...row, ...emptied, ...texts, translated: translated.sort() }
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

/** The translations that an answer shows. */
export interface ShownTexts {
  /** In the language of the request. */
  texts: Translations
  translate: Translate
  /** The translations of a record by language, for `pagesOfRecord`. */
  linksOf: (id: number) => Links
}

type Links = Partial<Record<Language, TranslatedLink>>

/**
 * Finds the translations of records and short texts in one statement; undefined if the request shows the owner's
 * texts. The response depends on all short texts, if it has any.
 * @param isPage also finds the titles and slugs in the other languages
 */
export async function findShownTexts(
  services: Pick<Services, 'db' | 'identity'>,
  kind: TranslatableKind,
  { ids, sources = [], isPage = false }: { ids: readonly number[]; sources?: readonly string[]; isPage?: boolean },
): Promise<ShownTexts | undefined> {
  const language = translatedInto(services)
  if (language === undefined) return undefined
  if (sources.length > 0) dependsOn(translationTag(language, 'phrases'))
  const others = isPage ? translationLanguages(services).filter((one) => one !== language) : []
  const found = await findTranslationsAndPhrases(services.db, kind, [language, ...others], { ids, sources })
  return {
    texts: found.records.get(language) ?? new Map(),
    translate: (source) => found.phrases.get(source) ?? source,
    linksOf: (id) => Object.fromEntries([...found.records].map(([one, records]) => [one, records.get(id)])),
  }
}

/** The languages in which the page of a record exists, and its slug in each language of the shop. */
export interface PagesOfRecord {
  page_languages?: Language[]
  page_slugs?: Partial<Record<Language, string>>
}

/**
 * Returns the languages of the pages in which a record has a title, the first one first, and its slugs; nothing in a
 * shop with one language. The response depends on the languages of the shop, and on the translations in all of them.
 * @param shown the translations of the record, if they were read for its page
 */
export async function pagesOfRecord(
  services: Pick<Services, 'db' | 'identity'>,
  kind: TranslatableKind,
  { id, slug }: { id: number; slug: string },
  shown?: ShownTexts,
): Promise<PagesOfRecord> {
  const { language, languages } = services.identity()
  dependsOn(SETTINGS)
  if (languages.others.length === 0) return {}
  const further = translationLanguages(services)
  const tagged = kind.kind === 'product' ? id : undefined
  dependsOn(...further.map((one) => translationTag(one, kind.kind, tagged)))
  const links = shown?.linksOf(id) ?? (await findLinks(services.db, kind, further, { id })).get(slug) ?? {}
  const all = languagesOfPage(languages)
  return {
    page_languages: all.filter((one) => one === language || links[one]?.title !== undefined),
    page_slugs: Object.fromEntries(all.map((one) => [one, links[one]?.slug ?? slug])),
  }
}

/** A link to a record. */
interface RecordLink {
  slug: string
  title: string
}

/**
 * Returns the function that translates the titles and slugs of links into the language of the request. The response
 * depends on the translations of all records of the kind.
 * @param links may contain other properties, which stay
 */
export async function linkTranslator(
  services: Pick<Services, 'db' | 'identity'>,
  kind: LinkedKind & Pick<TranslatableKind, 'kind'>,
  links: readonly Pick<RecordLink, 'slug'>[],
): Promise<<Link extends RecordLink>(link: Link) => Link & MaybeTranslated> {
  const found = await linksTo(services, kind, links)
  return (link) => {
    const { title, slug = link.slug } = found(link.slug)
    return title === undefined ? { ...link, slug } : { ...link, slug, title, translated: ['title'] }
  }
}

/** Returns the function that translates slugs into the language of the request, like `linkTranslator`. */
export async function slugTranslator(
  services: Pick<Services, 'db' | 'identity'>,
  kind: LinkedKind & Pick<TranslatableKind, 'kind'>,
  links: readonly { slug: string | null }[],
): Promise<(slug: string) => string> {
  const known = links.flatMap(({ slug }) => (slug === null ? [] : [{ slug }]))
  const found = await linksTo(services, kind, known)
  return (slug) => found(slug).slug ?? slug
}

/**
 * Translates links into the language of a recipient, like `linkTranslator`.
 * @param language of the order or the account; null for the first language of the pages
 */
export const linksForRecipient = <Link extends RecordLink>(
  language: Language | null,
  services: Pick<Services, 'db' | 'identity'>,
  kind: LinkedKind & Pick<TranslatableKind, 'kind'>,
  links: readonly Link[],
): Promise<Link[]> =>
  inRecordLanguage(language, services.identity(), async () => links.map(await linkTranslator(services, kind, links)))

async function linksTo(
  services: Pick<Services, 'db' | 'identity'>,
  kind: LinkedKind & Pick<TranslatableKind, 'kind'>,
  links: readonly Pick<RecordLink, 'slug'>[],
): Promise<(slug: string) => TranslatedLink> {
  const language = translatedInto(services)
  if (language === undefined) return () => ({})
  dependsOn(translationTag(language, kind.kind))
  const slugs = links.map(({ slug }) => slug)
  const found = await findLinks(services.db, kind, [language], { slugs })
  return (slug) => found.get(slug)?.[language] ?? {}
}
