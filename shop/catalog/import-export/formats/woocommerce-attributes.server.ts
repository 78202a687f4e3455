import { attributeError, formatAttributes } from '../../products/read/attributes/attributes.contract.ts'
import type { ProductSheetRow } from '../file/read-rows.server.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'
import { withoutColons } from './other-shops.server.ts'
import { listedIn, namedIn } from './woocommerce-cells.server.ts'
import { attributeColumns, type WooLayout } from './woocommerce-columns.server.ts'

/** An attribute of a product or variation, such as its colour. */
export interface WooAttribute {
  name: Cell
  value: Cell
  values: readonly string[]
  isShown: boolean
}

/** Reads the attributes of a row. Attribute numbers differ between rows, so attributes are matched by name. */
export function attributesOf(row: ProductSheetRow<string>, { attributes }: WooLayout): WooAttribute[] {
  return attributes.flatMap((number) => {
    const columns = attributeColumns(number)
    const name = namedIn(row.cell(columns.name))
    const value = row.cell(columns.values)
    if (!name || withoutColons(name).text === '' || !value) return []
    return [
      {
        name: withoutColons(name),
        value,
        values: listedIn(value),
        isShown: row.cell(columns.visible)?.text.trim() !== '0',
      },
    ]
  })
}

/** Finds an attribute by its name in another row. */
export const attributeNamed = (attributes: readonly WooAttribute[], { text }: Cell) =>
  attributes.find(({ name }) => name.text.toLowerCase() === text.toLowerCase())

/** Converts attributes that are not options. Omits values that are too long or not visible in the other shop. */
export function attributesTextOf(attributes: readonly WooAttribute[]): {
  facts: Cell | undefined
  leftOut: OmittedCell[]
} {
  const leftOut: OmittedCell[] = []
  let text = ''
  for (const { name, value, values, isShown } of attributes) {
    if (!isShown || values.length === 0) continue
    const fact = formatAttributes([{ name: name.text, value: values.join(', ') }])
    const more = text === '' ? fact : `${text}\n${fact}`
    if (attributeError(more) === undefined) text = more
    else
      leftOut.push({ cell: value, reason: 'left out, too long, repeated, or beyond the maximum number of attributes' })
  }
  const [first] = attributes
  return { facts: first && text !== '' ? { ...first.name, text } : undefined, leftOut }
}
