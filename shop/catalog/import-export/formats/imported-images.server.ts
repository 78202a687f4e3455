import type { ImportImage, ImportVariant } from '../../../extension/imports.ts'
import { MAX_IMAGES } from '../../products/fields/product-limits.contract.ts'
import type { SheetVariant } from '../file/sheet.server.ts'
import { pictureIdentity } from '../pictures/picture-address.ts'
import { shortAlt } from './other-shops.server.ts'

/**
 * Returns a function for the pictures of a variant: its own first, then those of the product that belong to no variant.
 */
export function distributedImages(
  ofProduct: readonly ImportImage[],
  variants: readonly ImportVariant[],
): (variant: ImportVariant) => Pick<SheetVariant, 'images' | 'alts'> {
  const owned = new Set(variants.flatMap(({ images = [] }) => images.map(identityOf)))
  // One more than allowed, so that the excess is noted.
  const first = ofProduct.slice(0, MAX_IMAGES + 1)
  const shared = ofProduct.filter((image) => !owned.has(identityOf(image))).slice(0, MAX_IMAGES + 1)
  const described = new Map(
    ofProduct.toReversed().flatMap((image) => (image.alt ? [[identityOf(image), image] as const] : [])),
  )
  const haveAlts = [...ofProduct, ...variants.flatMap(({ images = [] }) => images)].some(({ alt }) => alt)
  return ({ images = [] }) => {
    const own = images.map((image) => (image.alt ? image : (described.get(identityOf(image)) ?? image)))
    const all = [...own, ...shared]
    // Pictures may belong to some variants only.
    const shown = all.length > 0 ? all : first
    return {
      images: shown,
      ...(haveAlts && { alts: shown.map((image) => shortAlt(image.alt) ?? { ...image, text: '' }) }),
    }
  }
}

const identityOf = ({ text }: ImportImage) => pictureIdentity(text)
