/** Hostile parts of requests besides the values: addresses, headers, malformed bodies and field names. */
import fc from 'fast-check'
import { hostileText, KEYS, LONG } from './hostile-values.ts'

/** One raw address segment. It may be invalid text when decoded. */
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

/** Query strings. */
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

/** Invalid JSON, and valid JSON that is not a valid body. */
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

/** Names of form fields. */
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
