import fc from 'fast-check'
import { anyCharacter } from '../../../any-character.ts'

export const LONG = 20_000
const CONTROLS = [
  '\0',
  'a\0b',
  '\u001b[2J',
  '\r\nX-Evil: 1',
  '\u202Egnp.exe',
  '\u2066x',
  '\uD800',
  'x\uDFFF',
  '\uFEFF',
  '\uFFFF',
]
const NUMBERS_AS_TEXT = [
  ...['NaN', 'Infinity', '-0', '-1', '0', '1.5', '1e3', '1e309', '0x10', '1_000', ' 7 ', '٣', '７'],
  ...[
    '9007199254740993',
    '999999999999999',
    '9223372036854775807',
    '9223372036854775808',
    '2147483648',
    '1,2,3',
    '5,1',
  ],
]
const CODE = [
  "'",
  "';--",
  '"',
  '\\',
  '%',
  '_%',
  '$1',
  '`',
  '<script>',
  '{{x}}',
  '../../secret',
  '/',
  '&',
  '=cmd()',
  '*:*',
  '!&|',
]
/** Names with a meaning in JavaScript or in the shop. */
export const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '0',
  '',
  'detail',
  'id',
]
const LENGTHS = [60, 61, 80, 81, 100, 101, 120, 150, 200, 254, 255, 500, 501, 5_000, 5_001, LONG]

/** Text that programs send but people do not type. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\t',
    ...CONTROLS,
    ...NUMBERS_AS_TEXT,
    ...CODE,
    ...KEYS,
    'null',
    'true',
    '[]',
    'a@b',
    'İ',
    'ﬁ',
  ),
  fc
    .constantFrom(...LENGTHS)
    .chain((length) => fc.constantFrom('x', '7', 'é', '𝒳', ' ').map((one) => one.repeat(length))),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
)

const hostileNumber = fc.constantFrom(
  ...[0, -0, -1, 1, 1.5, 0.1 + 0.2, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324],
)

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Values of any type. `__proto__` is an own key, as in parsed JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], nested(50), nested(1_000)),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...KEYS), hostileNumber, { maxKeys: 3 }) },
)

/** Unexpected fields in addition to the valid ones. */
export const moreKeys = fc.dictionary(fc.constantFrom(...KEYS, 'is_staff', 'user_id', 'price', 'stock'), hostileValue, {
  maxKeys: 2,
})
