import { currentLanguage } from './current-language.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Returns the locale of dates and numbers in the current language (BCP 47). */
export const currentLocale = (): string => LANGUAGES[currentLanguage()].locale

/** Returns the locale of prices in the current language (BCP 47). */
export const currentPriceLocale = (): string => LANGUAGES[currentLanguage()].priceLocale

/**
 * Creates a value for each language on first use, because creating a formatter takes longer than formatting.
 * @param create creates the value in the current language
 */
export function perLanguage<T>(create: () => T): () => T {
  const created: Partial<Record<Language, T>> = {}
  return () => {
    const language = currentLanguage()
    created[language] ??= create()
    return created[language] as T
  }
}

const numbers = perLanguage(() => new Intl.NumberFormat(currentLocale()))

/** Formats a number in the current language: `1,200`. */
export const shownNumber = (number: number): string => numbers().format(number)

const averages = perLanguage(
  () => new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** Formats an average with one decimal: `4.5`. */
export const shownAverage = (number: number): string => averages().format(number)
