/** The columns of WooCommerce's product export that are read, as it names them in English. */
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
] as const

/** Where a file says how much something weighs, and in what: that is a setting of its shop. */
interface WeightColumn {
  column: string
  gramsEach: number
}

/** What the columns of one file are besides those that each file has. */
export interface WooLayout {
  weight: WeightColumn | undefined
  /** How its attributes are numbered. */
  attributes: readonly string[]
}

const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }

/** Tells by the names of its columns whether a file is an export of WooCommerce. */
export function isWooCommerce(names: readonly string[]): boolean {
  return ['type', 'name', 'regular price'].every((name) => names.includes(name))
}

/** Finds out where the columns of a file are, whatever the case of their names. */
export function wooColumns(header: readonly string[]): { places: Map<string, number>; layout: WooLayout } {
  const names = header.map((name) => name.trim().toLowerCase())
  const weight = names.flatMap((name, place): WeightColumn[] => {
    const gramsEach = GRAMS[/^weight \((\w+)\)$/.exec(name)?.[1] ?? '']
    return gramsEach === undefined ? [] : [{ column: (header[place] ?? '').trim(), gramsEach }]
  })[0]
  const attributes = names.flatMap((name) => /^attribute (\d{1,3}) name$/.exec(name)?.[1] ?? [])
  const known = [...WOO_COLUMNS, ...(weight ? [weight.column] : []), ...attributes.flatMap(columnsOfAttribute)]
  const placed = known.map((column) => [column, names.indexOf(column.toLowerCase())] as const)
  return { places: new Map(placed.filter(([, place]) => place !== -1)), layout: { weight, attributes } }
}

/** Names the columns of an attribute. Whether all products share it says nothing here. */
export const attributeColumns = (number: string) =>
  ({
    name: `Attribute ${number} name`,
    values: `Attribute ${number} value(s)`,
    visible: `Attribute ${number} visible`,
    global: `Attribute ${number} global`,
  }) as const

const columnsOfAttribute = (number: string) => Object.values(attributeColumns(number))
