import { type CountryCode, countryName } from '../../../lib/places/countries.ts'

/** A postcode in its country's format, or the error of the field. */
type ReadPostcode = { postcode: string } | { wrong: string }

interface PostcodeRule {
  /** Pattern of the postcode without separators. */
  looks: RegExp
  /** Replacement that inserts the separators of the country. */
  write?: string
  /** Country letters that people write before the postcode. */
  prefix?: RegExp
  example: string
}

const FOUR = /^[1-9]\d{3}$/
const FIVE = /^\d{5}$/
const AFTER_TWO = '$1 $2'
/** Outward and inward code. The letters C, I, K, M, O and V are not used in the inward code. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/

const RULES: Readonly<Record<CountryCode, PostcodeRule>> = {
  AD: { looks: /^AD[1-7]00$/, example: 'AD500' },
  AL: { looks: FOUR, prefix: /^AL/, example: '1001' },
  AT: { looks: FOUR, prefix: /^AT?/, example: '1010' },
  BA: { looks: /^[78]\d{4}$/, prefix: /^BA/, example: '71000' },
  BE: { looks: FOUR, prefix: /^BE?/, example: '1000' },
  BG: { looks: FOUR, prefix: /^BG/, example: '1000' },
  CH: { looks: FOUR, prefix: /^CH/, example: '8001' },
  CY: { looks: FOUR, prefix: /^CY/, example: '1010' },
  CZ: { looks: /^([1-7]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^CZ/, example: '110 00' },
  DE: { looks: /^(?!00)\d{5}$/, prefix: /^DE?/, example: '10115' },
  DK: { looks: /^\d{4}$/, prefix: /^DK/, example: '1050' },
  EE: { looks: FIVE, prefix: /^(?:EE|EST)/, example: '10111' },
  ES: { looks: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, prefix: /^ES?/, example: '28013' },
  FI: { looks: FIVE, prefix: /^(?:FIN?|AX)/, example: '00100' },
  FR: { looks: /^(?:0[1-9]|[1-8]\d|9[0-5])\d{3}$/, prefix: /^FR?/, example: '75001' },
  GB: { looks: BRITISH, write: AFTER_TWO, example: 'SW1A 1AA' },
  GG: { looks: /^(GY(?:[1-9]|10))(\d[ABD-HJLNP-UW-Z]{2})$/, write: AFTER_TWO, example: 'GY1 1AA' },
  GR: { looks: /^(\d{3})(\d{2})$/, write: AFTER_TWO, prefix: /^(?:GR|EL)/, example: '104 31' },
  HR: { looks: FIVE, prefix: /^HR/, example: '10000' },
  HU: { looks: FOUR, prefix: /^HU?/, example: '1051' },
  IE: {
    looks: /^((?:[AC-FHKNPRTV-Y]\d{2}|D6W))([\dAC-FHKNPRTV-Y]{4})$/,
    write: AFTER_TWO,
    example: 'D02 AF30',
  },
  IM: { looks: /^(IM(?:[1-9]|86|87|99))(\d[ABD-HJLNP-UW-Z]{2})$/, write: AFTER_TWO, example: 'IM1 1AA' },
  IS: { looks: /^[1-9]\d{2}$/, prefix: /^IS/, example: '101' },
  IT: { looks: FIVE, prefix: /^IT?/, example: '00184' },
  JE: { looks: /^(JE[1-5])(\d[ABD-HJLNP-UW-Z]{2})$/, write: AFTER_TWO, example: 'JE2 3AB' },
  LI: { looks: /^94(?:8[5-9]|9[0-8])$/, prefix: /^(?:FL|LI)/, example: '9490' },
  LT: { looks: FIVE, prefix: /^LT/, write: 'LT-$&', example: 'LT-01100' },
  LU: { looks: FOUR, prefix: /^LU?/, example: '1648' },
  LV: { looks: /^\d{4}$/, prefix: /^LV/, write: 'LV-$&', example: 'LV-1010' },
  MC: { looks: /^980\d{2}$/, prefix: /^(?:MC|FR?)/, example: '98000' },
  MD: { looks: /^\d{4}$/, prefix: /^MD/, example: '2001' },
  ME: { looks: /^8\d{4}$/, prefix: /^ME/, example: '81000' },
  MK: { looks: FOUR, prefix: /^MK/, example: '1000' },
  MT: { looks: /^([A-Z]{3})(\d{2,4})$/, write: AFTER_TWO, example: 'VLT 1117' },
  NL: { looks: /^([1-9]\d{3})([A-Z]{2})$/, write: AFTER_TWO, prefix: /^NL/, example: '1012 AB' },
  NO: { looks: /^\d{4}$/, prefix: /^NO?/, example: '0150' },
  PL: { looks: /^(\d{2})(\d{3})$/, write: '$1-$2', prefix: /^PL/, example: '00-001' },
  PT: { looks: /^([1-9]\d{3})(\d{3})$/, write: '$1-$2', prefix: /^PT?/, example: '1100-148' },
  RO: { looks: /^\d{6}$/, prefix: /^RO/, example: '010011' },
  RS: { looks: /^[1-3]\d{4}$/, prefix: /^(?:RS|SRB)/, example: '11000' },
  SE: { looks: /^([1-9]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^SE?/, example: '111 20' },
  SI: { looks: FOUR, prefix: /^SI/, example: '1000' },
  SK: { looks: /^([089]\d{2})(\d{2})$/, write: AFTER_TWO, prefix: /^SK/, example: '811 01' },
  SM: { looks: /^4789\d$/, prefix: /^(?:SM|RSM)/, example: '47890' },
  UA: { looks: /^(?!00)\d{5}$/, prefix: /^UA/, example: '01001' },
}

/** Countries with postcodes of a neighbour's system. People choose the neighbour by mistake. */
const NEIGHBOURS: Readonly<Partial<Record<CountryCode, readonly CountryCode[]>>> = {
  CH: ['LI'],
  FR: ['MC', 'AD'],
  ES: ['AD'],
  GB: ['GG', 'IM', 'JE'],
  IT: ['SM'],
}

