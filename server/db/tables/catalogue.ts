import type { ColumnType, Generated } from 'kysely'
import type { Computed, Stamp } from './columns.ts'

export interface ImageRow {
  key: string
  width: number
  height: number
  created_at: Stamp
  /** When it was first seen that nothing refers to it. */
  unused_since: Generated<Date | null>
}

export interface ProductRow {
  id: Generated<number>
  slug: string
  title: string
  description: string
  price_cents: number
  /** A deleted product has none; only living ones are read. */
  thumbnail_key: ColumnType<string, string, string | null>
  thumbnail_alt: Generated<string>
  /** Ten numbers: how many reviews gave 0.5, 1, … 5 stars. Kept by a trigger on `reviews`. */
  rating_counts: ColumnType<number[], never, never>
  reviews_count: Computed<number>
  average_rating: Computed<string | null>
  /** The names of its living variants, for the search. Kept by a trigger on `variants`. */
  variant_names: ColumnType<string, string | undefined, never>
  headline: Computed<string>
  version: Generated<number>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: Date | null
}

export interface VariantRow {
  id: Generated<number>
  product_id: number
  name: string
  color: string | null
  stock: number
  position: number
  /** As those of the product, of this variant alone. */
  rating_counts: ColumnType<number[], never, never>
  deleted_at: Date | null
}

export interface VariantImageRow {
  id: Generated<number>
  variant_id: number
  image_key: string
  alt: Generated<string>
  position: number
}

export interface ReviewRow {
  id: Generated<number>
  product_id: number
  variant_id: number
  user_id: number | null
  body: string
  half_stars: number
  /** When the author first ordered the variant; null when no such order is known. */
  bought_at: Date | null
  answer: string | null
  answered_at: Date | null
  hidden_reason: string | null
  hidden_at: Date | null
  created_at: Stamp
  /** The last change by the author. */
  updated_at: Stamp
}

export interface ReviewReportRow {
  review_id: number
  user_id: number
  reason: string
  created_at: Stamp
  /** When staff had decided; null while it waits. */
  settled_at: Date | null
}
