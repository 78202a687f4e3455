import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/** User-facing texts are in `texts.<language>.ts` of their module (docs/decisions/0030-texts-emails-and-errors.md). */
const root = join(import.meta.dirname, '..', '..')
const FIRST_LANGUAGE = 'texts.en.ts'
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const files = await Array.fromAsync(glob('{shop,lib}/**/*.{ts,tsx}', { cwd: root, exclude: isTest }))
/** The files with texts; not `shop/texts.en.ts`, which lists them. */
const textFiles = files.filter((file) => file.endsWith(`/${FIRST_LANGUAGE}`) && file !== `shop/${FIRST_LANGUAGE}`)
const source = (file: string) => readFile(join(root, file), 'utf8')
const textsOf = (file: string) =>
  import(pathToFileURL(join(root, file)).href) as Promise<Record<string, string | ((...given: never[]) => unknown)>>

/** An import of `#texts/sales/orders/staff` with its local name. */
const IMPORT = /import (?:type )?\{ texts(?: as (\w+))? \} from '#texts\/([^']+)'/g

test('an import of texts names an existing text file', async () => {
  expect(textFiles.length).toBeGreaterThan(20)
  const rooms = new Set(textFiles.map((file) => dirname(file).slice('shop/'.length)))
  for (const file of files) {
    for (const [, , room] of (await source(file)).matchAll(IMPORT)) expect(rooms, file).toContain(room)
  }
})

test('every text is used', async () => {
  const users = new Map<string, string[]>()
  for (const file of files) {
    const text = await source(file)
    for (const [, alias = 'texts', room = ''] of text.matchAll(IMPORT)) {
      const used = text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))
      users.set(room, [...(users.get(room) ?? []), ...[...used].map(([, name = '']) => name)])
    }
  }
  const unused: string[] = []
  for (const file of textFiles) {
    const used = new Set(users.get(dirname(file).slice('shop/'.length)))
    for (const name of Object.keys(await textsOf(file))) if (!used.has(name)) unused.push(`${file}: ${name}`)
  }
  expect(unused).toEqual([])
})

test('all languages of a module have the same texts with the same parameters', async () => {
  const shapeOf = async (file: string) =>
    Object.entries(await textsOf(file))
      .map(([name, text]) => `${name}: ${typeof text === 'function' ? text.length : 'text'}`)
      .sort()
  for (const file of textFiles) {
    const texts = await shapeOf(file)
    expect(texts.length, file).toBeGreaterThan(0)
    const others = files.filter((other) => dirname(other) === dirname(file) && /\/texts\.[a-z]{2}\.ts$/.test(other))
    for (const other of others) expect(await shapeOf(other), other).toEqual(texts)
  }
})

test('the index of each language lists all its text files', async () => {
  const indexes = files.filter((file) => /^shop\/texts\.[a-z]{2}\.ts$/.test(file))
  expect(indexes.length).toBeGreaterThan(1)
  for (const index of indexes) {
    const name = index.slice('shop/'.length)
    const folders = files.filter((file) => file.endsWith(`/${name}`) && file !== index).map((file) => dirname(file))
    expect(Object.keys(await textsOf(index)).sort(), index).toEqual(folders.map((file) => file.slice(5)).sort())
  }
})

test('texts format dates, numbers and plurals with lib/ only', async () => {
  const found: string[] = []
  for (const file of files) {
    if (file.startsWith('shop/') && /\bIntl\.|\.toLocale\w+\(/.test(await source(file))) found.push(file)
  }
  expect(found).toEqual([])
})
