import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_LANGUAGE } from '../../lib/api-client.ts'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'
import { isLanguage } from '../../lib/texts/offered-languages.ts'
import { inLanguage } from './in-language.ts'

/** Returns the language of the page that sent a call; English for other programs. */
function pageLanguageOf({ headers }: FastifyRequest): Language {
  const language = headers[PAGE_LANGUAGE]
  return typeof language === 'string' && isLanguage(language) ? language : FIRST_LANGUAGE
}

/** Answers calls of the shop's pages with texts of the page's language. */
export function answerInPageLanguage(app: FastifyInstance): void {
  const inPageLanguage = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    inLanguage(pageLanguageOf(request), done)
  app.addHook('onRequest', inPageLanguage)
  // Reading a body continues outside of the context that the first hook has set.
  app.addHook('preValidation', inPageLanguage)
}
