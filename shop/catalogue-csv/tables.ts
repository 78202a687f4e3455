import type { Generated } from 'kysely'

export interface CatalogueImportTable {
  id: Generated<number>
  file_name: string
  state: Generated<'reading' | 'refused' | 'ready' | 'running' | 'done'>
  percent_read: Generated<number>
  refused_line: Generated<number | null>
  refused_reason: Generated<string | null>
  made_at: Date
}

export interface CatalogueImportProductTable {
  import_id: number
  position: number
  line: number
  slug: string
  title: string
  action: 'create' | 'update' | 'unchanged' | 'invalid'
  /** JSON, as the feature that owns it knows it. */
  changed: unknown
  errors: unknown
  plan: unknown
  /** Null until it was tried. */
  outcome: Generated<'done' | 'failed' | null>
  product_id: Generated<number | null>
  /** What is bundled with it was not all there yet. */
  bundle_waits: Generated<boolean>
}

/** Imports of catalogues, and what each does with its products. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    catalogue_imports: CatalogueImportTable
    catalogue_import_products: CatalogueImportProductTable
  }
}
