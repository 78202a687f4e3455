import { expect, test } from 'vitest'
import { vatNumberProblem } from './vat-number.ts'

test.each([
  ...['FR 40 303 265 045', 'BE 0403.019.261', 'DE136695976', 'DK 13585628', 'FI20774740', 'IT 00743110157'],
  ...['LU 150 274 42', 'PL 8567346215', 'PT 501 964 843', 'ATU13585627', 'GR 094259216', 'NL004495445B01'],
  ...['FR K7 399859412', 'XI 123456789', 'FR00000000000'],
  ...['', 'Exempt, art. 293 B du CGI', 'CHE-123.456.788', 'De minimis'],
])('accepts the plausible VAT number %j', (typed) => expect(vatNumberProblem(typed)).toBe(undefined))

test.each(['FR 303 265 045', 'DE 1366959', 'ATX1234567', 'NL004495445', 'BE 2403019261'])(
  'rejects %j by its format',
  (typed) => expect(vatNumberProblem(typed)).toBe('format'),
)

test.each([
  ...['FR 41 303 265 045', 'BE 0403019262', 'DE136695977', 'DK13585627', 'FI20774741', 'IT00743110158'],
  ...['LU15027443', 'PL8567346216', 'PT501964842'],
])('rejects %j by its checksum', (typed) => expect(vatNumberProblem(typed)).toBe('checksum'))
