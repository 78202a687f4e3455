import type { ShopIdentity } from '../shop-identity.ts'
import type { Language } from '../texts/languages.ts'
import { isLanguage } from '../texts/offered-languages.ts'

/** Returns the language of pages without a prefix, of e-mails to staff, and of records without a language. */
export const defaultLanguage = ({ languages }: Pick<ShopIdentity, 'languages'>): Language => languages.first

/** Returns the language of a record, such as an order or an account. */
export const languageOf = (language: string | null, identity: Pick<ShopIdentity, 'languages'>): Language =>
  language !== null && isLanguage(language) ? language : defaultLanguage(identity)
