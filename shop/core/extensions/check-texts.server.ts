import type { StartupError } from '../../../server/start/startup-error.ts'
import type { Extension } from '../../extension/extension.ts'
import { PLACEHOLDER } from './extension-texts.server.ts'

const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/

/**
 * Checks that each language has the keys and values of the first one.
 * @throws StartupError with one sentence for the developer
 */
export function checkTexts({ texts = {} }: Extension, wrong: (sentence: string) => StartupError): void {
  const [[first = '', own = {}] = []] = Object.entries(texts)
  for (const [language, others] of Object.entries(texts)) {
    if (!LANGUAGE.test(language)) throw wrong(`has texts of the language ${language}. Use a code such as en.`)
    for (const key of Object.keys({ ...own, ...others })) {
      const [text, other] = [own[key], others[key]]
      if (typeof text !== 'string') throw wrong(`has the text ${key} in ${language} but not in ${first}.`)
      if (typeof other !== 'string') throw wrong(`has the text ${key} in ${first} but not in ${language}.`)
      if (placeholders(text) !== placeholders(other))
        throw wrong(`has the text ${key} with other values in ${language} than in ${first}.`)
    }
  }
}

const placeholders = (text: string) => [...new Set(text.match(PLACEHOLDER))].toSorted().join(' ')
