import { ShoppingBag } from 'lucide-react'
import { LoginOffer } from '../frame/login-offer.tsx'
import { toast } from '../frame/toast.ts'
import { Button } from '../ui/button.tsx'

interface AddToCartProps {
  isSoldOut: boolean
  /** What a visitor is told; the specification has it in two ways. */
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
}

/** A cart belongs to an account, so a visitor is told so. */
export function AddToCart({ isSoldOut, refusal = 'You must be logged in to add to cart!' }: AddToCartProps) {
  const refuse = () => toast({ kind: 'warning', text: refusal, action: <LoginOffer /> })
  return (
    <Button onClick={refuse} disabled={isSoldOut} className="w-full">
      <ShoppingBag aria-hidden="true" className="size-5" />
      {isSoldOut ? 'Out of stock' : 'Add to Cart'}
    </Button>
  )
}
