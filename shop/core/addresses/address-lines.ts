import { countryName, HOME_COUNTRY } from '../../../lib/places/countries.ts'
import type { Address } from './address.contract.ts'

/** Initial values of a new address. */
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

/** The fields of an address, which are also column names. */
export const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof Address)[]

/**
 * Returns the lines of an address as printed on a parcel, in the order of its country. The country is the last line
 * unless it is the shop's own. The phone number is left out.
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

/**
 * Returns the lines of street and town (Universal Postal Union). Most of Europe writes postcode and town in one line
 * below the street.
 */
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
