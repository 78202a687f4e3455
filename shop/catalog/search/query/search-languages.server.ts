import { translatedInto } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { translationTag } from '../../../core/translations/translate.server.ts'
import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import type { SearchLanguages } from './indexed-language.server.ts'

/** Returns the languages in which the current request searches. */
export const searchLanguages = (services: Pick<Services, 'identity'>): SearchLanguages => ({
  owner: services.identity().language,
  translated: translatedInto(services),
})

/** Returns the cache tags of the searched texts, as the documents of a language name them (migration 556). */
export function searchTags(services: Pick<Services, 'identity'>): string[] {
  const language = translatedInto(services)
  return language === undefined ? [SEARCH] : [SEARCH, translationTag(language, SEARCH)]
}
