import { type CountryCode, countryName } from '../../lib/places/countries.ts'

/** A postcode as its country writes it, or what to say at the field. */
type ReadPostcode = { postcode: string } | { wrong: string }

interface PostcodeRule {
  /** What it looks like without the signs that part it. */
  looks: RegExp
  /** Puts it as its country writes it, where that parts it. */
  write?: string
  /** What people write before it: the letters of the country on cars and on parcels. */
  prefix?: RegExp
  example: string
}

const FOUR = /^[1-9]\d{3}$/
const FIVE = /^\d{5}$/
const AFTER_TWO = '$1 $2'

const RULES: Readonly<Record<CountryCode, PostcodeRule>> = {
  AT: { looks: FOUR, prefix: /^AT?/, example: '1010' },
  BE: { looks: FOUR, prefix: /^BE?/, example: '1000' },
  BG: { looks: FOUR, prefix: /^BG/, example: '1000' },
  CY: { looks: FOUR, prefix: /^CY/, example: '1010' },
  CZ: { looks: /^([1-7]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^CZ/, example: '110 00' },
  DE: { looks: /^(?!00)\d{5}$/, prefix: /^DE?/, example: '10115' },
  DK: { looks: /^\d{4}$/, prefix: /^DK/, example: '1050' },
  EE: { looks: FIVE, prefix: /^(?:EE|EST)/, example: '10111' },
  ES: { looks: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, prefix: /^ES?/, example: '28013' },
  FI: { looks: FIVE, prefix: /^(?:FIN?|AX)/, example: '00100' },
  FR: { looks: /^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$/, prefix: /^FR?/, example: '75001' },
  GR: { looks: /^(\d{3})(\d{2})$/, write: AFTER_TWO, prefix: /^(?:GR|EL)/, example: '104 31' },
  HR: { looks: FIVE, prefix: /^HR/, example: '10000' },
  HU: { looks: FOUR, prefix: /^HU?/, example: '1051' },
  IE: {
    looks: /^((?:[AC-FHKNPRTV-Y]\d{2}|D6W))([\dAC-FHKNPRTV-Y]{4})$/,
    write: AFTER_TWO,
    example: 'D02 AF30',
  },
  IT: { looks: FIVE, prefix: /^IT?/, example: '00184' },
  LT: { looks: FIVE, prefix: /^LT/, write: 'LT-$&', example: 'LT-01100' },
  LU: { looks: FOUR, prefix: /^LU?/, example: '1648' },
  LV: { looks: /^\d{4}$/, prefix: /^LV/, write: 'LV-$&', example: 'LV-1010' },
  MC: { looks: /^980\d{2}$/, prefix: /^(?:MC|FR?)/, example: '98000' },
  MT: { looks: /^([A-Z]{3})(\d{2,4})$/, write: AFTER_TWO, example: 'VLT 1117' },
  NL: { looks: /^([1-9]\d{3})([A-Z]{2})$/, write: AFTER_TWO, prefix: /^NL/, example: '1012 AB' },
  PL: { looks: /^(\d{2})(\d{3})$/, write: '$1-$2', prefix: /^PL/, example: '00-001' },
  PT: { looks: /^([1-9]\d{3})(\d{3})$/, write: '$1-$2', prefix: /^PT?/, example: '1100-148' },
  RO: { looks: /^\d{6}$/, prefix: /^RO/, example: '010011' },
  SE: { looks: /^([1-9]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^SE?/, example: '111 20' },
  SI: { looks: FOUR, prefix: /^SI/, example: '1000' },
  SK: { looks: /^([089]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^SK/, example: '811 01' },
}

/** Places that have postcodes of a country and are not served: they are no part of the union's area of VAT, or of no country that is. */
const NOT_SERVED: Readonly<Partial<Record<CountryCode, readonly [postcodes: RegExp, place: string][]>>> = {
  DE: [
    [/^78266$/, 'Büsingen'],
    [/^27498$/, 'Heligoland'],
  ],
  DK: [[/^39\d\d$/, 'Greenland']],
  ES: [
    [/^3[58]/, 'the Canary Islands'],
    [/^51/, 'Ceuta'],
    [/^52/, 'Melilla'],
  ],
  FI: [[/^22/, 'Åland']],
  FR: [[/^9[78]\d{3}$/, 'the French overseas territories']],
  GR: [[/^63086$/, 'Mount Athos']],
  IT: [
    [/^23041$/, 'Livigno'],
    [/^22061$/, 'Campione d’Italia'],
    [/^4789\d$/, 'San Marino'],
    [/^00120$/, 'Vatican City'],
  ],
}

/**
 * Reads a postcode as people write it. Spaces, dashes, small letters and the letters of the country before it (`F-69001`, `69 001`) are put right.
 * @returns the postcode as its country writes it, or why it is none or its place is not served
 */
export function readPostcode(country: CountryCode, written: string): ReadPostcode {
  const { looks, write = '$&', prefix, example } = RULES[country]
  const bare = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐‑–]/g, '')
  const code = prefix ? bare.replace(prefix, '') : bare
  if (country === 'FR' && RULES.MC.looks.test(code))
    return { wrong: 'This postcode is in Monaco: choose Monaco as the country.' }
  const elsewhere = NOT_SERVED[country]?.find(([postcodes]) => postcodes.test(code))
  if (elsewhere) return { wrong: `We do not deliver to ${elsewhere[1]}.` }
  if (!looks.test(code)) return { wrong: `Enter a postcode like ${example} (${countryName(country)}).` }
  return { postcode: code.replace(looks, write) }
}
