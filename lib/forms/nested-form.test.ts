import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { decodeNested, encodeNested } from './nested-form.ts'

const Shelf = z.object({
  name: z.string().trim(),
  tags: z
    .array(z.string())
    .transform((tags) => tags.length)
    .optional(),
  label: z.object({ text: z.string(), picture: z.file().optional() }).optional(),
  boxes: z
    .array(z.object({ name: z.string(), things: z.array(z.object({ name: z.string().nullable() })).default([]) }))
    .min(1),
})

const text = fc.string()
const file = fc.string().map((content) => new File([content], 'picture.jpg'))
const thing = fc.record({ name: text })
const shelf = fc.record(
  {
    name: text,
    // A single empty text means an empty list.
    tags: fc.array(fc.string({ minLength: 1 }), { maxLength: 5 }),
    label: fc.record({ text, picture: file }, { requiredKeys: ['text'] }),
    boxes: fc.array(fc.record({ name: text, things: fc.array(thing, { maxLength: 9 }) }), { maxLength: 9 }),
  },
  { requiredKeys: ['name'] },
)

test('parses an encoded form back to the same object in any field order', () => {
  fc.assert(
    fc.property(shelf, fc.nat(), (value, turn) => {
      const form = encodeNested(value)
      expect(decodeNested(Shelf, form)).toEqual(value)
      const { tags: _, ...ordered } = value
      const turned = encodeNested(ordered)
      turned.push(...turned.splice(0, turn % (turned.length || 1)))
      expect(decodeNested(Shelf, turned)).toEqual(ordered)
    }),
  )
})

const key = fc.oneof(
  fc.constantFrom('boxes', 'things', 'name', 'tags', '0', '1', '007', '99', '999999999', '1e3', '-1', ''),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length'),
  fc.string(),
)
const name = fc
  .tuple(key, fc.array(key, { maxLength: 6 }))
  .map(([first, inner]) => first + inner.map((one) => `[${one}]`).join(''))

test('ignores hostile field names and limits the length of lists', () => {
  const known = new Set(['name', 'tags', 'label', 'text', 'picture', 'boxes', 'things'])
  const look = (value: unknown): void => {
    if (Array.isArray(value)) expect(value.length).toBeLessThanOrEqual(101)
    else if (typeof value === 'object' && value !== null) {
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      for (const key of Object.keys(value)) expect(known).toContain(key)
    } else return
    Object.values(value).forEach(look)
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(name, fc.string()), text)), (form) => look(decodeNested(Shelf, form))),
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})

test.each<[why: string, form: [string, string][], read: object]>([
  [
    'of a name that comes twice the last value counts',
    [
      ['name', 'a'],
      ['name', 'b'],
    ],
    { name: 'b' },
  ],
  [
    'fields of a list follow each other or their indices',
    [
      ['tags[7]', 'b'],
      ['tags[0]', 'a'],
    ],
    { tags: ['a', 'b'] },
  ],
  ['what is left out of a list is there without fields', [['boxes[2][name]', 'c']], { boxes: [{}, {}, { name: 'c' }] }],
  ['a field that is not known says that its object is there', [['boxes[0][x]', '']], { boxes: [{}] }],
  [
    'an empty text is an empty list',
    [
      ['boxes', ''],
      ['tags', ''],
    ],
    { boxes: [], tags: [] },
  ],
  [
    'ignores an empty text for a list with items',
    [
      ['boxes[0][name]', 'a'],
      ['boxes', ''],
    ],
    { boxes: [{ name: 'a' }] },
  ],
  [
    'ignores indexes and keys of a plain field',
    [
      ['name[0]', 'a'],
      ['name[x]', 'b'],
      ['boxes[0]', 'c'],
      ['boxes[name]', 'd'],
    ],
    {},
  ],
  [
    'ignores unbalanced brackets',
    [
      ['boxes[0[name]', 'a'],
      ['boxes[0]name', 'b'],
      ['[name]', 'c'],
      ['tags[]', 'd'],
    ],
    {},
  ],
])('%s', (_, form, read) => {
  expect(decodeNested(Shelf, form)).toEqual(read)
})

test('parses thousands of fields with distant indexes quickly', () => {
  const form = Array.from({ length: 5_000 }, (_, n): [string, string] => [
    `boxes[${n}][things][${999_999_999 - n}][name]`,
    'x',
  ])
  const { boxes } = decodeNested(Shelf, form)
  expect(boxes?.length).toBe(101)
})
