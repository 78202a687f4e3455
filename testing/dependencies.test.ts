import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('docs/dependencies.md says of each package what it is for, and of no other', async () => {
  const page = await readFile(join(root, 'docs/dependencies.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(told.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})
