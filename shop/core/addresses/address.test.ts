import fc from 'fast-check'
import { postcodeValidator } from 'postcode-validator'
import { expect, test } from 'vitest'
import { checkValues } from '../../../lib/forms/form-data.ts'
import { COUNTRY_CODES, type CountryCode } from '../../../lib/places/countries.ts'
import { anyCharacter } from '../../../tests/any-character.ts'
import { Address } from './address.contract.ts'
import { addressLines, EMPTY_ADDRESS } from './address-lines.ts'
import { readPostcode } from './postcodes.contract.ts'

const MIA = { ...EMPTY_ADDRESS, name: 'Mia Test', street: '12 rue Mercière', postcode: '69002', town: 'Lyon' }

test.each<[CountryCode, string, string]>([
  ['FR', ' 69 001 ', '69001'],
  ['FR', 'F-69001', '69001'],
  ['FR', 'fr 69001', '69001'],
  ['FR', '６９００１', '69001'],
  ['FR', '20 000', '20000'],
  ['MC', 'mc-98000', '98000'],
  ['DE', 'D-10115', '10115'],
  ['AT', 'A-1010', '1010'],
  ['CZ', '11000', '110 00'],
  ['SK', 'sk 81101', '811 01'],
  ['GR', 'EL-10431', '104 31'],
  ['SE', 'SE-111 20', '111 20'],
  ['PL', '00001', '00-001'],
  ['PT', '1100148', '1100-148'],
  ['NL', '1012ab', '1012 AB'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['IE', 'D6W XY00', 'D6W XY00'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'lv 1010', 'LV-1010'],
  ['LT', '01100', 'LT-01100'],
  ['LU', 'L–1648', '1648'],
  ['FI', 'FI-00100', '00100'],
  ['CH', 'CH-8001', '8001'],
  ['LI', 'FL-9490', '9490'],
  ['NO', 'N-0150', '0150'],
  ['IS', 'IS-101', '101'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['JE', 'je23ab', 'JE2 3AB'],
  ['AD', 'ad 500', 'AD500'],
  ['MD', 'MD-2001', '2001'],
])('normalizes the postcode of %s: %j to %s', (country, written, postcode) => {
  expect(readPostcode(country, written)).toEqual({ postcode })
})

test.each<[CountryCode, string, string]>([
  ['FR', '97400', 'We don’t deliver to the French overseas territories.'],
  ['FR', '98800', 'We don’t deliver to the French overseas territories.'],
  ['FR', 'F-98 000', 'This postcode is in Monaco: choose Monaco as the country.'],
  ['FR', '99999', 'Enter a postcode like 75001 (France).'],
  ['FR', '00100', 'Enter a postcode like 75001 (France).'],
  ['FR', '69001 Lyon', 'Enter a postcode like 75001 (France).'],
  ['FR', '69001!', 'Enter a postcode like 75001 (France).'],
  ['FR', 'D-10115', 'Enter a postcode like 75001 (France).'],
  ['ES', '35001', 'We don’t deliver to the Canary Islands.'],
  ['ES', '38001', 'We don’t deliver to the Canary Islands.'],
  ['ES', '51001', 'We don’t deliver to Ceuta.'],
  ['ES', '52001', 'We don’t deliver to Melilla.'],
  ['IT', '23041', 'We don’t deliver to Livigno.'],
  ['IT', '22061', 'We don’t deliver to Campione d’Italia.'],
  ['IT', '47890', 'This postcode is in San Marino: choose San Marino as the country.'],
  ['CH', '9490', 'This postcode is in Liechtenstein: choose Liechtenstein as the country.'],
  ['CH', '6911', 'We don’t deliver to Campione d’Italia.'],
  ['GB', 'BT1 1AA', 'We don’t deliver to Northern Ireland.'],
  ['GB', 'gx11 1aa', 'We don’t deliver to Gibraltar.'],
  ['GB', 'BF1 0AA', 'We don’t deliver to British forces addresses.'],
  ['GB', 'JE2 3AB', 'This postcode is in Jersey: choose Jersey as the country.'],
  ['GB', 'GY1 1AA', 'This postcode is in Guernsey: choose Guernsey as the country.'],
  ['GB', 'IM1 1AA', 'This postcode is in Isle of Man: choose Isle of Man as the country.'],
  ['GB', 'SW1A', 'Enter a postcode like SW1A 1AA (United Kingdom).'],
  ['ES', 'AD500', 'This postcode is in Andorra: choose Andorra as the country.'],
  ['CH', '800', 'Enter a postcode like 8001 (Switzerland).'],
  ['NO', '015', 'Enter a postcode like 0150 (Norway).'],
  ['IT', '00120', 'We don’t deliver to Vatican City.'],
  ['DE', '78266', 'We don’t deliver to Büsingen.'],
  ['DE', '27498', 'We don’t deliver to Heligoland.'],
  ['FI', 'AX-22100', 'We don’t deliver to Åland.'],
  ['GR', '630 86', 'We don’t deliver to Mount Athos.'],
  ['DK', '3900', 'We don’t deliver to Greenland.'],
  ['IE', 'BT1 1AA', 'Enter a postcode like D02 AF30 (Ireland).'],
  ['NL', '1012', 'Enter a postcode like 1012 AB (Netherlands).'],
])('rejects the postcode of %s: %j, %s', (country, written, wrong) => {
  expect(readPostcode(country, written)).toEqual({ wrong })
})

test.each(COUNTRY_CODES)(
  'a postcode of %s is valid here as in another library, and its example is valid',
  (country) => {
    const example = /like (.+) \(/.exec(JSON.stringify(readPostcode(country, '?')))?.[1] ?? ''
    expect(readPostcode(country, example)).toEqual({ postcode: example })
    const code = fc.oneof(
      fc.stringMatching(/^[A-Z]{0,3}\d{2,7}[A-Z]{0,2}$/),
      fc.stringMatching(/^[A-Z]\d{2}[A-Z\d]{4}$/),
    )
    fc.assert(
      fc.property(code, (written) => {
        const read = readPostcode(country, written)
        if ('postcode' in read) {
          expect(postcodeValidator(read.postcode, country), read.postcode).toBe(true)
          expect(readPostcode(country, read.postcode)).toEqual(read)
        }
      }),
    )
  },
)

test('parses any postcode text or refuses it with a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRY_CODES), fc.string({ unit: anyCharacter }), (country, written) => {
      const read = readPostcode(country, written)
      expect('postcode' in read ? read.postcode : read.wrong).toMatch(/^[A-Z\d][A-Z\d -]+$|\.$/)
    }),
  )
})

