import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { covering } from './covering.ts'
import { EQUIVALENTS } from './equivalents.ts'
import { mutantsOf, withMutant } from './mutants-of.ts'
import { sample } from './sample.ts'

const root = join(import.meta.dirname, '..', '..')

/** What a source becomes, mutation by mutation. */
const mutations = (source: string) => mutantsOf('shop.ts', source).map((mutant) => [mutant.kind, mutant.after])

test.each<[source: string, mutations: string[][]]>([
  [
    'if (stock > wanted) sell()',
    [
      ['condition', 'if (!(stock > wanted)) sell()'],
      ['condition', 'if (true) sell()'],
      ['boundary', 'if (stock >= wanted) sell()'],
      ['statement', 'if (stock > wanted) ;'],
    ],
  ],
  [
    'function f() { if (!line) { return undefined } }',
    [
      ['early return', 'function f() { ; }'],
      ['condition', 'function f() { if (!(!line)) { return undefined } }'],
      ['condition', 'function f() { if (line) { return undefined } }'],
    ],
  ],
  [
    'await lock(tx)',
    [
      ['statement', ';'],
      ['await', 'void lock(tx)'],
    ],
  ],
  [
    "const q = db.orderBy('id', 'desc').limit(1)",
    [
      ['chain', "const q = db.orderBy('id', 'desc')"],
      ['chain', 'const q = db.limit(1)'],
      ['order', "const q = db.orderBy('id', 'asc').limit(1)"],
      ['number', "const q = db.orderBy('id', 'desc').limit(2)"],
    ],
  ],
  [
    'const who = asker?.id ?? 0',
    [
      ['and, or', 'const who = asker?.id'],
      ['optional', 'const who = asker.id ?? 0'],
      ['number', 'const who = asker?.id ?? 1'],
    ],
  ],
  ["const text = 'a' + name", []],
  // Neither types, nor imports, nor the words of a statement.
  ["import { type A } from 'a'\ntype B = 1 | true\nconst q = sql`select 1 where 2 < 3 and true`", []],
])('the mutations of %s', (source, expected) => {
  expect(mutations(source)).toEqual(expected)
})

test('a mutant is named by all lines that it changes, and changes nothing else', () => {
  const source = 'const before = 1\nawait tx\n  .insert(1)\n  .execute()\nconst after = 1\n'
  const [, gone = { kind: '', line: 0, before: '' }] = mutantsOf('a.ts', source)
  expect(gone).toMatchObject({ kind: 'statement', line: 2, before: 'await tx .insert(1) .execute()', after: ';' })
  expect(mutantsOf('a.ts', source).map((mutant) => withMutant(source, mutant))).toContain(
    'const before = 1\n;\nconst after = 1\n',
  )
})

test('a seed draws the same mutants each time, one of each file, and another seed draws others', async () => {
  const draw = (seed: string) => sample(root, { seed, count: 6, only: 'shop/sales/orders/' })
  const [one, again, other] = await Promise.all(['a', 'a', 'b'].map(draw))
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect(new Set(one?.map(({ path }) => path)).size).toBe(6)
  const many = await sample(root, { seed: 'a', count: 12, only: 'shop/sales/cart/lines/cart-store.server.ts' })
  expect(new Set(many.map(({ start, end, replacement }) => `${start} ${end} ${replacement}`)).size).toBe(12)
  for (const { path } of [...(one ?? []), ...many]) expect(path).toMatch(/^shop\/.*\.server\.ts$/)
})

test('tests are looked for in the folder of a source first, then where it is used', async () => {
  const { near, wider } = await covering(root)
  expect(near('shop/sales/cart/cart.server.ts')).toContain('shop/sales/cart/cart.test.ts')
  expect(near('server/http/read-form.ts')).toContain('server/http/error-handler.test.ts')
  expect(wider('server/http/read-form.ts')).toEqual(
    expect.arrayContaining(['shop/catalog/products/create-product.test.ts']),
  )
})

test('what is called equivalent is still to be found in the sources', async () => {
  for (const { path, before, after } of EQUIVALENTS) {
    const mutants = mutantsOf(path, await readFile(join(root, path), 'utf8'))
    expect(
      mutants.filter((mutant) => mutant.before === before && mutant.after === after),
      `${path}: ${after}`,
    ).toHaveLength(1)
  }
})
