import type { ProductTextName, RequiredText } from '../../products/read/product-texts.contract.ts'
import type { VariantDetailName } from '../../products/read/variant-details.contract.ts'

/** What stands in one cell of a file, and where. */
export interface Cell {
  text: string
  /** As a text editor counts, from 1. */
  line: number
  column: string
}

/** Something wrong in a file. The column is empty when it is about the whole line. */
export interface SheetError {
  line: number
  column: string
  reason: string
}

export const errorAt = ({ line, column }: Omit<Cell, 'text'>, reason: string): SheetError => ({ line, column, reason })

/** What stands in a cell and does not come along as it is. */
export interface LeftOutCell {
  cell: Omit<Cell, 'text'>
  /** What becomes of it and why, to be read after the name of its column. */
  reason: string
}

/** A note on a row: a value that is not imported as it is. */
export interface SheetNote extends SheetError {
  /** The reason without what differs from row to row; undefined when nothing does. */
  summary?: string | undefined
}

/** A variant as a file describes it; what is absent was not said. */
export interface SheetVariant {
  name: Cell
  color?: Cell | undefined
  /** A value of each option of the product. */
  options?: Cell[] | undefined
  stock?: Cell | undefined
  /** The stock when the file was written: where both are equal, nobody edited the number. */
  stockBefore?: Cell | undefined
  /** What is absent was not said; what is empty is taken away. */
  details?: { [name in VariantDetailName]?: Cell | undefined }
  /** Keys of pictures, or names of files in the ZIP. */
  images?: Cell[] | undefined
  alts?: Cell[] | undefined
}

/** The reduction that a product has for itself alone, as a file describes it; what is absent was not said, and stays as it is. */
export interface SheetReduction {
  price?: Cell | undefined
  percent?: Cell | undefined
  from?: Cell | undefined
  until?: Cell | undefined
  /** All of it when the file was written: where nothing differs, nobody edited it. */
  exported?: Cell | undefined
  /** One of these cells. */
  any: Cell
}

/** Names of collections, each inside of the one before, and where that stands. */
export interface NamedPath {
  cell: Cell
  names: readonly string[]
}

/** A product as a file describes it, whatever the format. What is absent was not said, and stays as it is. */
export interface SheetProduct extends Partial<Record<ProductTextName, Cell | undefined>> {
  slug: Cell
  /** Where the format has no slugs: what to take when the one that was made of the name is another product's. It is known by the numbers of its variants. */
  slugElse?: string
  /**
   * The handle of the other shop in lower case, by which the product is known again; different handles may
   * give one slug.
   */
  handle?: string
  /** What describes it where the file does not, and the shop has no such product yet. */
  descriptionElse?: Cell
  price?: Cell | undefined
  reduction?: SheetReduction | undefined
  thumbnail?: Cell | undefined
  thumbnail_alt?: Cell | undefined
  /** The slugs of what is bought with it. */
  bundled?: Cell[] | undefined
  /** By what its variants differ. */
  options?: Cell[] | undefined
  /** The slugs of the collections that it was put into by hand. */
  collections?: Cell[] | undefined
  /** How another shop sorts it, each from the top: its collections of these names are added to those that it is in. */
  sortedInto?: NamedPath[] | undefined
  /** Draft, published or hidden. */
  state?: Cell | undefined
  published_from?: Cell | undefined
  version?: Cell | undefined
  variants?: SheetVariant[] | undefined
  /** Whether its pictures lie in another shop: where no files come along, those that this shop has stay. */
  picturesLieElsewhere?: boolean
  /** What its lines say and nobody takes. */
  leftOut?: LeftOutCell[]
  /** Reasons why an import must not publish it, each at its cell. */
  draftReasons?: LeftOutCell[]
  /** What is wrong with its lines themselves. */
  errors: SheetError[]
}

/** The columns in which a format names what a product must have; an error of something absent is told there. */
export type ColumnNames = Record<RequiredText | 'price' | 'thumbnail' | 'variant' | 'stock' | 'images', string>
