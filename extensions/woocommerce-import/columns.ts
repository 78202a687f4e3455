/** The columns of WooCommerce's product export that are read, by their English names. */
const WOO_COLUMNS = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Position',
  'Brands',
  'Brand',
]

/** The weight column and its unit, which is a setting of the other shop. */
interface WeightColumn {
  column: string
  gramsEach: number
}

/** The columns of a file that differ between exports. */
export interface WooLayout {
  weight: WeightColumn | undefined
  /** The numbers of its attribute columns. */
  attributes: readonly string[]
}

const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }

/** Detects a WooCommerce export by its column names, ignoring case. */
export function isWooCommerce(header: readonly string[]): boolean {
  const names = header.map((name) => name.toLowerCase())
  return ['type', 'name', 'regular price'].every((name) => names.includes(name))
}

/** Returns the columns to read. */
export function columnsOf(header: readonly string[]): { columns: string[]; layout: WooLayout } {
  const names = header.map((name) => name.toLowerCase())
  const weight = names.flatMap((name, place): WeightColumn[] => {
    const gramsEach = GRAMS[/^weight \((\w+)\)$/.exec(name)?.[1] ?? '']
    return gramsEach === undefined ? [] : [{ column: header[place] ?? '', gramsEach }]
  })[0]
  const attributes = names.flatMap((name) => /^attribute (\d{1,3}) name$/.exec(name)?.[1] ?? [])
  const ofAttributes = attributes.flatMap((number) => Object.values(attributeColumns(number)))
  return {
    columns: [...WOO_COLUMNS, ...(weight ? [weight.column] : []), ...ofAttributes],
    layout: { weight, attributes },
  }
}

/** Returns the column names of an attribute. The `global` column is not needed. */
export const attributeColumns = (number: string) =>
  ({
    name: `Attribute ${number} name`,
    values: `Attribute ${number} value(s)`,
    visible: `Attribute ${number} visible`,
    global: `Attribute ${number} global`,
  }) as const
