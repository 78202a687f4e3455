import type { ImportRow } from 'comptoir/extension'

/**
 * Groups variations with their products, in the order of the products. Variations may come anywhere, even before their
 * product. A variation stays alone if its product is missing or its SKU is shared by several products. Rows with the
 * same id are one group.
 * @param sharedSkus receives the lower-case SKUs shared by several products
 */
export function groupRows(rows: readonly ImportRow[], sharedSkus: Set<string>): ImportRow[][] {
  const groups: ImportRow[][] = []
  const byName = new Map<string, ImportRow[]>()
  const variations: ImportRow[] = []
  for (const row of rows) {
    if (typesOf(row).includes('variation')) {
      variations.push(row)
      continue
    }
    const [sku, id] = [folded(row, 'SKU'), folded(row, 'ID')]
    const twin = id === '' ? undefined : byName.get(`id:${id}`)
    if (twin) {
      twin.push(row)
      continue
    }
    const group = [row]
    groups.push(group)
    if (id !== '') byName.set(`id:${id}`, group)
    if (sku === '') continue
    if (byName.has(sku)) sharedSkus.add(sku)
    byName.set(sku, group)
  }
  for (const variation of variations) {
    const name = folded(variation, 'Parent')
    const parent = sharedSkus.has(name) ? undefined : byName.get(name)
    if (parent) parent.push(variation)
    else groups.push([variation])
  }
  return groups
}

/** Reads the product types of a row: `variable`, or `simple, virtual`. */
export const typesOf = (row: ImportRow) =>
  folded(row, 'Type')
    .split(',')
    .map((kind) => kind.trim())

/** Returns the trimmed text of a cell in lower case; empty if the file lacks the column. */
export const folded = (row: ImportRow, column: string) => row.cell(column)?.text.trim().toLowerCase() ?? ''
