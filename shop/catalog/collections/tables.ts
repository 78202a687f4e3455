import type { ColumnType, Generated } from 'kysely'
import type { Computed, Stamp } from '../../../server/db/columns.ts'
import type { CollectionState } from './collections.contract.ts'

export interface CollectionTable {
  id: Generated<number>
  /** Null at the top. */
  parent_id: number | null
  slug: string
  title: string
  text: string
  picture_key: string | null
  picture_alt: string
  meta_title: string
  meta_description: string
  /** Among those with the same parent. */
  position: number
  in_menu: boolean
  /** Whether its products stand first among all, as staff have put them; one at most. */
  leads_home: Generated<boolean>
  state: CollectionState
  /** The filters of a list, as they stand in an address, such as `new=true`; null where products are chosen by hand. */
  rule: string | null
  /** From 1 to 3. Kept by a trigger. */
  depth: Computed<number>
  /** Whether everybody sees it: it and all above it are published. Kept by a trigger. */
  is_public: Computed<boolean>
  /** For the search. */
  title_words: Computed<string>
  version: Generated<number>
  created_at: Stamp
  updated_at: ColumnType<Date, Date | undefined, Date>
}

/** What the shop has put together for its visitors. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    collections: CollectionTable
    /** Slugs that collections had before, each once. Kept by a trigger. */
    former_collection_addresses: { slug: string; collection_id: number; left_at: Stamp }
    collection_products: { collection_id: number; product_id: number; position: number }
  }
}
