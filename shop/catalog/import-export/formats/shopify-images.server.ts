import { MAX_IMAGES } from '../../products/fields/product-limits.contract.ts'
import type { ProductSheetRow } from '../file/read-rows.server.ts'
import type { Cell } from '../file/sheet.server.ts'
import { pictureIdentity } from '../pictures/picture-address.ts'
import { shortAlt } from './other-shops.server.ts'

type ImageRow = ProductSheetRow<'Image Src' | 'Image Position' | 'Image Alt Text' | 'Variant Image'>

/** A picture with its alt text. */
export interface SheetImage {
  source: Cell
  alt: Cell
}

/** Returns the pictures of a product in order. */
export function imagesIn(rows: readonly ImageRow[]): SheetImage[] {
  const placed = rows.flatMap((row, index) => {
    const source = row.cell('Image Src')
    if (!source || source.text.trim() === '') return []
    const position = Number(row.cell('Image Position')?.text.trim() || index + 1)
    const alt = shortAlt(row.cell('Image Alt Text')) ?? { ...source, text: '' }
    return [{ source, alt, position }]
  })
  return placed.toSorted((one, other) => one.position - other.position)
}

/** Returns a function for the pictures of a variant: its own first, then those not assigned to any variant. */
export function variantPictures(
  rows: readonly ImageRow[],
  images: readonly SheetImage[],
): (row: ImageRow) => SheetImage[] {
  const owned = new Set(rows.map((row) => identityOf(ownImage(row))))
  // One more than allowed, so that the excess is noted.
  const shared = images.filter(({ source }) => !owned.has(identityOf(source))).slice(0, MAX_IMAGES + 1)
  return (row) => {
    const source = ownImage(row)
    const known = images.find((image) => identityOf(image.source) === identityOf(source))
    const own = source && (known ?? { source, alt: { ...source, text: '' } })
    const all = [...(own ? [own] : []), ...shared]
    // Pictures may be assigned to some variants only.
    return all.length > 0 ? all : images.slice(0, MAX_IMAGES + 1)
  }
}

function ownImage(row: ImageRow): Cell | undefined {
  const cell = row.cell('Variant Image')
  return cell && cell.text.trim() !== '' ? cell : undefined
}

const identityOf = (cell: Cell | undefined) => cell && pictureIdentity(cell.text)
