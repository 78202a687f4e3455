import { csvRows } from '../../../shop/catalog/import-export/file/safe-cells.server.ts'
import { COLUMNS, type Column } from '../../../shop/catalog/import-export/formats/own-sheet.server.ts'
import { productTexts } from './product-texts.ts'

interface SheetOptions {
  products: number
  /** What a product's slug begins with, so that two files bring different ones. */
  prefix: string
  /** The names of the pictures: keys of the shop, or files of a ZIP; taken in turn. */
  pictures: readonly string[]
}

const VARIANTS = ['Small', 'Large']

/** A catalogue as staff bring it: two variants a product, each with a picture, and every tenth bundled with its neighbour further down. */
export function catalogueSheet({ products, prefix, pictures }: SheetOptions): string {
  const { texts } = productTexts(products)
  const slug = (index: number) => `${prefix}-${index}`
  const picture = (index: number) => pictures[index % pictures.length] ?? ''
  const rows = texts.flatMap(({ title, description }, index) =>
    VARIANTS.map((variant, place): { [column in Column]?: string } => ({
      slug: slug(index),
      ...(place === 0 && {
        title,
        description,
        price: `${5 + (index % 200)}.90`,
        thumbnail: picture(index),
        bundled: index % 10 === 0 && index + 1 < products ? slug(index + 1) : '',
      }),
      variant,
      stock: String(index % 50),
      images: picture(index),
    })),
  )
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined))
  return csvRows([columns, ...rows], columns)
}
