import type { ProductSheetRow, RowsOfProduct, SheetRow } from '../file/read-rows.server.ts'
import type { ColumnNames, SheetProduct } from '../file/sheet.server.ts'

/** A catalogue file format. */
export interface Format<Column extends string = string> {
  names: ColumnNames
  /** The positions of known columns. */
  places: ReadonlyMap<Column, number>
  /** All column names as written in the file. */
  header: readonly string[]
  /** Groups the rows of each product. @throws UnreadableFile */
  groups: (rows: AsyncGenerator<SheetRow>) => AsyncGenerator<RowsOfProduct>
  /** @throws UnreadableFile */
  product: (rows: readonly [ProductSheetRow<Column>, ...ProductSheetRow<Column>[]]) => SheetProduct
}
