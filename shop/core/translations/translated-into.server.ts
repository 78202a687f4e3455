import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Services } from '../../../server/services.ts'

/**
 * Returns the languages into which staff translate: all that the shop offers, except that of the owner's texts. A shop
 * with one language has none.
 */
export function translationLanguages({ identity }: Pick<Services, 'identity'>): Language[] {
  const { language, languages } = identity()
  if (languages.others.length === 0) return []
  return [languages.first, ...languages.others].filter((offered) => offered !== language)
}

/**
 * Returns the language into which the texts of the current request are translated; undefined if it shows the owner's
 * texts.
 */
export function translatedInto(services: Pick<Services, 'identity'>): Language | undefined {
  const language = currentLanguage()
  return translationLanguages(services).find((offered) => offered === language)
}
