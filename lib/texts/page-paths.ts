import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'
import { addPrefix, type OfferedLanguages, splitPrefix } from './offered-languages.ts'

/** Addresses that exist once for all languages: the API, media, browser files, and files at the root. */
const WITHOUT_LANGUAGE = /^\/(?:(?:api|media|assets|\.well-known)(?=[/?#]|$)|[^/?#]+\.[a-z\d]+(?=[?#]|$))/i

/** Returns whether an address is a page of the shop, which exists in each language. Other sites and files are not. */
export const isPagePath = (address: string): boolean => /^\/(?![/\\])/.test(address) && !WITHOUT_LANGUAGE.test(address)

/** Returns the prefix of a language's pages; empty for the first language, and for one that is not offered. */
const prefixOf = (language: Language, { others }: OfferedLanguages): string =>
  others.includes(language) ? `/${language}` : ''

/** Removes the language prefix of a page's address. Addresses of files and other sites stay unchanged. */
export const pathWithoutLanguage = (address: string): string =>
  isPagePath(address) ? splitPrefix(address).rest : address

/**
 * Returns the address of the same page in a language. Addresses of files and other sites stay unchanged.
 * @param address with or without a language prefix
 */
export const pathInLanguage = (address: string, language: Language, languages: OfferedLanguages): string =>
  isPagePath(address) ? addPrefix(prefixOf(language, languages), splitPrefix(address).rest) : address

/** Returns the address of the same page in the language of this page or request. */
export const pathInCurrentLanguage = (address: string, languages: OfferedLanguages): string =>
  pathInLanguage(address, currentLanguage(), languages)

/** Returns the language of a page's address. A prefix of a language that is not offered does not count. */
export function languageOfPath(address: string, { first, others }: OfferedLanguages): Language {
  const { language } = splitPrefix(address)
  return language !== undefined && others.includes(language) ? language : first
}

/** Returns the path of the page of a request, without its language prefix. */
export const pagePathOf = ({ url }: Pick<Request, 'url'>): string => pathWithoutLanguage(new URL(url).pathname)

/** Returns the languages in which a page exists, the first one first. Untranslated texts fall back to the owner's. */
export const languagesOfPage = ({ first, others }: OfferedLanguages): readonly Language[] => [first, ...others]
