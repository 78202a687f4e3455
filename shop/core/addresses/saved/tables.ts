import type { Generated } from 'kysely'
import type { CountryCode } from '../../../../lib/places/countries.ts'
import type { Stamp } from '../../../../server/db/columns.ts'

export interface AddressTable {
  id: Generated<number>
  user_id: number
  name: string
  company: string
  street: string
  second_line: string
  postcode: string
  town: string
  country: CountryCode
  phone: string
  /** True for exactly one of a customer's addresses. */
  is_default: boolean
  version: Generated<number>
  created_at: Stamp
}

/** Saved addresses of customers. Orders have their own copies. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    addresses: AddressTable
  }
}
