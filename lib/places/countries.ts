import { LOCALE } from '#language'

/** Where the shop can deliver to at most: the European Union and Monaco (ISO 3166). */
export const COUNTRY_CODES = [
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
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** Where the shop is. */
export const HOME_COUNTRY = 'FR' satisfies CountryCode

export const isCountryCode = (text: string): text is CountryCode => (COUNTRY_CODES as readonly string[]).includes(text)

const names = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** Returns what a country is called. */
export const countryName = (code: CountryCode): string => names.of(code) ?? code

/** Sorts countries by what they are called, the shop's own first. */
export const sortedByName = (codes: readonly CountryCode[]): CountryCode[] =>
  codes.toSorted(
    (one, other) =>
      Number(other === HOME_COUNTRY) - Number(one === HOME_COUNTRY) ||
      countryName(one).localeCompare(countryName(other), LOCALE),
  )
