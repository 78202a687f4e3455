import { LoaderCircle, ShoppingBag } from 'lucide-react'
import * as texts from '#texts/storefront/product-page'
import { AddForm } from '../../../sales/cart/changes/add-form.tsx'
import type { Wish } from '../../../sales/cart/wishes/wish.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

interface AddToCartProps {
  wanted: readonly Wish[]
  /** Products of a bundle that the customer deselected. */
  leftOut?: readonly number[]
  isSoldOut: boolean
  isRefused?: () => boolean
  /** In the cart already: the button then changes its quantity. */
  isInCart?: boolean
  /** What is added, where that is not the product of the page: `all 5`. */
  what?: string
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
}

/** The button that puts what is wanted into the cart. It stands in a box that wraps. */
export function AddToCart({ wanted, leftOut, isSoldOut, isRefused, isInCart = false, what, refusal }: AddToCartProps) {
  const isHydrated = useHydrated()
  return (
    <AddForm wanted={wanted} leftOut={leftOut} refusal={refusal} isRefused={isRefused}>
      {(isPending) => (
        <Button
          weight="buy"
          // Before hydration a press is kept and repeated (`wake-after-paint.ts`); a submit would leave the page.
          type={isHydrated ? 'submit' : 'button'}
          disabled={isSoldOut}
          aria-busy={isPending}
          // A page has two such buttons.
          aria-label={what && !isSoldOut ? texts.addToCartWhat(what) : undefined}
          className="flex-1"
        >
          {isPending ? (
            <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
          ) : (
            <ShoppingBag aria-hidden="true" className="size-5" />
          )}
          {isSoldOut ? texts.outOfStock : isInCart ? texts.updateCart : texts.addToCart}
        </Button>
      )}
    </AddForm>
  )
}
