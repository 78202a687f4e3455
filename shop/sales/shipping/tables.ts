import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PriceBracket } from './price-bracket.contract.ts'

export interface DeliveryMethodTable {
  id: Generated<number>
  /** Null for collection in the shop, and after its zone was deleted. */
  zone_id: number | null
  is_collection: boolean
  name: string
  brackets: JSONColumnType<PriceBracket[]>
  free_from_cents: number | null
  /** Working days of preparation. */
  ready_from: number
  ready_to: number
  /** Working days of delivery; 0 for collection. */
  way_from: number
  way_to: number
  is_tracked: boolean
  is_on: boolean
  /** For collection: address and opening hours, several lines. */
  place: string
  version: Generated<number>
  /** Orders refer to methods permanently. */
  deleted_at: ColumnType<Date | null, never, Date | null>
}

/** Shipping zones, methods and rates. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    delivery_zones: { id: Generated<number>; name: string; version: Generated<number> }
    /** A country belongs to at most one zone. */
    delivery_countries: { country: string; zone_id: number }
    delivery_methods: DeliveryMethodTable
  }
}
