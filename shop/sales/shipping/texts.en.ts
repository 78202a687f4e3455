import { allOf } from '../../../lib/texts/en.ts'
// dates/show-date-range.ts
export const dateRange = (first: string, last: string) => `${first} to ${last}`

// format-countries.ts
export const collectionOnly = 'You can collect what you order.'
export const deliveryCountries = (countries: readonly string[]) => `We deliver to ${allOf(countries)}.`
export const deliveryCountriesCount = (country: string, others: number) =>
  `We deliver to ${country} and ${others} other countries.`
