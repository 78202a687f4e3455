import { allOf, counted } from '../../../lib/texts/fr.ts'

// dates/show-date-range.ts
export const dateRange = (first: string, last: string) => `du ${first} au ${last}`

// format-countries.ts
export const onlyCollected = 'Les commandes sont à retirer en boutique.'
export const deliversToThese = (countries: readonly string[]) => `Pays de livraison : ${allOf(countries)}.`
export const deliversToSoMany = (country: string, others: number) =>
  `Pays de livraison : ${country} et ${counted(others, 'autre pays', 'autres pays')}.`
