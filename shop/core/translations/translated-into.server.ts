import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { isLanguage, LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import type { Services } from '../../../server/services.ts'

/** Returns the languages into which staff translate: all that are on, except that of the owner's texts. */
export const translationLanguages = ({ identity }: Pick<Services, 'identity'>): Language[] =>
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .filter((language) => language !== identity().language)

/**
 * Returns the language into which the texts of the current request are translated; undefined if it shows the owner's
 * texts.
 */
export function translatedInto(services: Pick<Services, 'identity'>): Language | undefined {
  const language = currentLanguage()
  return language !== services.identity().language && translationLanguages(services).includes(language)
    ? language
    : undefined
}
