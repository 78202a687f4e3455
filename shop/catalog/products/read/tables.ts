import type { ColumnType, Generated } from 'kysely'
import type { Computed, Stamp } from '../../../../server/db/columns.ts'
import type { ProductState } from './publication/publication.contract.ts'

export interface ProductTable {
  id: Generated<number>
  slug: string
  title: string
  description: string
  /** One attribute per line, such as `Material: Oak`. */
  facts: Generated<string>
  /** For search engines; empty to use the title. */
  meta_title: Generated<string>
  /** For search engines; empty to use the beginning of the description. */
  meta_description: Generated<string>
  /** The manufacturer's name (`makers`); empty if unknown. */
  maker: Generated<string>
  /** The manufacturer's model name or number. */
  model: Generated<string>
  /** Safety warnings. */
  warnings: Generated<string>
  /** One of `VAT_CLASSES`. */
  vat_class: Generated<string>
  /** One of `WITHDRAWAL_RULES`. */
  withdrawal: Generated<string>
  price_cents: number
  /** The price range of its existing variants, maintained by triggers. */
  lowest_price_cents: Computed<number>
  highest_price_cents: Computed<number>
  /** True if a variant has a sale price with a lawful compare-at price. Maintained by triggers. */
  is_reduced: Computed<boolean>
  /** Null only for deleted products, which are never read. */
  thumbnail_key: ColumnType<string, string, string | null>
  thumbnail_alt: Generated<string>
  /** Ten counts: reviews with 0.5, 1, … 5 stars. Maintained by a trigger on `reviews`. */
  rating_counts: ColumnType<number[], never, never>
  reviews_count: Computed<number>
  average_rating: Computed<string | null>
  /** The names of its existing variants, for search. Maintained by a trigger on `variants`. */
  variant_names: ColumnType<string, string | undefined, never>
  headline: Computed<string>
  /** The keys of its manually assigned collections. Maintained by a trigger. */
  collection_keys: Computed<string>
  /** Names of its options, such as `{Size,Grind}`; at most three. */
  options: ColumnType<string[], string[] | undefined, string[]>
  version: Generated<number>
  state: Generated<ProductState>
  /** When a published product becomes public; null for immediately. */
  published_from: ColumnType<Date | null, Date | string | null | undefined>
  /** True if published, its date has come and not deleted. A trigger enforces it. */
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
  /** In cents; null to use the product's price. */
  price_cents: ColumnType<number | null, number | null | undefined, number | null>
  /** The sale price in cents; null without a sale. Written by `reprice`. */
  reduced_cents: Computed<number | null>
  /** The lowest price of the 30 days before the sale, in cents. It can be lower than the sale price. */
  prior_cents: Computed<number | null>
  reduced_since: Computed<Date | null>
  /** Null for a sale without an end. */
  reduced_until: Computed<Date | null>
  sku: ColumnType<string | null, string | null | undefined, string | null>
  gtin: ColumnType<string | null, string | null | undefined, string | null>
  weight_grams: ColumnType<number | null, number | null | undefined, number | null>
  /** One value per option of the product, in the same order. */
  options: ColumnType<string[], string[] | undefined, string[]>
  contents: ColumnType<string | null, string | null | undefined, string | null>
  position: number
  /** Like the product's `rating_counts`, for this variant only. */
  rating_counts: ColumnType<number[], never, never>
  /** True if the variant exists and its product is public. Maintained by triggers. */
  for_sale: Computed<boolean>
  /** True if for sale and in stock. */
  buyable: Computed<boolean>
  /** Its row in `option_sets`; null without options. Maintained by triggers. */
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

/** Products and variants. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    products: ProductTable
    variants: VariantTable
    /**
     * Distinct option sets of current and former variants. `keys` holds `name:value` in lower case. Maintained by
     * triggers.
     */
    option_sets: { id: Generated<number>; names: string[]; values: string[]; keys: Computed<string[]> }
    variant_images: VariantImageTable
    /** Former slugs of existing products, unique. Maintained by a trigger. */
    former_addresses: { slug: string; product_id: number; left_at: Stamp }
    /** One row per attribute in `products.facts`, for public products. Maintained by a trigger. */
    product_facts: { product_id: number; name_key: string; value_key: string; name: string; value: string }
    /** The names of filterable attributes, in lower case. */
    filterable_facts: { name_key: string }
    product_bundles: { product_id: number; bundled_product_id: number; position: number }
    product_recommendations: { product_id: number; recommended_product_id: number; position: number }
    /** The number of public products. */
    catalogue_size: { listed: number }
  }
}
