import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PriceBracket } from './price-bracket.contract.ts'

export interface DeliveryMethodTable {
  id: Generated<number>
  /** Null for collection in the shop, and once its zone is gone. */
  zone_id: number | null
  is_collection: boolean
  name: string
  brackets: JSONColumnType<PriceBracket[]>
  free_from_cents: number | null
  /** Working days until it leaves. */
  ready_from: number
  ready_to: number
  /** Working days on the way; 0 for collection. */
  way_from: number
  way_to: number
  is_tracked: boolean
  is_on: boolean
  /** Of collection: address and hours, several lines. */
  place: string
  version: Generated<number>
  /** Orders point to a method for ever. */
  deleted_at: ColumnType<Date | null, never, Date>
}

/** Where the shop delivers to, how, and what it costs. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    delivery_zones: { id: Generated<number>; name: string; version: Generated<number> }
    /** A country is in one zone at most. */
    delivery_countries: { country: string; zone_id: number }
    delivery_methods: DeliveryMethodTable
  }
}
