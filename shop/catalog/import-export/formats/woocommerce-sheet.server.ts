import type { ProductSheetRow } from '../file/read-rows.server.ts'
import {
  type Cell,
  type ColumnNames,
  errorAt,
  type OmittedCell,
  type SheetError,
  type SheetProduct,
} from '../file/sheet.server.ts'
import { notesOnDropped } from './notes-on-dropped-html.server.ts'
import { descriptionOrName, noteSalePrice } from './other-shops.server.ts'
import { attributesOf, attributesTextOf } from './woocommerce-attributes.server.ts'
import { descriptionIn, listedIn, namedIn, unescaped } from './woocommerce-cells.server.ts'
import type { WooLayout } from './woocommerce-columns.server.ts'
import { folded, slugWithId, typesIn } from './woocommerce-rows.server.ts'
import { imagesOf, isForSale, optionNamesIn, variantsOf } from './woocommerce-variants.server.ts'
import { vatClassOf } from './woocommerce-vat.server.ts'

export const WOO_NAMES: ColumnNames = {
  title: 'Name',
  description: 'Description',
  price: 'Regular price',
  thumbnail: 'Images',
  variant: 'Type',
  stock: 'Stock',
  images: 'Images',
}

type WooRows = readonly [ProductSheetRow<string>, ...ProductSheetRow<string>[]]

/** Reads a WooCommerce product: its row, then the rows of its variations. */
export function wooProduct(
  slug: Cell,
  rows: WooRows,
  layout: WooLayout,
  sharedSkus: ReadonlySet<string>,
): SheetProduct {
  const [first, ...variations] = rows
  const errors = wrongKind(first, variations, sharedSkus)
  const options = optionNamesIn(variations, layout)
  const attributes = attributesOf(first, layout)
  const others = attributes.filter(
    ({ name }) => !options.some((option) => option.text.toLowerCase() === name.text.toLowerCase()),
  )
  const { facts, leftOut } = attributesTextOf(others)
  const description = descriptionOf(first)
  const vat = vatClassOf(rows)
  const maker = manufacturerOf(first)
  const { variants, price, leftOut: leftOutOfVariants } = variantsOf(rows, options, layout)
  return {
    slug,
    fallbackSlug: slugWithId(slug.text, first.cell('ID')?.text ?? ''),
    title: namedIn(first.cell('Name')),
    ...description.told,
    facts,
    maker: maker.cell,
    vat_class: vat.cell,
    draftReasons: errors.length > 0 ? [] : draftReasonsOf(rows),
    price,
    thumbnail: imagesOf(first)[0],
    options,
    categoryPaths: categoryPaths(first),
    state: stateOf(first),
    variants,
    hasExternalPictures: true,
    leftOut:
      errors.length > 0
        ? []
        : [
            ...description.leftOut,
            ...notesOnDropped(first.cell('Short description')),
            ...notesOnDropped(first.cell('Description')),
            ...leftOut,
            ...rows.flatMap((row) => noteSalePrice(row.cell('Sale price'))),
            ...leftOutOfVariants,
            ...vat.leftOut,
            ...maker.leftOut,
          ],
    errors,
  }
}

const REFUSED: Record<string, string> = {
  grouped: 'Grouped products cannot be imported. Import the products of the group and bundle them in their forms.',
  external: 'External products, which another shop sells, cannot be imported.',
  downloadable: 'Downloadable products cannot be imported.',
}

const NO_PARENT = 'The product of this variation is not in the file.'

function wrongKind(
  first: ProductSheetRow<string>,
  variations: readonly ProductSheetRow<string>[],
  sharedSkus: ReadonlySet<string>,
): SheetError[] {
  const cell = first.cell('Type') ?? { text: '', line: first.line, column: 'Type' }
  const kinds = typesIn(cell.text)
  const twin = variations.find((row) => !typesIn(row.cell('Type')?.text ?? '').includes('variation'))
  if (twin) return [errorAt(twin.cell('ID') ?? cell, `The product on line ${first.line} has the same ID.`)]
  if (kinds.includes('variation')) {
    const parent = first.cell('Parent') ?? cell
    const isShared = sharedSkus.has(folded(parent.text))
    return [errorAt(parent, isShared ? 'Several products of the file have this SKU.' : NO_PARENT)]
  }
  if (kinds.includes('variable') && variations.length === 0)
    return [errorAt(cell, 'The variations of this product are not in the file.')]
  if (variations.length > 0 && !variations.some(isForSale))
    return [errorAt(cell, 'None of its variations is for sale.')]
  return kinds.flatMap((kind) => (REFUSED[kind] === undefined ? [] : [errorAt(cell, REFUSED[kind])]))
}

/** Virtual and downloadable products are not goods. */
function draftReasonsOf(rows: WooRows): OmittedCell[] {
  const cell = rows
    .flatMap((row) => row.cell('Type') ?? [])
    .find(({ text }) => typesIn(text).some((kind) => kind === 'virtual' || kind === 'downloadable'))
  return cell ? [{ cell, reason: 'virtual products cannot be sold' }] : []
}

/** Reads the brand; undefined if the file has no such column. */
function manufacturerOf(first: ProductSheetRow<string>): { cell: Cell | undefined; leftOut: OmittedCell[] } {
  const cell = first.cell('Brands') ?? first.cell('Brand')
  const [brand = '', ...others] = listedIn(cell)
  if (!cell || brand === '') return { cell: undefined, leftOut: [] }
  const reason = `only the first brand becomes the manufacturer: “${brand}”`
  return { cell: { ...cell, text: brand }, leftOut: others.length > 0 ? [{ cell, reason }] : [] }
}

/** The short description comes before the long one, as on WooCommerce product pages. */
function descriptionOf(first: ProductSheetRow<string>): ReturnType<typeof descriptionOrName> {
  const cell = first.cell('Description') ??
    first.cell('Short description') ?? { text: '', line: first.line, column: 'Description' }
  const texts = [descriptionIn(first.cell('Short description')), descriptionIn(first.cell('Description'))]
  return descriptionOrName(cell, texts.filter((one) => one !== '').join('\n\n'), namedIn(first.cell('Name')))
}

/** 1 is published, 0 private. Drafts and products pending review become drafts. */
function stateOf(first: ProductSheetRow<string>): Cell | undefined {
  const cell = unescaped(first.cell('Published'))
  if (!cell) return undefined
  const isListed = first.cell('Visibility in catalog')?.text.trim().toLowerCase() !== 'hidden'
  if (cell.text === '1') return { ...cell, text: isListed ? 'published' : 'hidden' }
  return { ...cell, text: cell.text === '0' ? 'hidden' : 'draft' }
}

/** The WordPress category of uncategorised products. */
const UNSORTED = 'uncategorized'

function categoryPaths(first: ProductSheetRow<string>): SheetProduct['categoryPaths'] {
  const [categories, tags] = [first.cell('Categories'), first.cell('Tags')]
  const paths = categories ? listedIn(categories).map((path) => ({ cell: categories, names: path.split(' > ') })) : []
  const named = tags ? listedIn(tags).map((tag) => ({ cell: tags, names: [tag] })) : []
  const sorted = [...paths, ...named].filter(({ names }) => names[0]?.toLowerCase() !== UNSORTED)
  return sorted.length === 0 ? undefined : sorted
}
