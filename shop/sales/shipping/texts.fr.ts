import { allOf, counted, unbroken } from '../../../lib/texts/fr.ts'

// dates/show-date-range.ts
export const dateRange = (first: string, last: string) => `du ${unbroken(first)} au ${unbroken(last)}`

// format-countries.ts
export const collectionOnly = 'Les commandes sont à retirer en boutique.'
export const deliveryCountries = (countries: readonly string[]) => `Pays de livraison : ${allOf(countries)}.`
export const deliveryCountriesCount = (country: string, others: number) =>
  `Pays de livraison : ${country} et ${counted(others, 'autre pays', 'autres pays')}.`
