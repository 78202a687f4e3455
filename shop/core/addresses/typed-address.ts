import type { Address } from './address.contract.ts'
import { ADDRESS_FIELDS, EMPTY_ADDRESS } from './address-lines.ts'

/** Returns an address with the entered values, and `begin` for fields without one. */
export function typedAddress(typed: Partial<Record<string, string>>, begin: Address = EMPTY_ADDRESS): Address {
  const known = ADDRESS_FIELDS.map((field) => [field, typed[field] ?? begin[field]])
  return Object.fromEntries(known) as Address
}
