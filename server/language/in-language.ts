import { AsyncLocalStorage } from 'node:async_hooks'
import { languageOf } from '../../lib/identity/default-language.ts'
import type { ShopIdentity } from '../../lib/shop-identity.ts'
import { readLanguageFrom } from '../../lib/texts/current-language.ts'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'
import { furtherLanguages } from '../../lib/texts/offered-languages.ts'
import type { Services } from '../services.ts'

interface Languages {
  /** Of texts and formats of the shop. */
  texts: Language
  /** Of the owner's texts; undefined for the language in which they were written. */
  content: Language | undefined
  /** Of the owner's texts that an order copies; undefined for the language in which they were written. */
  ordered: Language | undefined
}

const languages = new AsyncLocalStorage<Languages>()
readLanguageFrom(() => languages.getStore()?.texts ?? FIRST_LANGUAGE)

/** Runs an action with texts, content and formats of a language, until its promise settles. */
export const inLanguage = <T>(language: Language, action: () => T): T =>
  languages.run({ texts: language, content: language, ordered: language }, action)

/**
 * Runs an action with English texts of the shop and content of another language.
 * @param content undefined for the language in which the content was written
 * @param ordered as `content`, for the texts that an English order copies
 */
export const withContent = <T>(content: Language | undefined, ordered: Language | undefined, action: () => T): T =>
  languages.run({ texts: FIRST_LANGUAGE, content, ordered }, action)

/**
 * Runs an action with texts and content of the language of a record, such as an order.
 * @param language null for the first language of the pages
 */
export function inRecordLanguage<T>(language: string | null, identity: ShopIdentity, action: () => T): T {
  const texts = languageOf(language, identity)
  const content = translationLanguages({ identity: () => identity }).find((one) => one === texts)
  return languages.run({ texts, content, ordered: content }, action)
}

/** Returns the language of content that the current request wants; undefined for that in which it was written. */
export const contentLanguage = (): Language | undefined => languages.getStore()?.content

/** Returns the language of content that orders copy, which is that of the order; undefined as `contentLanguage`. */
export const orderedLanguage = (): Language | undefined => languages.getStore()?.ordered

/** Returns the languages into which staff translate: the offered ones except that of the owner's texts. */
export function translationLanguages({ identity }: Pick<Services, 'identity'>): Language[] {
  const { language, languages: offered } = identity()
  return furtherLanguages(language, offered)
}

/**
 * Returns the language into which the owner's texts are translated for the current request; undefined if it shows them
 * as they were written.
 */
export function translatedInto(services: Pick<Services, 'identity'>): Language | undefined {
  const content = contentLanguage()
  return content !== undefined && translationLanguages(services).includes(content) ? content : undefined
}

/** Returns the cache key of an API answer in the languages of the current request. */
export function keyInLanguage(services: Pick<Services, 'identity'>, key: string): string {
  const { texts = FIRST_LANGUAGE } = languages.getStore() ?? {}
  const content = translatedInto(services)
  return texts === FIRST_LANGUAGE && content === undefined ? key : `${texts} ${content ?? ''} ${key}`
}
