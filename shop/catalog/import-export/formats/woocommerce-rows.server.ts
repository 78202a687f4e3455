import { latinSlugFrom, slugFrom } from '../../../ui/forms/slug-from.ts'
import type { ProductSheetRow, RowsOfProduct, SheetRow } from '../file/read-rows.server.ts'
import { decoded } from './woocommerce-cells.server.ts'

/** Reads a cell of a row that is not yet assigned to a product. */
type CellOf = (row: SheetRow, column: 'ID' | 'SKU' | 'Type' | 'Parent') => string

/**
 * Groups variations with their products, in the order of the products. Variations may come anywhere, even before their
 * product. A variation stays alone if its product is missing or its SKU is shared by several products. Rows with the
 * same id are one group.
 * @param sharedSkus receives the lower-case SKUs shared by several products
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
    if (typesIn(cellOf(row, 'Type')).includes('variation')) {
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

/** Reads the product types of a row: `variable`, or `simple, virtual`. */
export const typesIn = (type: string) =>
  type
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())

/** Returns a slug that is unique within the file. */
export const slugWithId = (slug: string, id: string) => slugFrom(`${slug.slice(0, 60)}-${id}`)

export const folded = (name: string) => name.trim().toLowerCase()

/** Generates slugs from product names. If two are equal, the other shop's id is appended. */
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
