import type { CartAddition } from '../changes/cart-form.ts'

/** What is wanted, and how it looks: a visitor is reminded of it at the login. */
export interface Wish extends CartAddition {
  title: string
  variantName: string
  image: string
}

interface ShownProduct {
  id: number
  title: string
  thumbnail: string
}

interface ShownVariant {
  id: number
  name: string
  images: readonly { image: string }[]
}

/** Makes a wish for so many of a variant of a product, for the cart or for later. */
export function cartWish(
  product: ShownProduct,
  variant: ShownVariant,
  { quantity, saveForLater }: Pick<CartAddition, 'quantity' | 'saveForLater'>,
): Wish {
  return {
    product: product.id,
    variant: variant.id,
    quantity,
    saveForLater,
    title: product.title,
    variantName: variant.name,
    image: variant.images[0]?.image ?? product.thumbnail,
  }
}
