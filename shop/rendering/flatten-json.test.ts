import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Encoder, flattenJson } from './flatten-json.ts'

// The router's own, which its package does not export.
const { flatten }: { flatten(this: Encoder, data: unknown): Promise<unknown> } = await import(
  join(
    import.meta.dirname,
    '..',
    '..',
    'node_modules',
    'react-router',
    'dist',
    'production',
    'vendor',
    'turbo-stream-v2',
    'flatten.js',
  )
)

const encoder = (): Encoder => ({ indices: new Map(), index: 0, stringified: [] })

/** What the router writes, and what we do. */
async function both(data: unknown, plugins: Encoder['plugins'] = []) {
  const [theirs, ours] = [
    { ...encoder(), plugins },
    { ...encoder(), plugins },
  ]
  const places = { theirs: await flatten.call(theirs, data), ours: flattenJson(ours, data) }
  return { theirs: { ...theirs, place: places.theirs }, ours: { ...ours, place: places.ours } }
}

const twice = { name: 'twice' }
const around: Record<string, unknown> = { name: 'around' }
around.itself = around
const page = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom<unknown>(
      null,
      undefined,
      Number.NaN,
      Infinity,
      -Infinity,
      -0,
      0,
      1.5,
      true,
      false,
      '',
      '\u2028</script>',
      twice,
    ),
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.array(tie('data')),
    fc.dictionary(fc.string(), tie('data')).map((made) => ({ ...made })),
  ),
}))

test('writes what JSON could write as the router does, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), page.data), async (made) => {
      const { theirs, ours } = await both({ ...made, twice })
      expect({ ...ours, indices: [...ours.indices] }).toEqual({ ...theirs, indices: [...theirs.indices] })
    }),
  )
})

test('also what leads back to itself', async () => {
  const { theirs, ours } = await both({ around, once: [around, twice, twice] })
  expect(ours.stringified).toEqual(theirs.stringified)
  const { theirs: root, ours: own } = await both(around)
  expect(own.stringified).toEqual(root.stringified)
})

test.each<[string, unknown]>([
  ['a date', { at: new Date(0) }],
  ['a promise', { later: Promise.resolve() }],
  ['a map', { map: new Map([[1, 2]]) }],
  ['a big integer', { count: 1n }],
  ['a symbol', { symbol: Symbol.for('x') }],
  ['a function', { call() {} }],
  ['an object of a class', { url: new URL('http://shop.example/') }],
  ['one without a prototype', { bare: Object.create(null) }],
  ['a list with a hole', { list: Object.assign([1], { 2: 3 }) }],
])('leaves %s to the router, untouched', (_, data) => {
  const untouched = encoder()
  expect(flattenJson(untouched, { before: [1, { two: 2 }], data })).toBeUndefined()
  expect(untouched).toEqual(encoder())
})

test('leaves to the router what it writes in its own way, what is no object, and what is told later', () => {
  const redirect = Symbol('redirect')
  const plugins = [(value: object) => redirect in value && ['Redirect', 1]]
  expect(flattenJson({ ...encoder(), plugins }, { to: { [redirect]: '/' } })).toBeUndefined()
  for (const data of ['text', 1, null, undefined]) expect(flattenJson(encoder(), data)).toBeUndefined()
  expect(flattenJson({ ...encoder(), index: 3 }, { late: true })).toBeUndefined()
})
