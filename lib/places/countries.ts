import { currentLocale, perLanguage } from '../texts/current-formats.ts'

/** The VAT area of the European Union: its member states and Monaco, which is taxed as France (ISO 3166). */
export const VAT_COUNTRY_CODES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MC',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export type VatCountryCode = (typeof VAT_COUNTRY_CODES)[number]

/**
 * European countries outside that area. A delivery there is an export (docs/reference/rules.md, Delivery outside the
 * European Union).
 */
export const EXPORT_COUNTRY_CODES = [
  'AD',
  'AL',
  'BA',
  'CH',
  'GB',
  'GG',
  'IM',
  'IS',
  'JE',
  'LI',
  'MD',
  'ME',
  'MK',
  'NO',
  'RS',
  'SM',
  'UA',
] as const

/** The countries that the shop can deliver to. */
export const COUNTRY_CODES = [...VAT_COUNTRY_CODES, ...EXPORT_COUNTRY_CODES] as const
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** Returns whether a delivery to a country leaves the VAT area. @param country ISO 3166 */
export const isExport = (country: string): boolean => (EXPORT_COUNTRY_CODES as readonly string[]).includes(country)

/** The country of the shop. */
export const HOME_COUNTRY = 'FR' satisfies CountryCode

export const isCountryCode = (text: string): text is CountryCode => (COUNTRY_CODES as readonly string[]).includes(text)

const names = perLanguage(() => new Intl.DisplayNames(currentLocale(), { type: 'region' }))

/** Returns the name of a country. */
export const countryName = (code: CountryCode): string => names().of(code) ?? code

/** Sorts countries by name, the shop's own first. */
export const sortedByName = (codes: readonly CountryCode[]): CountryCode[] =>
  codes.toSorted(
    (one, other) =>
      Number(other === HOME_COUNTRY) - Number(one === HOME_COUNTRY) ||
      countryName(one).localeCompare(countryName(other), currentLocale()),
  )
