import { expect, test } from 'vitest'
import { acceptedEncoding, ENCODINGS_OF_FILES } from './accepted-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'zstd'],
  ['zstd;q=0.9, br', 'br'],
  ['zstd;q=0, *', 'br'],
  ['br;q=0, zstd;q=0, *', 'gzip'],
  ['gzip;q=0, *', 'zstd'],
  ['gzip;q=0.001, *;q=0', 'gzip'],
  ['deflate, compress', 'identity'],
  ['br;q=nonsense', 'identity'],
])('answers Accept-Encoding %j with %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['zstd', 'identity'],
  ['br;q=0, *', 'gzip'],
])('answers Accept-Encoding %j for a precompressed file with %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted, ENCODINGS_OF_FILES)).toBe(encoding)
})

test.each(['gzip;q=0,br;q=0', 'br;q=0, gzip;q=0', 'br ; q=0.000, gzip; q = 0', '*;q=0', 'identity, *;q=0'])(
  'does not send an encoding that %j refuses',
  (accepted) => {
    expect(acceptedEncoding(accepted)).toBe('identity')
  },
)

test.each(['identity;q=0', '*;q=0, identity;q=0'])('sends plain bytes if %j refuses everything', (accepted) => {
  expect(acceptedEncoding(accepted)).toBe('identity')
})
