import { currentLanguage } from '../texts/current-language.ts'

/**
 * The languages that owners can write in, as BCP 47 tags: English and other official languages of Europe. All are
 * left-to-right.
 */
export const OWNER_LANGUAGES = [
  ...['en', 'bg', 'ca', 'hr', 'cs', 'da', 'nl', 'et', 'fi', 'fr', 'de', 'el', 'hu', 'is'],
  ...['ga', 'it', 'lv', 'lt', 'mt', 'nb', 'pl', 'pt-PT', 'ro', 'sk', 'sl', 'es', 'sv'],
] as const

/** The owner's language for pages; empty if it equals the interface language. */
export interface OwnerLanguage {
  /** A BCP 47 tag for `lang` and `inLanguage`. */
  language?: string
  /** The Open Graph locale, such as `fr_FR`. */
  locale?: string
}

/** Returns the language attributes of pages for an owner's language. */
export function ownerLanguage(tag: string): OwnerLanguage {
  if (tag === currentLanguage()) return {}
  const locale = locales.get(tag) ?? openGraphLocale(tag)
  locales.set(tag, locale)
  return { language: tag, locale }
}

/** Open Graph locales by tag, because every page needs one and completing a tag is slow. */
const locales = new Map<string, string>()

function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** Returns the `lang` attribute of owner texts in HTML; empty if it equals the interface language. */
export const langAttribute = (tag: string): string => (tag === currentLanguage() ? '' : ` lang="${tag}"`)
