import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_LANGUAGE } from '../../lib/api-client.ts'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'
import { isLanguage, type OfferedLanguages } from '../../lib/texts/offered-languages.ts'
import type { Services } from '../services.ts'
import { inLanguage, translatedInto, translationLanguages, withContent } from './in-language.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    inEveryLanguage?: true
  }
}

/**
 * Returns the language of the page that sent a call, if the shop offers it. Without one it is the first language of a
 * shop that does not offer English; otherwise undefined, for English pages and other programs.
 */
function pageLanguageOf(
  { headers, routeOptions }: FastifyRequest,
  { first, others }: OfferedLanguages,
): Language | undefined {
  const language = headers[PAGE_LANGUAGE]
  const offered = [first, ...others]
  const isAllowed = (one: Language) => routeOptions.config.inEveryLanguage || offered.includes(one)
  if (typeof language === 'string' && isLanguage(language) && isAllowed(language)) return language
  return offered.includes(FIRST_LANGUAGE) ? undefined : first
}

/**
 * Returns the first language of an `Accept-Language` header by its quality values that the shop offers; undefined
 * without one. The language of the owner's texts counts as offered.
 */
function acceptedLanguage(header: string, services: Pick<Services, 'identity'>): Language | undefined {
  const { language: source, languages } = services.identity()
  const offered: readonly string[] = [source, languages.first, ...languages.others]
  const accepted = header
    .split(',')
    .map((range) => /^\s*([a-z]{1,8})(?:-[a-z\d-]+)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(range))
    .flatMap((match) => (match ? [{ name: (match[1] ?? '').toLowerCase(), quality: Number(match[2] ?? 1) }] : []))
    .filter(({ name, quality }) => quality > 0 && offered.includes(name))
    .sort((one, other) => other.quality - one.quality)
  const [best] = accepted
  return best && isLanguage(best.name) ? best.name : undefined
}

/**
 * Answers calls of the shop's pages in the language of the page. Other programs get English texts if the shop offers
 * English, and content in the language of `Accept-Language`.
 */
export function answerInPageLanguage(app: FastifyInstance, services: Pick<Services, 'identity'>): void {
  const inRequestLanguage = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const { languages } = services.identity()
    const language = pageLanguageOf(request, languages)
    if (language) return inLanguage(language, done)
    const accepted = request.headers['accept-language']
    const isTranslated = accepted !== undefined && languages.others.length > 0
    // Orders of other programs are English.
    const ordered = translationLanguages(services).find((one) => one === FIRST_LANGUAGE)
    return withContent(isTranslated ? acceptedLanguage(accepted, services) : undefined, ordered, done)
  }
  app.addHook('onRequest', inRequestLanguage)
  // Reading a body continues outside of the context that the first hook has set.
  app.addHook('preValidation', inRequestLanguage)
}

/** Returns the headers that name the language of content; empty in a shop with one language. */
export function contentHeaders(services: Pick<Services, 'identity'>): Record<string, string> {
  const { language, languages } = services.identity()
  if (languages.others.length === 0) return {}
  return {
    'content-language': translatedInto(services) ?? language,
    vary: `Authorization, Accept-Encoding, Accept-Language, ${PAGE_LANGUAGE}`,
  }
}
