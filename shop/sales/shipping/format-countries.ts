import { texts } from '#texts/sales/shipping'
import { type CountryCode, countryName } from '../../../lib/places/countries.ts'

/** Returns a sentence about the countries served. @param countries empty if the shop only offers collection */
export function formatCountries(countries: readonly CountryCode[]): string {
  if (countries.length === 0) return texts.collectionOnly
  return countries.length < 4
    ? texts.deliveryCountries(countries.map(countryName))
    : texts.deliveryCountriesCount(
        countryName(countries.includes('FR') ? 'FR' : (countries[0] ?? 'FR')),
        countries.length - 1,
      )
}
