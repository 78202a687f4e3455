import type { ImportCell, ImportNote, ImportProduct, ImportRow } from 'comptoir/extension'
import { attributesOf } from './attributes.ts'
import { htmlIn, listedIn, namedIn, unescaped } from './cells.ts'
import type { WooLayout } from './columns.ts'
import { folded, typesOf } from './rows.ts'
import { imagesOf, isForSale, optionNamesIn, variantsOf } from './variants.ts'
import { vatClassOf } from './vat.ts'

/** Reads a product: its row, then the rows of its variations. */
export function readProduct(
  rows: readonly ImportRow[],
  layout: WooLayout,
  sharedSkus: ReadonlySet<string>,
): ImportProduct {
  const [first, ...variations] = rows as [ImportRow, ...ImportRow[]]
  const options = optionNamesIn(variations, layout)
  const vat = vatClassOf(first, variations)
  const manufacturer = manufacturerOf(first)
  const { variants, notes } = variantsOf([first, ...variations], options, layout)
  // Pictures of variations that are not for sale do not belong to the others.
  const unsold = new Set(variations.filter((row) => !isForSale(row)).map((row) => imagesOf(row)[0]?.text))
  return {
    id: first.cell('ID')?.text,
    title: namedIn(first.cell('Name')),
    description: descriptionOf(first),
    attributes: attributesOf(first, layout)
      .filter(({ name }) => !options.some((option) => option.text.toLowerCase() === name.text.toLowerCase()))
      .filter(({ values, isShown }) => isShown && values.length > 0)
      .map(({ name, value: cell, values }) => ({ name: name.text, value: values.join(', '), cell })),
    manufacturer: manufacturer.cell,
    vatClass: vat.cell,
    draftReasons: draftReasonsOf(rows),
    images: imagesOf(first).filter(({ text }, index) => index === 0 || !unsold.has(text)),
    options,
    categories: categoriesOf(first),
    state: stateOf(first),
    variants,
    notes: [...rows.flatMap((row) => salePriceOf(row)), ...notes, ...vat.notes, ...manufacturer.notes],
    errors: errorsOf(first, variations, sharedSkus),
  }
}

const REFUSED: Record<string, string> = {
  grouped: 'Grouped products cannot be imported. Import the products of the group and bundle them in their forms.',
  external: 'External products, which another shop sells, cannot be imported.',
  downloadable: 'Downloadable products cannot be imported.',
}

const NO_PARENT = 'The product of this variation is not in the file.'

function errorsOf(first: ImportRow, variations: readonly ImportRow[], sharedSkus: ReadonlySet<string>): ImportNote[] {
  const cell = first.cell('Type') ?? { line: first.line, column: 'Type' }
  const kinds = typesOf(first)
  const duplicate = variations.find((row) => !typesOf(row).includes('variation'))
  if (duplicate)
    return [{ cell: duplicate.cell('ID') ?? cell, reason: `The product on line ${first.line} has the same ID.` }]
  if (kinds.includes('variation')) {
    const isShared = sharedSkus.has(folded(first, 'Parent'))
    const reason = isShared ? 'Several products of the file have this SKU.' : NO_PARENT
    return [{ cell: first.cell('Parent') ?? cell, reason }]
  }
  if (kinds.includes('variable') && variations.length === 0)
    return [{ cell, reason: 'The variations of this product are not in the file.' }]
  if (variations.length > 0 && !variations.some(isForSale))
    return [{ cell, reason: 'None of its variations is for sale.' }]
  return kinds.flatMap((kind) => (REFUSED[kind] === undefined ? [] : [{ cell, reason: REFUSED[kind] }]))
}

/** Virtual and downloadable products are not goods. */
function draftReasonsOf(rows: readonly ImportRow[]): ImportNote[] {
  const row = rows.find((one) => typesOf(one).some((kind) => kind === 'virtual' || kind === 'downloadable'))
  const cell = row?.cell('Type')
  return cell ? [{ cell, reason: 'virtual products cannot be sold' }] : []
}

function salePriceOf(row: ImportRow): ImportNote[] {
  const cell = row.cell('Sale price')
  const reason = 'the sale price is not imported: create a sale under Sales, which computes the compare-at price'
  return cell && cell.text.trim() !== '' ? [{ cell, reason }] : []
}

/** Reads the brand; undefined if the file has no such column. */
function manufacturerOf(first: ImportRow): { cell: ImportCell | undefined; notes: ImportNote[] } {
  const cell = first.cell('Brands') ?? first.cell('Brand')
  const [brand = '', ...others] = listedIn(cell)
  if (!cell || brand === '') return { cell: undefined, notes: [] }
  const reason = `only the first brand becomes the manufacturer: “${brand}”`
  return { cell: { ...cell, text: brand }, notes: others.length > 0 ? [{ cell, reason }] : [] }
}

/** The short description comes before the long one, as on WooCommerce product pages. */
function descriptionOf(first: ImportRow): ImportProduct['description'] {
  const cells = [first.cell('Short description'), first.cell('Description')].filter((cell) => cell !== undefined)
  return cells.map((cell) => ({ ...cell, text: htmlIn(cell), isHtml: true }))
}

/** 1 is published, 0 private. Drafts and products pending review become drafts. */
function stateOf(first: ImportRow): ImportCell | undefined {
  const cell = unescaped(first.cell('Published'))
  if (!cell) return undefined
  const isListed = folded(first, 'Visibility in catalog') !== 'hidden'
  if (cell.text === '1') return { ...cell, text: isListed ? 'published' : 'hidden' }
  return { ...cell, text: cell.text === '0' ? 'hidden' : 'draft' }
}

/** The WordPress category of uncategorised products. */
const UNSORTED = 'uncategorized'

function categoriesOf(first: ImportRow): ImportProduct['categories'] {
  const [categories, tags] = [first.cell('Categories'), first.cell('Tags')]
  const paths = categories ? listedIn(categories).map((path) => ({ cell: categories, names: path.split(' > ') })) : []
  const named = tags ? listedIn(tags).map((tag) => ({ cell: tags, names: [tag] })) : []
  const sorted = [...paths, ...named].filter(({ names }) => names[0]?.toLowerCase() !== UNSORTED)
  return sorted.length === 0 ? undefined : sorted
}
