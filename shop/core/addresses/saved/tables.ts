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
  /** Of one of a customer's, when there are any. */
  is_default: boolean
  version: Generated<number>
  created_at: Stamp
}

/** Addresses that customers have saved. Orders have copies of their own. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    addresses: AddressTable
  }
}
