import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

test('a folder contains at most 25 source files, not counting texts', async () => {
  const files = await Array.fromAsync(glob('{shop,server,lib,demo,tests,tools}/**/*.{ts,tsx,mjs,css}', { cwd: root }))
  const others = files.filter((file) => !/\/texts(?:\.[a-z]{2})?\.ts$/.test(file))
  const full = [...Map.groupBy(others, dirname)]
    .filter(([, inside]) => inside.length > 25)
    .map(([folder, { length }]) => `${folder}: ${length}`)
  expect(full).toEqual([])
})
