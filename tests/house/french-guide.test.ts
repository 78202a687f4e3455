import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import { expect, test } from 'vitest'

const GUIDE = join(import.meta.dirname, '..', '..', 'docs', 'guide')
const MAX_LINE = 120

const parser = new MarkdownIt({ html: false })
const pagesOf = async (folder: string) => (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted()
const pages = await pagesOf(GUIDE)
const french = await pagesOf(join(GUIDE, 'fr'))

/** Returns the target of a link or picture without the folders above it, its anchor and its language. */
const targetOf = (token: Token) =>
  String(token.attrGet('href') ?? token.attrGet('src'))
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/\.fr\.webp$/, '.webp')
    .replace(/#.*/, '#')

/** Returns the blocks of a page in their order; for text the targets of its links and pictures, for code the code. */
const structureOf = (source: string) =>
  parser.parse(source, {}).map(({ type, tag, content, children }) => {
    if (type !== 'inline') return type === 'fence' ? content : `${type} ${tag}`
    const linked = (children ?? []).filter(({ type }) => type === 'link_open' || type === 'image')
    return linked.map(targetOf).toSorted()
  })

const proseOf = (source: string) => source.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')

test('each page of the guide has a French page', () => {
  expect(french).toEqual(pages)
})

test.for(french)('%s has the same structure in French', async (file) => {
  const [english, translated] = await Promise.all(
    [join(GUIDE, file), join(GUIDE, 'fr', file)].map((path) => readFile(path, 'utf8')),
  )
  expect(structureOf(translated ?? '')).toEqual(structureOf(english ?? ''))
})

test('French pages name their readers first, and follow French typography', async () => {
  const texts = await Promise.all(
    french.map(async (file) => [file, await readFile(join(GUIDE, 'fr', file), 'utf8')] as const),
  )
  const wrong = texts.flatMap(([file, source]) => {
    const [, first = ''] = source.split('\n\n')
    const lines = source.split('\n').filter((line) => line.length > MAX_LINE && !/^(?:\||!\[)/.test(line))
    return [
      // Spaces before punctuation and inside of quotes do not break.
      ...(proseOf(source).match(/.{0,20}(?: [:;!?»%€]|« |').{0,20}/g) ?? []),
      ...(/^Pour les propriétaires[^:]*\u00a0: /.test(first.replaceAll('\n', ' ')) ? [] : [first]),
      ...lines,
    ].map((text) => `${file}: ${text}`)
  })
  expect(wrong).toEqual([])
})
