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
  /** JSON: what the import does differently from the file, in the shape of `errors`. */
  notes: Generated<unknown>
  plan: unknown
  /** Null until it was tried. */
  outcome: Generated<'done' | 'failed' | null>
  product_id: Generated<number | null>
  /** What is bundled with it was not all there yet. */
  bundle_waits: Generated<boolean>
}

/** The handle of another shop, in lower case, with which a product was imported. */
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
  /** Of the file as it was downloaded. */
  bytes: Generated<number>
  /** Null once the import is done: then only products refer to the picture. */
  image_key: Generated<string | null>
  error: Generated<string | null>
}

/** Imports of catalogues, and what each does with its products. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    catalogue_imports: CatalogueImportTable
    imported_handles: ImportedHandleTable
    catalogue_import_products: CatalogueImportProductTable
    catalogue_import_pictures: CatalogueImportPictureTable
  }
}
