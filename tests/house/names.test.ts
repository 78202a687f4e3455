import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

/** Names that React Router, migrations and Vitest require. */
const OF_FRAMEWORKS = new Set(
  'loader action clientLoader clientAction clientMiddleware meta handle links headers shouldRevalidate HydrateFallback ErrorBoundary up'.split(
    ' ',
  ),
)

/** Retired words, which exported names must not contain. Use the terms of the glossary instead. */
const RETIRED_PHRASES =
  /^tell[A-Z]|^say[A-Z]|^seenOf$|^wayBack$|GoneLine|WhatGoes|HandedOn|[uU]ncut|PHONE_WIDE|^takeOff|^askProvider|^noteTold|Untold|AtAsTold|GuessedFirst|^OwnPart|[kK]eeper/
const RETIRED =
  /asker|postman|letters?(?!_)|faults?\b|Faults?(?!y)|deed|^[kK]ept|^hold[A-Z]|^unless[A-Z]|whenDown|lookFor|wanted|WANTED|Wanted|inTurn$|atMost|staffHere|whoIsThis/

const files = await Array.fromAsync(
  glob(['{lib,server,shop,demo,tests,tools,extensions}/**/*.{ts,tsx}', '*.ts'], {
    cwd: root,
    // Texts are named after their content and always used as `texts.…`.
    exclude: (path) => path.includes('.test.') || /\btexts\.[a-z]{2}\.ts$/.test(path),
  }),
)
const names = new Set<string>()
for (const file of files) {
  const text = await readFile(join(root, file), 'utf8')
  for (const [, name = ''] of text.matchAll(EXPORTED)) if (!OF_FRAMEWORKS.has(name)) names.add(name)
}

test('exported names contain no retired words', () => {
  expect(names.size).toBeGreaterThan(1_000)
  expect([...names].filter((name) => RETIRED.test(name) || RETIRED_PHRASES.test(name))).toEqual([])
})
