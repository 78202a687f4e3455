import type { ImportCell, ImportRow } from 'comptoir/extension'
import { listedIn, namedIn } from './cells.ts'
import { attributeColumns, type WooLayout } from './columns.ts'

/** An attribute of a product or variation, such as its colour. */
export interface WooAttribute {
  name: ImportCell
  value: ImportCell
  values: readonly string[]
  isShown: boolean
}

/** Reads the attributes of a row. Attribute numbers differ between rows, so attributes are matched by name. */
export function attributesOf(row: ImportRow, { attributes }: WooLayout): WooAttribute[] {
  return attributes.flatMap((number) => {
    const columns = attributeColumns(number)
    const name = namedIn(row.cell(columns.name))
    const value = row.cell(columns.values)
    if (!name || !value || /^[\s:]*$/.test(name.text)) return []
    return [{ name, value, values: listedIn(value), isShown: row.cell(columns.visible)?.text.trim() !== '0' }]
  })
}

/** Finds an attribute by its name in another row. */
export const attributeNamed = (attributes: readonly WooAttribute[], { text }: ImportCell) =>
  attributes.find(({ name }) => name.text.toLowerCase() === text.toLowerCase())
