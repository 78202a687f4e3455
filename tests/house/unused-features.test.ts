import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
/** What needs functions of which `vite.unused.ts` leaves only the names. */
const NEEDS_THEM = /\bViewTransition\b|<Activity\b|\bSuspenseList\b|<Fragment[^>]*\bref=|\binstrumentations=/

test('no screen uses a feature of React or its router that browsers do not get', async () => {
  const files = await Array.fromAsync(glob('{shop,lib}/**/*.{ts,tsx}', { cwd: root }))
  const contents = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((_, index) => NEEDS_THEM.test(contents[index] ?? ''))).toEqual([])
})
