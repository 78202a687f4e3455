import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A file in backquotes, followed by its test names in quotes, separated by commas. */
const NAMED = /`([\w./-]+\.test\.ts)` ((?:"[^"]+"(?:, )?)+)/g

test('each guarantee cites tests that exist', async () => {
  const page = await readFile(join(root, 'docs/reference/guarantees.md'), 'utf8')
  const guarantees = page.split('\n').filter((line) => /^\| (?!Guarantee)/.test(line))
  expect(guarantees.length).toBeGreaterThanOrEqual(100)
  for (const guarantee of guarantees) {
    const named = [...guarantee.matchAll(NAMED)]
    expect(named.length, guarantee).toBeGreaterThan(0)
    for (const [, file = '', names = ''] of named) {
      await stat(join(root, file))
      const source = await readFile(join(root, file), 'utf8')
      for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
        const lines = source.split('\n').filter((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`))
        expect(lines, `${file}: ${name}`).toHaveLength(1)
      }
    }
  }
})
