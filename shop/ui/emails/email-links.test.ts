import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Query parameters that are not secret. */
const PUBLIC = ['variant']

/**
 * Returns the names of the query parameters in the addresses of a source file. Parameters after a `#` are ignored.
 */
function queryParameters(source: string): string[] {
  const withoutFragments = source.replace(/#[^`\n]*/g, '')
  return [...withoutFragments.matchAll(/[?&](\w+)=\$\{/g)].map(([, name = '']) => name)
}

test('no e-mail link has a token in its query', async () => {
  const files = await Array.fromAsync(glob('shop/**/*.server.ts'))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const emails = sources.filter((source) => /\bEmailText\b|\brenderEmail\(/.test(source))
  expect(emails.length).toBeGreaterThan(20)
  const names = emails.flatMap(queryParameters)
  expect(names).toContain('variant')
  expect(names.filter((name) => !PUBLIC.includes(name))).toEqual([])
})