test('normalizes a valid address and accepts empty optional fields', () => {
  const { company: _, second_line: __, phone: ___, ...short } = MIA
  expect(Address.parse({ ...short, name: '  Mia Test ', postcode: 'F-69 002' })).toEqual(MIA)
  expect(Address.parse({ ...MIA, phone: '+33 (0)6 12.34-56 78' }).phone).toBe('+33612345678')
})

test('reports all errors of an address at once, each at its field', () => {
  const wrong = {
    ...MIA,
    name: ' ',
    company: 'x'.repeat(81),
    street: '',
    postcode: '97400',
    town: '\u202e',
    phone: '12',
  }
  expect(checkValues(Address, wrong)).toEqual({
    name: ['This field may not be blank.'],
    company: ['Ensure this field has no more than 80 characters.'],
    street: ['This field may not be blank.'],
    postcode: ['We don’t deliver to the French overseas territories.'],
    town: ['This field may not be blank.'],
    phone: ['Enter a phone number of 6 to 20 digits.'],
  })
  expect(checkValues(Address, { ...MIA, postcode: '', country: 'US', phone: `+${'1'.repeat(21)}` })).toEqual({
    postcode: ['This field may not be blank.'],
    country: ['"US" is not a valid choice.'],
    phone: ['Enter a phone number of 6 to 20 digits.'],
  })
  expect(Object.keys(checkValues(Address, {}))).toEqual(['name', 'street', 'postcode', 'town', 'country'])
  expect(checkValues(Address, null)).toEqual({ non_field_errors: ['This field may not be null.'] })
})

test.each<[CountryCode, string, string, string[]]>([
  ['FR', '69002', 'Lyon', ['69002 Lyon']],
  ['MC', '98000', 'Monaco', ['98000 Monaco', 'Monaco']],
  ['DE', '10115', 'Berlin', ['10115 Berlin', 'Germany']],
  ['IE', 'D02 AF30', 'Dublin 2', ['Dublin 2', 'D02 AF30', 'Ireland']],
  ['LV', 'LV-1010', 'Riga', ['Riga, LV-1010', 'Latvia']],
  ['MT', 'VLT 1117', 'Valletta', ['Valletta VLT 1117', 'Malta']],
  ['CH', '8001', 'Zürich', ['8001 Zürich', 'Switzerland']],
  ['NO', '0150', 'Oslo', ['0150 Oslo', 'Norway']],
  ['GB', 'SW1A 1AA', 'London', ['London', 'SW1A 1AA', 'United Kingdom']],
  ['UA', '01001', 'Kyiv', ['Kyiv', '01001', 'Ukraine']],
])('formats an address of %s in the order of its country', (country, postcode, town, last) => {
  const street = ['Mia Test', '12 rue Mercière']
  expect(addressLines({ ...MIA, country, postcode, town })).toEqual([...street, ...last])
})

test('formats a Hungarian address with the town above the street, and company and second line', () => {
  const more = { company: 'Atelier', second_line: 'II. em. 3' }
  const hungarian = { ...MIA, ...more, country: 'HU' as const, street: 'Fő utca 1', postcode: '1051', town: 'Budapest' }
  expect(addressLines(hungarian)).toEqual([
    'Mia Test',
    'Atelier',
    'Budapest',
    'Fő utca 1',
    'II. em. 3',
    '1051',
    'Hungary',
  ])
})
