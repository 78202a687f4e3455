import { FIRST_LANGUAGE, LANGUAGES, type Language } from './languages.ts'

/** The languages of a shop's pages, as the owner has set them. */
export interface OfferedLanguages {
  /** Its pages have no prefix. */
  first: Language
  /** The pages of each have its name as a prefix: `/fr/…`. */
  others: readonly Language[]
}

/** The languages until the owner sets them. */
export const ONE_LANGUAGE: OfferedLanguages = { first: FIRST_LANGUAGE, others: [] }

/** Returns the languages into which texts are translated: the offered ones except that of the texts. */
export const furtherLanguages = (language: string, { first, others }: OfferedLanguages): Language[] =>
  others.length === 0 ? [] : [first, ...others].filter((one) => one !== language)

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

const PREFIX = /^\/([a-z]{2})(?=[/?]|$)/

/**
 * Splits a language prefix from the address of a page, which may have a query.
 * @returns the language of the prefix, offered or not; undefined without a prefix
 */
export function splitPrefix(address: string): { language: Language | undefined; rest: string } {
  const [prefix, name = ''] = PREFIX.exec(address) ?? []
  if (prefix === undefined || !isLanguage(name)) return { language: undefined, rest: address }
  // One slash: `//` and `/\` would begin the address of another site.
  return { language: name, rest: `/${address.slice(prefix.length).replace(/^[/\\]+/, '')}` }
}

/** Adds a prefix to the address of a page: `/fr` and `/?page=2` become `/fr?page=2`. @param address from `/` */
export const addPrefix = (prefix: string, address: string): string =>
  prefix === '' ? address : prefix + address.replace(/^\/(?=[?#]|$)/, '')
