import type { ProductTextName, RequiredText } from '../../products/read/product-texts.contract.ts'
import type { VariantDetailName } from '../../products/read/variant-details.contract.ts'
import type { TranslationColumn } from '../plan/translation-columns.ts'

/** A cell and its position. */
export interface Cell {
  text: string
  /** The line in a text editor, from 1. */
  line: number
  column: string
}

/** An error in a file. An empty column refers to the whole line. */
export interface SheetError {
  line: number
  column: string
  reason: string
}

export const errorAt = ({ line, column }: Omit<Cell, 'text'>, reason: string): SheetError => ({ line, column, reason })

/** A cell that is not imported as it is. */
export interface OmittedCell {
  cell: Omit<Cell, 'text'>
  /** What happens to the value and why; shown after the column name. */
  reason: string
}

/** Why an import must not publish a product, with its cell. */
export interface DraftReason {
  cell: Omit<Cell, 'text'>
  /** The note on a new product. */
  whenCreated: string
  /** The note on an existing product. */
  whenUpdated: string
}

/** A note about a value that is not imported as it is. */
export interface SheetNote extends SheetError {
  /** The reason without row-specific parts; undefined if there are none. */
  summary?: string | undefined
}

/** A variant in a file. Undefined values stay unchanged. */
export interface SheetVariant {
  name: Cell
  color?: Cell | undefined
  /** One value per option of the product. */
  options?: Cell[] | undefined
  stock?: Cell | undefined
  /** The stock at export. If both are equal, the stock was not edited. */
  exportedStock?: Cell | undefined
  /** Undefined details stay unchanged; empty ones are cleared. */
  details?: { [name in VariantDetailName]?: Cell | undefined }
  /** Storage keys, ZIP file names or addresses of pictures. */
  images?: Cell[] | undefined
  alts?: Cell[] | undefined
}

/** The sale price of a single product in a file. Undefined cells stay unchanged. */
export interface SheetSalePrice {
  price?: Cell | undefined
  percent?: Cell | undefined
  from?: Cell | undefined
  until?: Cell | undefined
  /** All values at export. If nothing differs, the sale price was not edited. */
  exported?: Cell | undefined
  /** One of the cells, for the position of errors. */
  any: Cell
}

/** Collection names from the top down, and their cell. */
export interface NamedPath {
  cell: Cell
  names: readonly string[]
}

/** A product in a file, independent of the format. Undefined values stay unchanged. */
export interface SheetProduct extends Partial<Record<ProductTextName, Cell | undefined>> {
  slug: Cell
  /**
   * For formats without slugs: the alternative if the generated slug is in use. The product is recognised by its SKUs.
   */
  fallbackSlug?: string
  /**
   * The product's handle in the other shop in lower case, which identifies it. Different handles may produce the same
   * slug.
   */
  handle?: string
  /** The description of a new product if the file has none. */
  fallbackDescription?: Cell
  price?: Cell | undefined
  sale?: SheetSalePrice | undefined
  thumbnail?: Cell | undefined
  thumbnail_alt?: Cell | undefined
  /** The slugs of bundled products. */
  bundled?: Cell[] | undefined
  /** The names of its options. */
  options?: Cell[] | undefined
  /** The slugs of its manual collections. */
  collections?: Cell[] | undefined
  /** The other shop's category paths. Collections with these names are added to the product's. */
  categoryPaths?: NamedPath[] | undefined
  /** Draft, published or hidden. */
  state?: Cell | undefined
  published_from?: Cell | undefined
  version?: Cell | undefined
  /** Returns the cell of a column with translations, such as `title.fr`. */
  translation?: (column: TranslationColumn) => Cell | undefined
  variants?: SheetVariant[] | undefined
  /** True if the pictures are addresses in another shop. Without a ZIP the shop's existing pictures stay. */
  hasExternalPictures?: boolean
  /** Values that are not imported. */
  leftOut?: OmittedCell[]
  draftReasons?: DraftReason[]
  /** Errors in its lines. */
  errors: SheetError[]
  /** True if only the errors are known. */
  isUnreadable?: true
}

/** The columns at which missing required values are reported. */
export type ColumnNames = Record<RequiredText | 'price' | 'thumbnail' | 'variant' | 'stock' | 'images', string>
