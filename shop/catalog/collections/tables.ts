import type { ColumnType, Generated } from 'kysely'
import type { Computed, Stamp } from '../../../server/db/columns.ts'
import type { CollectionState } from './collections.contract.ts'

export interface CollectionTable {
  id: Generated<number>
  /** Null at the top level. */
  parent_id: number | null
  slug: string
  title: string
  text: string
  picture_key: string | null
  picture_alt: string
  meta_title: string
  meta_description: string
  /** The position among its siblings. */
  position: number
  in_menu: boolean
  /** True if its products come first in the product list, in their order; at most one collection. */
  leads_home: Generated<boolean>
  state: CollectionState
  /** List filters as a query string, such as `new=true`; null for a manual collection. */
  rule: string | null
  /** From 1 to 3. Maintained by a trigger. */
  depth: Computed<number>
  /** True if it and all ancestors are published. Maintained by a trigger. */
  is_public: Computed<boolean>
  /** For search. */
  title_words: Computed<string>
  version: Generated<number>
  created_at: Stamp
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/** Collections and their products. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    collections: CollectionTable
    /** Former slugs of collections, unique. Maintained by a trigger. */
    former_collection_addresses: { slug: string; collection_id: number; left_at: Stamp }
    collection_products: { collection_id: number; product_id: number; position: number }
  }
}
