import type { ShopIdentity } from '../shop-identity.ts'
import { FIRST_LANGUAGE, isLanguage, type Language } from '../texts/languages.ts'

/** Returns the language of pages without a prefix, of e-mails to staff, and of records without a language. */
export const defaultLanguage = (_identity: ShopIdentity): Language => FIRST_LANGUAGE

/** Returns the language of a record, such as an order or an account. */
export const languageOf = (language: string | null, identity: ShopIdentity): Language =>
  language !== null && isLanguage(language) ? language : defaultLanguage(identity)
