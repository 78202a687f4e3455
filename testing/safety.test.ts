import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A file in backquotes, followed by the names of its tests in quotes, separated by commas. */
const NAMED = /`([\w./-]+\.test\.ts)` ((?:"[^"]+"(?:, )?)+)/g

test('each promise in docs/safety.md names tests that exist', async () => {
  const rows = (await readFile(join(root, 'docs/safety.md'), 'utf8'))
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
  const promises = rows.filter((row) => !/\| Shown by +\|$/.test(row))
  expect(promises.length).toBeGreaterThan(40)
  for (const promise of promises) {
    const named = [...promise.matchAll(NAMED)]
    expect(named.length, promise).toBeGreaterThan(0)
    for (const [, file = '', names = ''] of named) {
      const source = await readFile(join(root, file), 'utf8')
      for (const [, name] of names.matchAll(/"([^"]+)"/g))
        expect(
          source.split('\n').filter((line) => line.includes(`'${name}'`)),
          `${file}: ${name}`,
        ).toHaveLength(1)
    }
  }
})
