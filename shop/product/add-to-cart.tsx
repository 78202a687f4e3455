import { LoaderCircle, ShoppingBag } from 'lucide-react'
import { AddForm } from '../cart/add-form.tsx'
import type { Wanted } from '../cart/wanted.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

interface AddToCartProps {
  wanted: readonly Wanted[]
  isSoldOut: boolean
  /** In the cart already: the button then changes its quantity. */
  isInCart?: boolean
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
  className?: string
}

/** The button that puts what is wanted into the cart. */
export function AddToCart({ wanted, isSoldOut, isInCart = false, refusal, className }: AddToCartProps) {
  const isHydrated = useHydrated()
  return (
    <AddForm wanted={wanted} refusal={refusal} className={className}>
      {(isPending) => (
        <Button
          type="submit"
          disabled={isSoldOut || !isHydrated}
          aria-busy={isPending}
          className={`w-full ${isSoldOut ? '' : 'disabled:opacity-100'}`}
        >
          {isPending ? (
            <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
          ) : (
            <ShoppingBag aria-hidden="true" className="size-5" />
          )}
          {isSoldOut ? 'Out of stock' : isInCart ? 'Update Cart' : 'Add to Cart'}
        </Button>
      )}
    </AddForm>
  )
}
