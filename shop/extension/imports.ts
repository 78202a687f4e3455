import type { SettingFields, SettingValues } from './settings.ts'

/** A cell of a file. Errors and notes name its line and column. */
export interface ImportCell {
  text: string
  /** The line in a text editor, from 1. */
  line: number
  column: string
}

/** A row of a file. Rows of the same product may be on any lines. */
export interface ImportRow {
  line: number
  /** Returns a cell by its column as named in `columns`; undefined if the file lacks the column. */
  cell(column: string): ImportCell | undefined
}

/** An error or a note at a cell. */
export interface ImportNote {
  cell: Omit<ImportCell, 'text'>
  /** What happens to the value and why; shown after the name of the column. */
  reason: string
}

/** A picture, by its address. It is downloaded, or found in the uploaded ZIP by its file name. */
export interface ImportImage extends ImportCell {
  /** Alt text. */
  alt?: ImportCell
}

/** A variant in a file. Undefined values stay unchanged in an existing variant. */
export interface ImportVariant {
  line: number
  /** One value per option of the product. */
  options?: readonly ImportCell[]
  /** The values of the options by default. */
  name?: ImportCell
  price?: ImportCell
  /**
   * Pieces. `unknown`: the file has no figure, so a new variant starts with 100 pieces if the other shop does not count
   * them, otherwise with 0, and an existing one keeps its stock.
   */
  stock?: ImportCell & { unknown?: 'not_counted' | 'not_in_file' }
  sku?: ImportCell
  /** Other numbers than a GTIN are omitted with a note. */
  gtin?: ImportCell
  /** In grams. */
  weight?: ImportCell
  /** Quantity that it contains, such as `250 g`. */
  contents?: ImportCell
  /** Such as `#aa3300`. */
  color?: ImportCell
  /** Its own pictures. It also gets those of the product that belong to no variant. */
  images?: readonly ImportImage[]
}

/** A product in a file. Undefined values stay unchanged in an existing product. */
export interface ImportProduct {
  /** The end of its address in the other shop. It identifies the product in later imports. */
  handle?: ImportCell
  /** Its id in the other shop. Without a handle, it is part of the address if another product has the same title. */
  id?: string
  title?: ImportCell
  /** HTML or Markdown texts that follow each other. A new product without any is described by its title. */
  description?: readonly (ImportCell & { isHtml?: boolean })[]
  manufacturer?: ImportCell
  /** Other details, such as `Material`. */
  attributes?: readonly { name: string; value: string; cell: Omit<ImportCell, 'text'> }[]
  price?: ImportCell
  /** The main picture first. */
  images?: readonly ImportImage[]
  /** Names of its options, such as `Size`. */
  options?: readonly ImportCell[]
  variants?: readonly ImportVariant[]
  /** Names of collections from the top down. They are added to those of the product. */
  categories?: readonly { names: readonly string[]; cell: ImportCell }[]
  /** `published`, `hidden` or `draft`. */
  state?: ImportCell
  /** `standard`, `intermediate`, `reduced`, `super_reduced` or `zero`. */
  vatClass?: ImportCell
  metaTitle?: ImportCell
  metaDescription?: ImportCell
  /** Why the product must not be published; it becomes a draft. */
  draftReasons?: readonly ImportNote[]
  /** Values that are not imported as they are. */
  notes?: readonly ImportNote[]
  /** Why the product is not imported. */
  errors?: readonly ImportNote[]
}

/** Reads the rows of one file. */
export interface ImportReader {
  /** The columns that it reads, each with other names that files may use. Others are listed as ignored. */
  columns: readonly (string | readonly [string, ...string[]])[]
  /** The columns at which missing values are reported. */
  required: Record<'title' | 'description' | 'price' | 'images' | 'variant' | 'stock', string>
  /** Rows with the same text in this column are one product. A row without one belongs to the product above it. */
  sameProduct?: string
  /** Returns the rows of each product, as an alternative to `sameProduct`. Without both, each row is a product. */
  group?(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[]
  /** Returns a product from its rows, at least one. */
  read(rows: readonly ImportRow[]): ImportProduct
}

/** The format of catalogue files of another shop system. Its functions are pure and synchronous. */
export interface ImportFormat<Fields extends SettingFields = SettingFields> {
  /** Lower-case letters, digits and hyphens, at most 40. */
  name: string
  /** Returns null if the first line of the file is not one of this format. */
  open(header: readonly string[], settings: SettingValues<Fields>): ImportReader | null
}
