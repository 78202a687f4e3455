import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../lib/texts/languages.ts'

const TEXTS = /^#texts\/(.+)$/
/** The code of `lib/texts/error-sentences.ts` in browsers of the first language. */
const SAME_ERRORS = 'export const translatedErrors = (errors) => errors'

const RESOLVED = '\0texts:'

/** The code of `lib/texts` modules in browsers, where each page has one language. */
const inBrowsers = (language: string): Record<string, string> => ({
  'current-language.ts': `export const currentLanguage = () => ${language}`,
  'localized-constant.ts':
    'export const localizedConstant = (create) => create(); export const localizedList = localizedConstant',
})

/**
 * Builds the browser files for one language. `#texts/<module>` resolves to the text module of that language, so that a
 * text is bundled with the code that uses it, and the language is a constant. The development server has no build per
 * language: there browsers load the texts of all languages.
 */
export function textsOfOneLanguage(language: Language): Plugin {
  let root = ''
  let modules: Record<string, string> = {}
  let textsOf: (folder: string) => string
  const fileOf = (folder: string, name: string) => JSON.stringify(join(folder, `texts.${name}.ts`))
  const textsOfPage = (folder: string) => {
    const languages = Object.keys(LANGUAGES)
    const imports = languages.map((name) => `import * as ${name} from ${fileOf(folder, name)}`)
    return `${imports.join('\n')}\nexport const texts = { ${languages.join()} }[document.documentElement.lang]`
  }
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      const isBuild = config.command === 'build'
      root = config.root
      modules = inBrowsers(isBuild ? JSON.stringify(language) : 'document.documentElement.lang')
      if (isBuild && language === FIRST_LANGUAGE) modules['error-sentences.ts'] = SAME_ERRORS
      textsOf = isBuild ? (folder) => `export * as texts from ${fileOf(folder, language)}` : textsOfPage
    },
    resolveId: {
      filter: { id: TEXTS },
      handler: (id) => RESOLVED + id.slice('#texts/'.length),
    },
    load: {
      filter: { id: [/^\0texts:/, /\/lib\/texts\/(?:current-language|localized-constant|error-sentences)\.ts$/] },
      handler(id) {
        if (!id.startsWith(RESOLVED)) return modules[id.slice(join(root, 'lib', 'texts').length + 1)]
        return textsOf(join(root, 'shop', id.slice(RESOLVED.length)))
      },
    },
  }
}
