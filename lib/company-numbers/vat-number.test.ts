import { expect, test } from 'vitest'
import { sirenOfVatNumber, sirenProblem } from './siren.ts'
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

const OTHERS = [
  ...['ATU13585627', 'BG175074752', 'CY10259033P', 'CZ25123891', 'EE100931558', 'EL094259216', 'ESB58378431'],
  ...['ES54362315K', 'HR33392005961', 'HU12892312', 'IE6433435F', 'IE6433435OA', 'LT119511515', 'LV40003521600'],
  ...['MT11679112', 'NL004495445B01', 'RO18547290', 'SE556188840401', 'SI50223054', 'SK2022749619'],
]

test.each(OTHERS)('accepts %s, and rejects it with another digit', (number) => {
  expect(vatNumberProblem(number)).toBe(undefined)
  // The last digit but for a suffix, which no checksum covers.
  const place = { NL: 10, SE: 11, AT: 10 }[number.slice(0, 2)] ?? number.search(/\d\D*$/)
  const digit = (Number(number[place]) + 1) % 10
  expect(vatNumberProblem(`${number.slice(0, place)}${digit}${number.slice(place + 1)}`)).toBe('checksum')
})

test('accepts a SIREN with a correct check digit, and finds it in a French VAT number', () => {
  expect(sirenProblem('303 265 045')).toBe(undefined)
  expect([sirenProblem('303265046'), sirenProblem('30326504')]).toEqual(['checksum', 'format'])
  expect([sirenOfVatNumber('FR 40 303 265 045'), sirenOfVatNumber('DE136695976')]).toEqual(['303265045', undefined])
})
