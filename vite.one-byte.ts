import type { Plugin } from 'vite'

/** Of what a library says in comments, its licence stays. */
export const COMMENTS = { legal: true, jsdoc: false, annotation: false }

/**
 * Writes characters beyond Latin-1 in the server's code as escapes, which mean the same in texts, patterns and names. The engine keeps the source of
 * what it runs, a byte for each character, or two for all of them where a single one needs two.
 */
export function oneByteCode(): Plugin {
  return {
    name: 'one-byte-code',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if (file.code.includes('String.raw'))
          this.error(`In ${file.fileName} a text is taken raw, where an escape is none.`)
        file.code = escaped(file.code)
      }
    },
  }
}

/** A character that needs no backslash and has one means the same without. */
const escaped = (code: string) =>
  code.replace(/(\\*)([^\0-\xff])/g, (_, slashes: string, unit: string) => {
    const kept = slashes.slice(slashes.length % 2)
    return `${kept}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
