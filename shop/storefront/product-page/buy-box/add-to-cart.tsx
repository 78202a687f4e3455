import { LoaderCircle, ShoppingBag } from 'lucide-react'
import { texts } from '#texts/storefront/product-page'
import { AddForm } from '../../../sales/cart/changes/add-form.tsx'
import type { PendingAddition } from '../../../sales/cart/pending-additions/pending-addition.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

interface AddToCartProps {
  wanted: readonly PendingAddition[]
  /** Products of a bundle that the customer deselected. */
  leftOut?: readonly number[]
  isSoldOut: boolean
  isRefused?: () => boolean
  /** The product is in the cart already; the button updates its quantity. */
  isInCart?: boolean
  /** The name of the added products unless it is the page's product: `all 5`. */
  what?: string
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
}

/** The button that adds the chosen variant to the cart. Its container wraps. */
export function AddToCart({ wanted, leftOut, isSoldOut, isRefused, isInCart = false, what, refusal }: AddToCartProps) {
  const isHydrated = useHydrated()
  return (
    <AddForm wanted={wanted} leftOut={leftOut} refusal={refusal} isRefused={isRefused}>
      {(isPending) => (
        <Button
          weight="buy"
          // Clicks before hydration are replayed (`wake-after-paint.ts`); a submit would leave the page.
          type={isHydrated ? 'submit' : 'button'}
          disabled={isSoldOut}
          aria-busy={isPending}
          // Distinguishes the two add buttons of a page.
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
