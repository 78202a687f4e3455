import { ShoppingBag } from 'lucide-react'
import { LoginOffer } from '../frame/login-offer.tsx'
import { toast } from '../frame/toast.ts'
import { Button } from '../ui/button.tsx'

interface AddToCartProps {
  lines: { product: number; variant: number; quantity: number }[]
  isSoldOut: boolean
}

/** A cart belongs to an account, so a visitor is told so. */
export function AddToCart({ isSoldOut }: AddToCartProps) {
  const refuse = () => toast({ kind: 'warning', text: 'You must be logged in to add to cart!', action: <LoginOffer /> })
  return (
    <Button onClick={refuse} disabled={isSoldOut} className="w-full">
      <ShoppingBag aria-hidden="true" className="size-5" />
      {isSoldOut ? 'Out of stock' : 'Add to Cart'}
    </Button>
  )
}
