import type { Product } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { aPicture, type ProductFormWish } from './product-form.ts'

const file = await aPicture()

/** A mug in blue, red and green with two pictures each. */
export const mug: ProductFormWish = {
  slug: 'mug',
  title: 'Mug',
  variants: ['Blue', 'Red', 'Green'].map((name) => ({
    name,
    color: '#112233',
    stock: 10,
    images: [
      { image: file, alt: 'front' },
      { image: file, alt: 'back' },
    ],
  })),
}

/** Returns the form fields of an existing variant. */
export const variantToKeep = ({ variants }: Product, index: number) => ({ for_update_id: variants[index]?.id ?? 0 })

/** Returns the form fields of an existing picture of a variant. */
export const imageToKeep = ({ variants }: Product, index: number, place: number) => ({
  for_update_id: variants[index]?.images[place]?.id ?? 0,
})
