import { glob, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ON_NEARLY_EVERY_PAGE } from '../tools/build/vite.chunks.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(root, path), 'utf8')
const isThere = (path: string) =>
  stat(join(root, path)).then(
    () => true,
    () => false,
  )

const pages = await Array.fromAsync(glob(['{,.github/}*.md', 'docs/**/*.md'], { cwd: root }))
/** Files and folders in backquotes. */
const PATH = /`((?:shop|server|lib|demo|tests|tools|docs|deploy)\/[\w./-]*)`/g
const LINK = /\]\((?!https?:)([^)#]+)[^)]*\)/g

test.each(pages)('files and links in %s exist', async (page) => {
  const text = await read(page)
  const named = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path))
  const found = await Promise.all([...named, ...linked].map(async (path) => ({ path, isThere: await isThere(path) })))
  expect(found.filter((one) => !one.isThere)).toEqual([])
})

test('docs/reference/dependencies.md explains exactly the used packages', async () => {
  // Each entry is a list of packages, a colon and their purpose.
  const entries = (await read('docs/reference/dependencies.md')).matchAll(/^- (`[^:]+):/gm)
  const told = [...entries].flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(await read('package.json'))
  expect(told.sort()).toEqual(Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).sort())
})

test('a source file has at most 300 lines', async () => {
  const folders = '{shop,server,lib,demo,tests,tools}/**'
  const files = await Array.fromAsync(glob([`${folders}/*.{ts,tsx,mjs,css}`, '*.{ts,mjs}'], { cwd: root }))
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, lines: (await read(file)).split('\n').length - 1 })),
  )
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([])
})

test('the modules of the shared browser chunk exist', async () => {
  const found = await Promise.all(ON_NEARLY_EVERY_PAGE.map(async (path) => ({ path, isThere: await isThere(path) })))
  expect(found.filter((one) => !one.isThere)).toEqual([])
})

test('comments cite only documents of the repository', async () => {
  const files = await Array.fromAsync(glob('{shop,server,lib,demo,tests,tools}/**/*.{ts,tsx,mjs,css}', { cwd: root }))
  const papers = ['SPEC', 'RULES', 'DESIGN', 'STYLE', 'UX', 'HOUSE', 'WALK', 'SHOP', 'SELLING']
  const citation = new RegExp(`\\b(?:${papers.join('|')})(?: sections? \\d|\\.md)`)
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })))
  expect(texts.filter(({ text }) => citation.test(text)).map(({ file }) => file)).toEqual([])
})

/** What a visitor of the repository sees first. Git ignores the other entries. */
test('the root has at most 30 entries', async () => {
  const ignored = (await read('.gitignore')).split('\n').filter(Boolean)
  const isIgnored = (name: string) =>
    name === '.git' || ignored.some((pattern) => matchesGlob(name, pattern.replaceAll('/', '')))
  expect((await readdir(root)).filter((name) => !isIgnored(name)).length).toBeLessThanOrEqual(30)
})
