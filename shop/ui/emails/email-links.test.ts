import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Parameters that are no secret: the variant that a product page shows. */
const PUBLIC = ['variant']

/** Returns the names of the parameters that a source puts into the query of an address, so not those behind a `#`. */
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
