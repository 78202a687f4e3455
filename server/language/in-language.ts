import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageFrom } from '../../lib/texts/current-language.ts'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'

const languages = new AsyncLocalStorage<Language>()
readLanguageFrom(() => languages.getStore() ?? FIRST_LANGUAGE)

/** Runs an action, and all that it awaits, with texts and formats of a language. */
export const inLanguage = <T>(language: Language, action: () => T): T => languages.run(language, action)