/** Places with a country's postcodes that are not served, because different VAT and customs rules apply there. */
const NOT_SERVED: Readonly<Partial<Record<CountryCode, readonly [postcodes: RegExp, place: string][]>>> = {
  CH: [
    [/^8238$/, 'Büsingen'],
    [/^6911$/, 'Campione d’Italia'],
  ],
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
  GB: [
    [/^BT/, 'Northern Ireland'],
    [/^GX11/, 'Gibraltar'],
    [/^BF[1X]/, 'British forces addresses'],
  ],
  GR: [[/^63086$/, 'Mount Athos']],
  IT: [
    [/^23041$/, 'Livigno'],
    [/^22061$/, 'Campione d’Italia'],
    [/^00120$/, 'Vatican City'],
  ],
}

/**
 * Parses a postcode. Corrects spaces, dashes, lower case and country letters (`F-69001`, `69 001`).
 * @returns the postcode in its country's format, or why it is invalid or not served
 */
export function readPostcode(country: CountryCode, written: string): ReadPostcode {
  const { looks, write = '$&', prefix, example } = RULES[country]
  const bare = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐‑–]/g, '')
  const code = prefix ? bare.replace(prefix, '') : bare
  const neighbour = NEIGHBOURS[country]?.find((one) => RULES[one].looks.test(code))
  if (neighbour) {
    const name = countryName(neighbour)
    return { wrong: `This postcode is in ${name}: choose ${name} as the country.` }
  }
  const elsewhere = NOT_SERVED[country]?.find(([postcodes]) => postcodes.test(code))
  if (elsewhere) return { wrong: `We don’t deliver to ${elsewhere[1]}.` }
  if (!looks.test(code)) return { wrong: `Enter a postcode like ${example} (${countryName(country)}).` }
  return { postcode: code.replace(looks, write) }
}
