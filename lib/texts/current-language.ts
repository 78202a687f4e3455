import { FIRST_LANGUAGE, type Language } from './languages.ts'

let source: () => Language = () => FIRST_LANGUAGE

/** Returns the language of the current request on the server, and of the page in a browser. */
export const currentLanguage = (): Language => source()

/** Sets where this process or page finds its language. Called once at the start. */
export function readLanguageFrom(newSource: () => Language): void {
  source = newSource
}
