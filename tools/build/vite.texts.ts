import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FIRST_LANGUAGE, type Language } from '../../lib/texts/languages.ts'

const TEXTS = /^#texts\/(.+)$/
const RESOLVED = '\0texts:'

/**
 * Builds the browser files for one language. `#texts/<module>` resolves to the text module of that language, so that a
 * text is bundled with the code that uses it, and the language is a constant.
 */
export function textsOfOneLanguage(language: Language): Plugin {
  let root = ''
  const constants: Record<string, string> = {
    'current-language.ts': `export const currentLanguage = () => ${JSON.stringify(language)}`,
    'localized-constant.ts':
      'export const localizedConstant = (create) => create(); export const localizedList = localizedConstant',
  }
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: TEXTS },
      handler: (id) => RESOLVED + id.slice('#texts/'.length),
    },
    load: {
      filter: { id: [/^\0texts:/, /\/lib\/texts\/(?:current-language|localized-constant)\.ts$/] },
      handler(id) {
        if (!id.startsWith(RESOLVED)) return constants[id.slice(join(root, 'lib', 'texts').length + 1)]
        const folder = join(root, 'shop', id.slice(RESOLVED.length))
        const own = join(folder, `texts.${language}.ts`)
        const file = existsSync(own) ? own : join(folder, `texts.${FIRST_LANGUAGE}.ts`)
        return `export * as texts from ${JSON.stringify(file)}`
      },
    },
  }
}
