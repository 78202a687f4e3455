import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXTS = /^#texts\/(.+)$/
const RESOLVED = '\0texts:'

/**
 * Resolves `#texts/<module>` in the browser build to the text module of one language, so that a text is bundled with
 * the code that uses it.
 */
export function textsOfOneLanguage(language: string): Plugin {
  let root = ''
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
      filter: { id: /^\0texts:/ },
      handler: (id) =>
        `export * as texts from ${JSON.stringify(join(root, 'shop', id.slice(RESOLVED.length), `texts.${language}.ts`))}`,
    },
  }
}
