import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = await readFile(join(root, 'docs/reference/asvs.md'), 'utf8')
const VERDICTS = ['met', 'partly', 'not']
/** Requirements of levels 1 and 2 in each chapter of the standard. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()))
  .map(([number = '', level = '', about = '', verdict = '', why = '']) => ({ number, level, about, verdict, why }))
const notApplicable = page
  .split('\n\n')
  .filter((paragraph) => paragraph.startsWith('Does not apply: '))
  .flatMap((paragraph) => [...paragraph.matchAll(/(\d+\.\d+\.\d+)\s\([^)]+\)/g)].map(([, number = '']) => number))

test('lists each of the 253 requirements of levels 1 and 2 once', () => {
  const numbers = [...rows.map(({ number }) => number), ...notApplicable]
  expect(new Set(numbers).size).toBe(253)
  expect(numbers).toHaveLength(253)
  const chapters = IN_CHAPTER.map((_, at) => numbers.filter((number) => number.startsWith(`${at + 1}.`)).length)
  expect(chapters).toEqual(IN_CHAPTER)
  for (const { level, about } of rows) expect([/^[12]$/.test(level), about !== '']).toEqual([true, true])
})

test('each verdict has evidence, and unmet requirements name the missing part', () => {
  const isBare = ({ verdict, why }: (typeof rows)[number]) =>
    why === '' || (verdict !== 'met') !== /(^|\s)Missing: \S/.test(why)
  expect(rows.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([])
  expect(rows.filter(isBare)).toEqual([])
})

test('states the sums of its verdicts', () => {
  const [met, partly, not] = VERDICTS.map((one) => rows.filter(({ verdict }) => verdict === one).length)
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `**${met} are met, ${partly} partly, ${not} not, ${notApplicable.length} do not apply.**`,
  )
})

test('names existing files only', async () => {
  const named = new Set([...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|txt|conf))`/g)].map(([, path = '']) => path))
  const there = await Array.fromAsync(glob([...named], { cwd: root }))
  expect([...named].filter((path) => path !== 'demo-accounts.txt' && !there.includes(path))).toEqual([])
})

test('links to existing sections', () => {
  const headings = [...page.matchAll(/^###? (.+)$/gm)].map(([, text = '']) => text.toLowerCase())
  const anchors = headings.map((text) => text.replaceAll(/[^\w\s-]/g, '').replaceAll(' ', '-'))
  for (const [, anchor] of page.matchAll(/\]\(#([\w-]+)\)/g)) expect(anchors).toContain(anchor)
})
