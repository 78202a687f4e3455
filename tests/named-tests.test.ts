import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A file in backquotes, followed by the names of its tests in quotes, separated by commas. */
const NAMED = /`([\w./-]+\.test\.ts)` ((?:"[^"]+"(?:, )?)+)/g
/** Any file in backquotes. */
const FILE = /`((?:[\w-]+\/)+[\w.-]+\.tsx?)`/g

test.each([
  ['docs/reference/guarantees.md', 40],
  ['docs/reference/manners.md', 40],
])('each promise in %s names tests and files that exist', async (page, atLeast) => {
  const rows = (await readFile(join(root, page), 'utf8')).split('\n').filter((line) => /^\| (?!-)/.test(line))
  const promises = rows.filter((row) => !/\| (Shown|Seen) by +\|$/.test(row))
  expect(promises.length).toBeGreaterThanOrEqual(atLeast)
  for (const promise of promises) {
    const named = [...promise.matchAll(NAMED)]
    expect(named.length, promise).toBeGreaterThan(0)
    for (const [, file = ''] of promise.matchAll(FILE)) await stat(join(root, file))
    for (const [, file = '', names = ''] of named) {
      const source = await readFile(join(root, file), 'utf8')
      for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
        const lines = source.split('\n').filter((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`))
        expect(lines, `${file}: ${name}`).toHaveLength(1)
      }
    }
  }
})

test.each([['docs/reference/selling.md', 120]])('what %s names exists', async (name, atLeast) => {
  const page = await readFile(join(root, name), 'utf8')
  for (const [, file = ''] of page.matchAll(FILE)) await stat(join(root, file))
  const named = [...page.matchAll(NAMED)]
  expect(named.length).toBeGreaterThanOrEqual(atLeast)
  for (const [, file = '', names = ''] of named) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) expect(source, `${file}: ${name}`).toContain(`'${name}'`)
  }
})
