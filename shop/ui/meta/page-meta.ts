import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import * as texts from '#texts/ui/meta'
import type { OwnLanguage } from '../../../lib/identity/own-language.ts'
import { type ShopIdentity, UNNAMED_ON_PAGES } from '../../../lib/shop-identity.ts'

/** Search engines cut a description at about this many characters; we cut at a word instead. */
const MAX_DESCRIPTION = 160
const SHOP_IMAGE = '/og.png'

/** A schema.org description of what the page shows. React Router escapes `<`, `>` and `&` when it writes it into the page. */
export type JsonLd = { readonly [property: string]: unknown }

interface PageMeta {
  /** What the page is called, without the shop's name. */
  title: string
  /** Plain text of any length. */
  description: string
  /** The page's one true address, from `/`, with the part of the query that makes it another page. */
  path: string
  /** The picture shown with a shared link; the shop's own without it. Its address may begin with `/`. */
  image?: { url: string; alt: string }
  type?: 'website' | 'product'
  /** Title and description are the owner's words. */
  isOwn?: boolean
  /** Several stand beside each other. */
  jsonLd?: JsonLd | readonly JsonLd[] | undefined
}

/** A page's matches as its `meta` gets them: the first is the root, whose loader names the public address. */
export type MatchesFromRoot = readonly [
  { loaderData: { publicUrl: string; identity: Pick<ShopIdentity, 'name'> & OwnLanguage } | undefined },
  ...unknown[],
]

/** Returns the public address of the shop, without a trailing slash; empty when the root could not be loaded. */
export function publicUrlFrom([root]: MatchesFromRoot): string {
  return root.loaderData?.publicUrl ?? ''
}

/** Returns what the shop is called on this page. */
export function shopNameFrom([root]: MatchesFromRoot): string {
  return (root.loaderData?.identity ?? UNNAMED_ON_PAGES).name
}

/** Returns the language of the owner's words, as `inLanguage` of schema.org has it; undefined where nothing has to say it. */
export const ownLanguageFrom = ([root]: MatchesFromRoot): string | undefined => root.loaderData?.identity.language

/** Returns what a page says of itself to browsers, search engines and whoever shows a link to it. */
export function pageMeta(matches: MatchesFromRoot, page: PageMeta): MetaDescriptor[] {
  const [address, shop] = [publicUrlFrom(matches) + page.path, shopNameFrom(matches)]
  const description = cutAtWord(page.description, MAX_DESCRIPTION)
  const locale = page.isOwn && matches[0].loaderData?.identity.locale
  const image = page.image ?? { url: SHOP_IMAGE, alt: texts.theNameWithThingsOfTheShop(shop) }
  return [
    { title: titleOf(page, shop) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: shop },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(locale ? [{ property: 'og:locale', content: locale }] : []),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrlFrom(matches) + image.url },
    { property: 'og:image:alt', content: image.alt },
    // Title, text and picture of the card are read from the Open Graph names above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[page.jsonLd ?? []].flat().map((jsonLd) => ({ 'script:ld+json': jsonLd })),
  ]
}

/** The title of the page with the name of the shop, unless the owner's title already contains it. */
function titleOf({ title, path }: PageMeta, shop: string): string {
  if (isNamedIn(title, shop)) return title
  return path === href('/') ? `${shop}: ${title}` : `${title} | ${shop}`
}

/** Whether a title contains the name of the shop as whole words, in whatever case. */
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

/** The text on one line; when it is longer than `max` characters, its first words and an ellipsis. */
function cutAtWord(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= max) return letters.join('')
  const start = letters.slice(0, max - 1)
  const lastSpace = letters[max - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  const words = lastSpace > 0 ? start.slice(0, lastSpace) : start
  return `${words.join('').replace(/[\s.,;:!?–-]+$/, '')}…`
}
