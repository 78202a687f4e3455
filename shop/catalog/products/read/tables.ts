import type { ColumnType, Generated } from 'kysely'
import type { Computed, Stamp } from '../../../../server/db/columns.ts'
import type { ProductState } from './publication/publication.contract.ts'

export interface ProductTable {
  id: Generated<number>
  slug: string
  title: string
  description: string
  /** One a line, such as `Material: Oak`. */
  facts: Generated<string>
  /** For search engines; empty where they are told the title. */
  meta_title: Generated<string>
  /** Likewise, in place of the beginning of the description. */
  meta_description: Generated<string>
  /** The name of who made it (`makers`); empty where nobody has said. */
  maker: Generated<string>
  /** By which it can be told from others of its maker. */
  model: Generated<string>
  /** What has to be said of its safety. */
  warnings: Generated<string>
  /** One of `VAT_CLASSES`. */
  vat_class: Generated<string>
  /** One of `WITHDRAWAL_RULES`. */
  withdrawal: Generated<string>
  price_cents: number
  /** What the cheapest and the dearest of its living variants cost. Kept by triggers. */
  lowest_price_cents: Computed<number>
  highest_price_cents: Computed<number>
  /** One of its variants costs less than before, lawfully said. Kept by triggers. */
  is_reduced: Computed<boolean>
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
  /** Of the collections that it was put into. Kept by a trigger. */
  collection_keys: Computed<string>
  /** By what its variants differ, such as `{Size,Grind}`; up to three names. */
  options: ColumnType<string[], string[] | undefined, string[]>
  version: Generated<number>
  state: Generated<ProductState>
  /** When a published one becomes public; null for at once. */
  published_from: ColumnType<Date | null, Date | string | null | undefined>
  /** Whether everybody sees it: published, its date come, and not deleted. The last word is a trigger's. */
  is_public: Generated<boolean>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: Date | null
}

export interface VariantTable {
  id: Generated<number>
  product_id: number
  name: string
  color: string | null
  stock: number
  /** Its own; null for one that costs what its product costs. */
  price_cents: ColumnType<number | null, number | null | undefined, number | null>
  /** What reductions make it cost; null while there are none. Written by `reprice`. */
  reduced_cents: Computed<number | null>
  /** While it is reduced: the lowest price of the 30 days before that began, which may be less than what it costs. */
  prior_cents: Computed<number | null>
  reduced_since: Computed<Date | null>
  /** Null for one without an end. */
  reduced_until: Computed<Date | null>
  sku: ColumnType<string | null, string | null | undefined, string | null>
  gtin: ColumnType<string | null, string | null | undefined, string | null>
  weight_grams: ColumnType<number | null, number | null | undefined, number | null>
  /** A value of each option of its product, in their order. */
  options: ColumnType<string[], string[] | undefined, string[]>
  contents: ColumnType<string | null, string | null | undefined, string | null>
  position: number
  /** As those of the product, of this variant alone. */
  rating_counts: ColumnType<number[], never, never>
  /** Whether it can be bought: it is there, and its product public. Kept by triggers. */
  for_sale: Computed<boolean>
  /** Whether there is one to buy: it is for sale, and in stock. */
  buyable: Computed<boolean>
  /** Which of `option_sets` it has; null while it has no options. Kept by triggers. */
  option_set: Computed<number | null>
  deleted_at: Date | null
}

export interface VariantImageTable {
  id: Generated<number>
  variant_id: number
  image_key: string
  alt: Generated<string>
  position: number
}

export interface StockMovementTable {
  id: Generated<number>
  variant_id: number
  /** Negative for what was sold, or is held until it is paid. */
  change: number
  reason: 'sold' | 'returned' | 'counted' | 'held' | 'released'
  /** Null when staff counted. */
  order_id: number | null
  made_at: Stamp
}

/** What the shop sells, and where its stock went. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    products: ProductTable
    variants: VariantTable
    /** What variants have, or had, of options, the names of their products beside their values; `keys` are the same as `name:value`, in lower case. Kept by triggers. */
    option_sets: { id: Generated<number>; names: string[]; values: string[]; keys: Computed<string[]> }
    variant_images: VariantImageTable
    /** Slugs that living products had before, each once. Kept by a trigger. */
    former_addresses: { slug: string; product_id: number; left_at: Stamp }
    /** What is written in `products.facts`, each by itself, of products that everybody sees. Kept by a trigger. */
    product_facts: { product_id: number; name_key: string; value_key: string; name: string; value: string }
    /** The names of facts by which lists can be narrowed, in lower case. */
    filterable_facts: { name_key: string }
    product_bundles: { product_id: number; bundled_product_id: number; position: number }
    product_recommendations: { product_id: number; recommended_product_id: number; position: number }
    stock_movements: StockMovementTable
    /** How many products are public. */
    catalogue_size: { listed: number }
  }
}
