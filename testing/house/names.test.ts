import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

/** What React Router, migrations and Vitest look for by these names in many files. */
const OF_FRAMEWORKS = new Set(
  'loader action clientLoader clientAction clientMiddleware meta handle links headers shouldRevalidate HydrateFallback ErrorBoundary up'.split(
    ' ',
  ),
)

/** Words of our own that were given up for those of the field, as parts of exported names. */
const RETIRED =
  /asker|postman|letters?(?!_)|faults?\b|Faults?(?!y)|deed|^[kK]ept|^hold[A-Z]|^unless[A-Z]|whenDown|lookFor|wanted|WANTED|Wanted|inTurn$|atMost|staffHere|whoIsThis/

const files = await Array.fromAsync(
  glob(['{lib,server,shop,demo,testing,bench,commands,e2e}/**/*.{ts,tsx}', '*.ts'], {
    cwd: root,
    // Texts are named by what they say, and always used as `texts.…` of their room.
    exclude: (path) => path.includes('.test.') || /\btexts\.[a-z]{2}\.ts$/.test(path),
  }),
)
const names = new Map<string, Set<string>>()
for (const file of files) {
  const text = await readFile(join(root, file), 'utf8')
  for (const [, name = ''] of text.matchAll(EXPORTED)) {
    if (!OF_FRAMEWORKS.has(name)) names.set(name, (names.get(name) ?? new Set()).add(file))
  }
}

test('no exported name means two things', () => {
  expect(names.size).toBeGreaterThan(1_000)
  // A schema and the type of what it lets through have one name, in one file.
  const twins = [...names]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => ({ name, places: [...places] }))
  expect(twins).toEqual([])
})

test('no exported name has a word that was given up', () => {
  expect([...names.keys()].filter((name) => RETIRED.test(name))).toEqual([])
})
