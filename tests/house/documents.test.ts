import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const MAX_WORDS = 45_000
const MAX_RECORDS = 45
const MAX_WORDS_OF_RECORD = 400

const root = join(import.meta.dirname, '..', '..')
const filesOf = async (...patterns: string[]) => {
  const paths = await Array.fromAsync(glob(patterns, { cwd: root }))
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  )
}
const documents = await filesOf('{,.github/}*.md', 'docs/**/*.md')
const pages = [...documents.keys()].filter((path) => path.startsWith('docs/'))
const records = pages.filter((path) => /^docs\/decisions\/\d/.test(path))
/** French pages of the guide, which belong to the English page of the same name. */
const isTranslation = (path: string) => path.startsWith('docs/guide/fr/')
const textOf = (path: string) => documents.get(path) ?? ''
const wordsOf = (path: string) => textOf(path).split(/\s+/).filter(Boolean).length

/** Returns the anchors of the headings of a document, as GitHub builds them. */
const anchorsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
const linksOf = (path: string) =>
  [...textOf(path).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(([, to = '', anchor]) => ({
    to: to === '' ? path : join(dirname(path), to),
    anchor,
  }))

test('the documents have at most 45,000 words', () => {
  // The limit is about English documents.
  const english = pages.filter((path) => !isTranslation(path))
  expect(english.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(MAX_WORDS)
})

test('there are at most 45 decision records, each with its sections and at most 400 words', () => {
  expect(records.length).toBeLessThanOrEqual(MAX_RECORDS)
  expect(records.filter((path) => wordsOf(path) > MAX_WORDS_OF_RECORD)).toEqual([])
  const sections = ['Status', 'Context', 'Decision', 'Consequences']
  const headings = (path: string) => [...textOf(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(records.filter((path) => headings(path).join() !== sections.join())).toEqual([])
})

test('the indexes list each document', () => {
  const listed = ['docs/README.md', 'docs/decisions/README.md'].flatMap((path) => [
    path,
    ...linksOf(path).map(({ to }) => to),
  ])
  const original = (path: string) => (isTranslation(path) ? path.replace('/fr/', '/') : path)
  expect(pages.filter((path) => !listed.includes(original(path)))).toEqual([])
})

test('links lead to existing sections', () => {
  const broken = [...documents.keys()].flatMap((path) =>
    linksOf(path)
      .filter(({ to, anchor }) => anchor && to.endsWith('.md') && !anchorsOf(to).includes(anchor))
      .map(({ to, anchor }) => `${path}: ${to}#${anchor}`),
  )
  expect(broken).toEqual([])
})

test('comments cite existing documents and sections', async () => {
  const sources = await filesOf(
    '{shop,server,lib,demo,tests,tools,extensions}/**/*.{ts,tsx,mjs}',
    'Dockerfile',
    '.npmrc',
  )
  const headings = new Set([...textOf('docs/reference/rules.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))
  const broken = [...sources].flatMap(([source, text]) => {
    const oneLine = text.replaceAll(/\n\s*(?:\*|\/\/|;)?\s*/g, ' ')
    const cited = [...oneLine.matchAll(/docs\/[\w/-]+\.md/g)].map(([path]) => path)
    const sections = [...oneLine.matchAll(/docs\/reference\/rules\.md, ([\w -]+?)[):]/g)].map(([, heading]) => heading)
    return [
      ...cited.filter((path) => !documents.has(path)).map((path) => `${source}: ${path}`),
      ...sections.filter((heading) => !headings.has(heading)).map((heading) => `${source}: ${heading}`),
    ]
  })
  expect(broken).toEqual([])
})
