import type { CartAddition } from '../changes/cart-form.ts'

/** An addition to the cart and its title, to remind a visitor of it at login. */
export interface PendingAddition extends CartAddition {
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

/** Returns the wish for a quantity of a product's variant, for the cart or the save-for-later list. */
export function pendingAddition(
  product: ShownProduct,
  variant: ShownVariant,
  { quantity, saveForLater }: Pick<CartAddition, 'quantity' | 'saveForLater'>,
): PendingAddition {
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
