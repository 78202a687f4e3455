import fc from 'fast-check'

const LONG = 20_000
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
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '0', '', 'detail', 'id']
const LENGTHS = [60, 61, 80, 81, 100, 101, 120, 150, 200, 254, 255, 500, 501, 5_000, 5_001, LONG]

/** Text that people do not type, but programs send. */
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
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const hostileNumber = fc.constantFrom(
  ...[0, -0, -1, 1, 1.5, 0.1 + 0.2, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324],
)

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Of any type. `__proto__` comes as a key of its own, as JSON can have it. */
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

/** Things that nobody asked for, beside what is. */
export const moreKeys = fc.dictionary(fc.constantFrom(...KEYS, 'is_staff', 'user_id', 'price', 'stock'), hostileValue, {
  maxKeys: 2,
})

/** One part of an address as it stands there: it may be no text at all once it is decoded. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%ff',
    '%C0%AF',
    '%ED%A0%80',
    '%00',
    '..',
    '%2e%2e',
    '%2E%2E%2Fx',
    'a%2Fb',
    '%5C',
    '%252e',
    ';',
    '@',
  ),
  fc.constantFrom(
    '0',
    '00',
    '-1',
    '01',
    '1e3',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(17),
    '1.0',
    '+1',
    'null',
    'x'.repeat(600),
  ),
  hostileText
    .filter((text) => text !== '' && text.length < LONG)
    .map((text) => encodeURIComponent(text.toWellFormed())),
)

/** What may follow the question mark. */
export const hostileSearch = fc.constantFrom(
  ...[
    '',
    '',
    '',
    'page=1&page=2',
    'page[]=1',
    'page[x]=1',
    '__proto__=1',
    'constructor=1&toString=2',
    '%ff=%ff',
    'page=%',
    '&&&=',
  ],
  ...[
    'a=1&'.repeat(1_000),
    `page=${'9'.repeat(400)}`,
    'page_size=1e9',
    'page=%00',
    '?',
    '%E2%80%AE=%00',
    'page_size=-1',
  ],
)

export const hostileAuthorization = fc.constantFrom(
  ...[
    '',
    'Token',
    'Token ',
    'token shop_x',
    'Basic eDp4',
    'Bearer x',
    'Token a b',
    'Token \u00e9\u00ff',
    'Token shop_',
    ',',
  ],
  `Token ${'x'.repeat(5_000)}`,
  `Token shop_${'A'.repeat(52)}`,
)

/** Bodies that are no JSON, or JSON that is no body. */
export const hostileJson = fc.constantFrom(
  ...[
    '',
    '{',
    '{"',
    'null',
    '[]',
    '"x"',
    '7',
    'NaN',
    '1e999',
    '{}{}',
    '\uFEFF{}',
    "{'a':1}",
    '{"a":1,}',
    '{"a":"\\ud800"}',
  ],
  ...['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"email":1e999}', '{"id":1,"id":[]}', '\0'],
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
)

export const hostileType = fc.constantFrom(
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ],
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=',
    'application/jsonx',
    'APPLICATION/JSON',
    ';',
    'x'.repeat(500),
  ],
)

/** Names of fields of a form. */
export const hostileName = fc.constantFrom(
  ...KEYS,
  ...[
    'variants',
    'variants[]',
    'variants[0]',
    'variants[1][name]',
    'variants[49][stock]',
    'variants[50][name]',
    'variants[-1][name]',
  ],
  ...[
    'variants[999999999][images][999999999][alt]',
    'variants[__proto__][name]',
    'variants[0][__proto__]',
    'variants[0][images]',
  ],
  ...[
    'variants[0][for_update_id]',
    'variants[0][images][0][for_update_id]',
    'variants[0][images][12][image]',
    'variants[0][color]',
  ],
  ...[
    'frequentlyBoughtTogether',
    'frequentlyBoughtTogether[0]',
    'thumbnail_crop_x',
    'thumbnail_alt',
    'version',
    'avatar',
    'pictures',
  ],
  ...['a"b', 'a\r\nb', 'x'.repeat(300), 'slug', 'file_name', 'first_name'],
)
