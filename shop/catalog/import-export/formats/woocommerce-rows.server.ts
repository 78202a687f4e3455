import { latinSlugFrom, slugFrom } from '../../../ui/forms/slug-from.ts'
import type { ProductSheetRow, RowsOfProduct, SheetRow } from '../file/read-rows.server.ts'
import { decoded } from './woocommerce-cells.server.ts'

/** What is asked of a row before it is known to which product it belongs. */
type CellOf = (row: SheetRow, column: 'ID' | 'SKU' | 'Type' | 'Parent') => string

/**
 * Puts variations with their products, in the order in which these stand in the file: rows come by their ids, so a variation may stand anywhere, also
 * before its product. One whose product is not in the file, or whose SKU several products have, stands alone.
 * Rows with one id are one group.
 * @param sharedSkus gets the SKUs in lower case that several products have
 */
export async function* wooGroups(
  rows: AsyncIterable<SheetRow>,
  cellOf: CellOf,
  sharedSkus: Set<string>,
): AsyncGenerator<RowsOfProduct> {
  const groups: RowsOfProduct[] = []
  const byName = new Map<string, RowsOfProduct>()
  const variations: SheetRow[] = []
  for await (const row of rows) {
    if (kindsIn(cellOf(row, 'Type')).includes('variation')) {
      variations.push(row)
      continue
    }
    const [sku, id] = [folded(cellOf(row, 'SKU')), folded(cellOf(row, 'ID'))]
    const twin = id === '' ? undefined : byName.get(`id:${id}`)
    if (twin) {
      twin.push(row)
      continue
    }
    const group: RowsOfProduct = [row]
    groups.push(group)
    if (id !== '') byName.set(`id:${id}`, group)
    if (sku === '') continue
    if (byName.has(sku)) sharedSkus.add(sku)
    byName.set(sku, group)
  }
  for (const variation of variations) {
    const name = folded(cellOf(variation, 'Parent'))
    const parent = sharedSkus.has(name) ? undefined : byName.get(name)
    if (parent) parent.push(variation)
    else groups.push([variation])
  }
  yield* groups
}

/** Reads what kind of product a row is: `variable`, or `simple, virtual`. */
export const kindsIn = (type: string) =>
  type
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())

/** Returns a slug that no other product of the file has. */
export const slugWithId = (slug: string, id: string) => slugFrom(`${slug.slice(0, 60)}-${id}`)

export const folded = (name: string) => name.trim().toLowerCase()

/** Makes the slugs of products that come without any: of their names, and where two have the same, with the id that they have elsewhere. */
export class SlugsOfNames {
  readonly #taken = new Set<string>()

  slugOf(row: ProductSheetRow<string>): string {
    const text = (column: string) => row.cell(column)?.text.trim() ?? ''
    const id = text('ID')
    const made = latinSlugFrom(decoded(text('Name'))) || slugFrom(`product ${id}`)
    const slug = this.#taken.has(made) && id !== '' ? slugWithId(made, id) : made
    this.#taken.add(slug)
    return slug
  }
}
