import { ShoppingBag, X } from 'lucide-react'
import * as texts from '#texts/home'
import { AddForm } from '../cart/changes/add-form.tsx'
import { LineButton } from '../cart/changes/line-button.tsx'
import { cartWish } from '../cart/wishes/wish.ts'
import type { CartItem } from '../cart-lines/cart-item.contract.ts'
import { hasSeveralPrices } from '../pricing/variant-price.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { CardProduct } from './card-product.ts'

const look =
  'grid size-11 place-items-center rounded-full border border-line bg-surface/90 text-ink transition-colors hover:border-ink disabled:cursor-not-allowed'

interface CardCartButtonProps {
  product: CardProduct
  /** The variant that the card shows; without one the first that is there is meant. */
  wanted: CardProduct['variants'][number] | undefined
  /** Its variants in the cart and the save-for-later list. */
  lines: readonly CartItem[]
}

/**
 * Puts the product into the cart, or takes it out again, without leaving the grid; it stands above the link that covers the card. There is
 * nothing for what is sold out, or costs more or less by what is chosen of it.
 */
export function CardCartButton({ product, wanted, lines }: CardCartButtonProps) {
  const isHydrated = useHydrated()
  const inCart = lines.find((line) => !line.saveForLater)
  if (inCart) {
    return (
      <LineButton line={inCart} change="remove" label={texts.removeFromTheCart(product.title)} className={look}>
        <X aria-hidden="true" className="size-5" />
      </LineButton>
    )
  }
  // A card that says "from" cannot know which one is wanted: its link leads to where that is chosen.
  if (!wanted && hasSeveralPrices(product)) return null
  const variant = (wanted ? [wanted] : product.variants).find(({ stock }) => stock > 0)
  if (!variant) return null
  // docs/rules.md, Cart: what is saved for later comes back as many as it is.
  const saved = lines.find((line) => line.variant === variant.id)
  const quantity = saved && Math.min(saved.quantity, variant.stock)
  return (
    <AddForm wanted={[cartWish(product, variant, { quantity, saveForLater: false })]}>
      {(isPending) => (
        <button
          type="submit"
          disabled={!isHydrated}
          aria-busy={isPending}
          aria-label={
            wanted ? texts.addVariantToTheCart(product.title, wanted.name) : texts.addToTheCart(product.title)
          }
          className={look}
        >
          <ShoppingBag aria-hidden="true" className="size-5" />
        </button>
      )}
    </AddForm>
  )
}
