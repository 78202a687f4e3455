import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Tables that two files write, and the reason. */
const SHARED: readonly [table: string, why: string][] = []

/** Kysely calls, SQL statements and resource stores that write a table. Triggers are defined in migrations. */
const WRITES = [
  /\btableStore\(\s*'(\w+)/g,
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert into|delete from|merge into|truncate table)\s+(?:only\s+)?"?(\w+)/gi,
  /\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
]
const SQL = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/
const REGISTERS = /\bapp\.route\(/

const files = await Array.fromAsync(glob('{shop,server}/**/*.{ts,tsx}', { cwd: root }))
const sources = await Promise.all(
  files
    .filter((file) => !/\.test\.tsx?$|\/migrations\//.test(file))
    .map(async (file) => ({ file, text: withoutComments(await readFile(join(root, file), 'utf8')) })),
)

test('each table is written by one file only', () => {
  const writers = new Map<string, string[]>()
  for (const { file, text } of sources) {
    for (const table of tablesWrittenIn(text)) writers.set(table, [...(writers.get(table) ?? []), file].sort())
  }
  expect(Object.fromEntries(writers)).toMatchObject({
    users: ['shop/core/accounts/users/users-store.server.ts'],
    cart_lines: ['shop/sales/cart/lines/cart-store.server.ts'],
    variants: ['shop/catalog/products/write/variants-store.server.ts'],
    saved_replies: ['shop/content/messages/saved-replies/saved-replies-store.server.ts'],
  })
  const several = [...writers].filter(([table, { length }]) => length > 1 && !SHARED.some(([one]) => one === table))
  expect(several).toEqual([])
})

test('files that register endpoints contain no SQL', () => {
  const registering = sources.filter(({ text }) => REGISTERS.test(text))
  expect(registering.length).toBeGreaterThan(20)
  expect(registering.filter(({ text }) => SQL.test(text)).map(({ file }) => file)).toEqual([])
})

test('distinguishes writes of a table from similar strings', () => {
  expect(tablesWrittenIn("db.insertInto('a'); db\n  .updateTable(\n 'b')\n  .deleteFrom('c as x')")).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(tablesWrittenIn('sql`insert into a (b) select 1; UPDATE b as x set y = 1; delete from c using d`')).toEqual([
    'a',
    'c',
    'b',
  ])
  expect(tablesWrittenIn('sql`on conflict (a) do update set b = 1`; sql`select 1 from a for no key update`')).toEqual(
    [],
  )
})

function tablesWrittenIn(text: string): string[] {
  return [...new Set(WRITES.flatMap((way) => [...text.matchAll(way)].map(([, table = '']) => table)))]
}

/** Removes only comments that begin their line, so that strings stay intact. */
function withoutComments(text: string): string {
  return text.replace(/^\s*\/\*\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
}
