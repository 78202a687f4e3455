import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { texts } from '#texts/ui/meta'
import type { OwnerLanguage } from '../../../lib/identity/owner-language.ts'
import { type ShopIdentity, UNNAMED_ON_PAGES } from '../../../lib/shop-identity.ts'
import { currentLocale } from '../../../lib/texts/current-formats.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { labelled } from '../../../lib/texts/labelled.ts'
import { FIRST_LANGUAGE, type Language } from '../../../lib/texts/languages.ts'
import type { OfferedLanguages } from '../../../lib/texts/offered-languages.ts'
import { languagesOfPage, pathInCurrentLanguage, pathInLanguage } from '../../../lib/texts/page-paths.ts'

/** Search engines cut descriptions at about this length; the shop cuts at a word. */
const MAX_DESCRIPTION = 160
const SHOP_IMAGE = '/og.png'

/** A schema.org object. React Router escapes `<`, `>` and `&` in it. */
export type JsonLd = { readonly [property: string]: unknown }

/** The pages of a record, as the API returns them. */
interface PagesOfRecord {
  /** The languages in which the page exists; all languages of the shop if undefined. */
  page_languages?: readonly Language[] | undefined
  page_slugs?: Partial<Record<Language, string>> | undefined
  /** Returns the path of the page with a slug. */
  pathTo: (slug: string) => string
}

interface PageMeta {
  /** The title without the shop's name. */
  title: string
  /** Plain text of any length. */
  description: string
  /** The canonical address from `/`, without a language prefix, with the query parameters that distinguish pages. */
  path: string
  /** The picture for shared links; defaults to the shop's. The address may be root-relative. */
  image?: { url: string; alt: string }
  type?: 'website' | 'product'
  /** The pages of a record in the languages of the shop; undefined for a page that exists at `path` in all of them. */
  pages?: PagesOfRecord
  /** Title and description are owner texts. */
  isOwn?: boolean
  /** One or several objects. */
  jsonLd?: JsonLd | readonly JsonLd[] | undefined
}

/** The route matches that `meta` receives; the first one is the root. */
export type MatchesFromRoot = readonly [
  {
    loaderData:
      | {
          publicUrl: string
          identity: Pick<ShopIdentity, 'name'> & OwnerLanguage & { languages?: OfferedLanguages }
        }
      | undefined
  },
  ...unknown[],
]

/** Returns the public address of a path: of a page in the current language, or of a file. */
export type UrlOf = (path: string) => string

/** Returns the public addresses of the shop. They begin with the path if the root failed to load. */
export function urlsFrom([{ loaderData }]: MatchesFromRoot): UrlOf {
  const { publicUrl = '', identity } = loaderData ?? {}
  return (path) => publicUrl + (identity?.languages ? pathInCurrentLanguage(path, identity.languages) : path)
}

/**
 * Returns the links to a page in all languages in which it exists, and in the first of them for other readers; none for
 * a page in one language, or in a language in which it does not exist.
 */
function alternatesOf([{ loaderData }]: MatchesFromRoot, { path, pages }: PageMeta): MetaDescriptor[] {
  const { languages } = loaderData?.identity ?? {}
  if (!loaderData || !languages) return []
  const found = pages?.page_languages ?? languagesOfPage(languages)
  const [first] = found
  if (first === undefined || found.length === 1 || !found.includes(currentLanguage())) return []
  const pathIn = (language: Language) => {
    const slug = pages?.page_slugs?.[language]
    return pages && slug !== undefined ? pages.pathTo(slug) : path
  }
  const alternate = (hrefLang: string, language = first) => ({
    ...{ tagName: 'link' as const, rel: 'alternate', hrefLang },
    href: loaderData.publicUrl + pathInLanguage(pathIn(language), language, languages),
  })
  return [...found.map((language) => alternate(language, language)), alternate('x-default')]
}

/** Returns the shop's name. */
export function shopNameFrom([root]: MatchesFromRoot): string {
  return (root.loaderData?.identity ?? UNNAMED_ON_PAGES).name
}

/** Returns the language of owner texts for `inLanguage` of schema.org; undefined if it is the page language. */
export const ownerLanguageFrom = ([root]: MatchesFromRoot): string | undefined => root.loaderData?.identity.language

/** Returns the `meta` entries of a page for browsers, search engines and link previews. */
export function pageMeta(matches: MatchesFromRoot, page: PageMeta): MetaDescriptor[] {
  const urlOf = urlsFrom(matches)
  const [address, shop] = [urlOf(page.path), shopNameFrom(matches)]
  const description = cutAtWord(page.description, MAX_DESCRIPTION)
  const locale = (page.isOwn && matches[0].loaderData?.identity.locale) || pageLocale()
  const image = page.image ?? { url: SHOP_IMAGE, alt: texts.shareImageAlt(shop) }
  return [
    { title: titleOf(page, shop) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...alternatesOf(matches, page),
    { property: 'og:site_name', content: shop },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(locale ? [{ property: 'og:locale', content: locale }] : []),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: urlOf(image.url) },
    { property: 'og:image:alt', content: image.alt },
    // Title, text and picture are read from the Open Graph tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[page.jsonLd ?? []].flat().map((jsonLd) => ({ 'script:ld+json': jsonLd })),
  ]
}

/** Returns the Open Graph locale of pages; undefined for English, its default. */
const pageLocale = () => (currentLanguage() === FIRST_LANGUAGE ? undefined : currentLocale().replace('-', '_'))

/** Returns the page title with the shop's name, unless the owner's title already contains it. */
function titleOf({ title, path }: PageMeta, shop: string): string {
  if (isNamedIn(title, shop)) return title
  return path === href('/') ? labelled(shop, title) : `${title} | ${shop}`
}

/** Whether a title contains the shop's name as whole words, ignoring case. */
function isNamedIn(title: string, shop: string): boolean {
  const words = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `
  return words(shop).trim() !== '' && words(title).includes(words(shop))
}

/** Returns the text on one line, cut at a word with an ellipsis if longer than `max` characters. */
function cutAtWord(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= max) return letters.join('')
  const start = letters.slice(0, max - 1)
  const lastSpace = letters[max - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  const words = lastSpace > 0 ? start.slice(0, lastSpace) : start
  return `${words.join('').replace(/[\s.,;:!?–-]+$/, '')}…`
}
