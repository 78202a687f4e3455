import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = await readFile(join(root, 'docs/reference/asvs.md'), 'utf8')
const VERDICTS = ['met', 'partly', 'not', 'does not apply']
/** How many requirements of the levels 1 and 2 each chapter of the standard has. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()))
  .map(([number = '', level = '', about = '', verdict = '', why = '']) => ({ number, level, about, verdict, why }))

test('each of the 253 requirements of the levels 1 and 2 has one row', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253)
  expect(rows).toHaveLength(253)
  const chapters = IN_CHAPTER.map((_, at) => rows.filter(({ number }) => number.startsWith(`${at + 1}.`)).length)
  expect(chapters).toEqual(IN_CHAPTER)
  for (const { level, about } of rows) expect([/^[12]$/.test(level), about !== '']).toEqual([true, true])
})

test('each row has a verdict: what is met says where, what is not met says what is missing', () => {
  const isBare = ({ verdict, why }: (typeof rows)[number]) =>
    why === '' || (verdict === 'partly' || verdict === 'not') !== /(^|\s)Missing: \S/.test(why)
  expect(rows.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([])
  expect(rows.filter(isBare)).toEqual([])
})

test('the sums on top are those of the rows', () => {
  const [met, partly, not, apart] = VERDICTS.map((one) => rows.filter(({ verdict }) => verdict === one).length)
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `**${met} are met, ${partly} partly, ${not} not, ${apart} do not apply.**`,
  )
})

test('the files of this page are there, also those at the root', async () => {
  const named = new Set([...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|txt|conf))`/g)].map(([, path = '']) => path))
  const there = await Array.fromAsync(glob([...named], { cwd: root }))
  expect([...named].filter((path) => path !== 'demo-accounts.txt' && !there.includes(path))).toEqual([])
})

test('what is said further below is there', () => {
  const headings = [...page.matchAll(/^###? (.+)$/gm)].map(([, text = '']) => text.toLowerCase())
  const anchors = headings.map((text) => text.replaceAll(/[^\w\s-]/g, '').replaceAll(' ', '-'))
  for (const [, anchor] of page.matchAll(/\]\(#([\w-]+)\)/g)) expect(anchors).toContain(anchor)
})
