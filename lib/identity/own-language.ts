import { LANGUAGE } from '#language'

/** The languages that an owner may write in: English and the others of Europe that are official in a state or a large part of one, as BCP 47 tags. All are read from left to right. */
export const OWN_LANGUAGES = [
  ...['en', 'bg', 'ca', 'hr', 'cs', 'da', 'nl', 'et', 'fi', 'fr', 'de', 'el', 'hu', 'is'],
  ...['ga', 'it', 'lv', 'lt', 'mt', 'nb', 'pl', 'pt-PT', 'ro', 'sk', 'sl', 'es', 'sv'],
] as const

/** The language of an owner as pages have it: nothing where it is that of the interface, so that nothing has to say so. */
export interface OwnLanguage {
  /** A BCP 47 tag: what `lang` and `inLanguage` say. */
  language?: string
  /** The same as Open Graph writes it, such as `fr_FR`. */
  locale?: string
}

/** Returns what pages have to say of the language of an owner. */
export function ownLanguage(tag: string): OwnLanguage {
  if (tag === LANGUAGE) return {}
  const { language, region } = new Intl.Locale(tag).maximize()
  return { language: tag, locale: `${language}_${region}` }
}

/** Returns the attribute of HTML that an e-mail, or another text, has around words of the owner; empty where they need none. */
export const langAttribute = (tag: string): string => (tag === LANGUAGE ? '' : ` lang="${tag}"`)
