import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
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

/** Retired words that no name may contain, local names included, with the files where they have another meaning. */
const GIVEN_UP: readonly [word: RegExp, elsewhere: RegExp][] = [
  [/^faulty$|^faults?(?=$|[A-Z_])|[a-z]Faults?(?=$|[A-Z])/, /^$/],
  [/^roads?$|^R(?:oad|OAD)S?$|^(?:Told|Asked|Wanted|Whole)(?=$|[A-Z])|^whole[A-Z]|^deeds?$/, /^$/],
  // Characters are letters too, and released logs and data exports use this name for e-mails.
  [
    /^letters?(?=$|[A-Z_])|[a-z]Letters?(?=$|[A-Z])/,
    /(page-meta|slug-from|emphasised|misspelled\.test|email-key\.test|spreadsheets\.test|signup\.server|my-data-store\.server|own-data\.test)\.tsx?$/,
  ],
]

test('local names contain no retired words', async () => {
  const all = glob(['{lib,server,shop,demo,tests,tools,extensions}/**/*.{ts,tsx}', '*.ts'], {
    cwd: root,
    // Old migrations use the table names of their time; texts are named after their content.
    exclude: (path) => /\bmigrations\b|\btexts\.[a-z]{2}\.ts$|\+types/.test(path),
  })
  const given: string[] = []
  for await (const file of all) {
    const words = GIVEN_UP.filter(([, elsewhere]) => !elsewhere.test(file)).map(([word]) => word)
    for (const name of namesIn(file, await readFile(join(root, file), 'utf8')))
      if (words.some((word) => word.test(name))) given.push(`${file}: ${name}`)
  }
  expect(given).toEqual([])
})

function namesIn(path: string, source: string): Set<string> {
  const names = new Set<string>()
  const add = ({ name }: { name: string }) => void names.add(name)
  new Visitor({ Identifier: add, PrivateIdentifier: add }).visit(parseSync(path, source).program)
  // `texts.name` refers to a text.
  for (const [, text = ''] of source.matchAll(/\btexts\.(\w+)/g)) names.delete(text)
  return names
}
