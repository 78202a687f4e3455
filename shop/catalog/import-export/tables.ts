import type { Generated } from 'kysely'

export interface CatalogueImportTable {
  id: Generated<number>
  file_name: string
  state: Generated<'reading' | 'refused' | 'ready' | 'running' | 'done'>
  percent_read: Generated<number>
  refused_line: Generated<number | null>
  refused_reason: Generated<string | null>
  made_at: Date
  stop_requested: Generated<boolean>
  /** JSON: `ReadingNotes`. Null until the file is read. */
  reading_notes: Generated<unknown>
}

export interface CatalogueImportProductTable {
  import_id: number
  position: number
  line: number
  slug: string
  title: string
  action: 'create' | 'update' | 'unchanged' | 'invalid'
  /** JSON in the feature's own format. */
  changed: unknown
  errors: unknown
  /** JSON: deviations from the file, in the shape of `errors`. */
  notes: Generated<unknown>
  plan: unknown
  /** Null until the product is tried. */
  outcome: Generated<'done' | 'failed' | null>
  product_id: Generated<number | null>
  /** True while its bundled products are not all imported. */
  bundle_waits: Generated<boolean>
}

/** The handle in another shop, in lower case, of an imported product. */
export interface ImportedHandleTable {
  handle: string
  product_id: number
}

/** A picture that an import downloads; each address once per import. */
export interface CatalogueImportPictureTable {
  import_id: number
  url: string
  host: string
  state: Generated<'waiting' | 'stored' | 'failed'>
  attempts: Generated<number>
  /** The size of the downloaded file. */
  bytes: Generated<number>
  /** Null after the import; then only products refer to the picture. */
  image_key: Generated<string | null>
  error: Generated<string | null>
}

/** Catalogue imports and their products. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    catalogue_imports: CatalogueImportTable
    imported_handles: ImportedHandleTable
    catalogue_import_products: CatalogueImportProductTable
    catalogue_import_pictures: CatalogueImportPictureTable
  }
}
