import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Browser modules that need a page, and modules that set the source of the language. */
const EXCLUDED = /\.(?:test|fixture)\.tsx?$|keep-linked-code\.ts$|shop\/storefront\.ts$|in-language\.ts$/

test('no module reads texts or formats when it is imported', async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { readLanguageFrom } = await import('../../lib/texts/current-language.ts')
  const readers = new Set<string>()
  readLanguageFrom(() => {
    const calls = new Error('reads the language').stack?.split('\n') ?? []
    const reader = calls.find((call) => /\/(?:shop|server|lib)\//.test(call) && !call.includes('/lib/texts/'))
    readers.add(reader?.trim() ?? 'unknown')
    return 'en'
  })
  for await (const file of glob('{shop,lib,server}/**/*.{ts,tsx}', { cwd: root }))
    if (!EXCLUDED.test(file)) await import(pathToFileURL(join(root, file)).href)
  // A constant of a module keeps the language of the import: use `localizedConstant`, or read in a function.
  expect([...readers]).toEqual([])
})
