import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

type Module = Record<string, unknown>

const translations = new Map<Language, Readonly<Record<string, Module>>>()

/** Adds the texts of a language, by module. Called once for each language at the start. */
export function addTranslation(language: Language, modules: Readonly<Record<string, Module>>): void {
  translations.set(language, modules)
}

/**
 * Returns the texts of a module. Each access reads the text of the current language, and the English text where a
 * translation is missing. Read texts in functions; a constant of a module would keep one language.
 * @param module folder below `shop/`
 */
export function localized<T extends object>(module: string, english: T): T {
  const get = (_: object, name: string) =>
    translations.get(currentLanguage())?.[module]?.[name] ?? (english as Module)[name]
  return new Proxy(Object.create(null), { get }) as T
}
