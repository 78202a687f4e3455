import { codeIn } from '../file/codes.server.ts'
import { type RowsOfProduct, type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'

/**
 * Groups the rows with the same text in a column, in the order of their first rows. A row without a text belongs to the
 * product above it.
 * @throws UnreadableFile if rows lack the text while another product's rows are not adjacent, because their product is
 * ambiguous
 */
export async function* groupsByColumn(
  rows: AsyncGenerator<SheetRow>,
  { column, place }: { column: string; place: number },
): AsyncGenerator<RowsOfProduct> {
  const groups = new Map<string, RowsOfProduct>()
  let above: RowsOfProduct | undefined
  let withoutText: SheetRow | undefined
  let areApart = false
  for await (const row of rows) {
    const name = codeIn(row.cells[place] ?? '')
      .trim()
      .toLowerCase()
    const group: RowsOfProduct | undefined = name === '' && above ? above : groups.get(name)
    if (name === '') withoutText ??= row
    if (group && group !== above) areApart = true
    if (group) group.push(row)
    above = group ?? [row]
    if (!group) groups.set(name, above)
  }
  if (areApart && withoutText)
    throw new UnreadableFile(
      withoutText.line,
      `Fill in "${column}" in each row: the rows of this product are not consecutive.`,
    )
  yield* groups.values()
}
