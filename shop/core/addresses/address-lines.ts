import { countryName, HOME_COUNTRY } from '../../../lib/places/countries.ts'
import type { Address } from './address.contract.ts'

/** What the form of a new address begins with. */
export const EMPTY_ADDRESS: Address = {
  name: '',
  company: '',
  street: '',
  second_line: '',
  postcode: '',
  town: '',
  country: HOME_COUNTRY,
  phone: '',
}

/** The fields of an address, by which tables call their columns too. */
export const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof Address)[]

/**
 * Returns an address as it is written on a parcel, line by line in the order of its country; the country itself stands last unless it is the
 * shop's own. The phone is no part of it.
 */
export function addressLines(address: Address): string[] {
  const { name, company, street, second_line, country } = address
  const lines = [
    name,
    company,
    ...aroundTown(address, [street, second_line]),
    country === HOME_COUNTRY ? '' : countryName(country),
  ]
  return lines.filter((line) => line !== '')
}

/** The lines of street and town (Universal Postal Union): most of Europe writes the postcode before the town, in one line below the street. */
function aroundTown({ postcode, town, country }: Address, streets: readonly string[]): string[] {
  switch (country) {
    case 'HU':
      return [town, ...streets, postcode]
    case 'GB':
    case 'GG':
    case 'IE':
    case 'IM':
    case 'JE':
    case 'UA':
      return [...streets, town, postcode]
    case 'LV':
      return [...streets, `${town}, ${postcode}`]
    case 'MT':
      return [...streets, `${town} ${postcode}`]
    default:
      return [...streets, `${postcode} ${town}`]
  }
}
