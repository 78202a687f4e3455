import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { texts } from '#texts/storefront/product-page'
import { LoginReason } from '../../../core/auth/login/login-reason.tsx'
import { useCustomer } from '../../../core/auth/session.ts'
import { CHECKOUT } from '../../../sales/checkout/intent/checkout.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useShopIdentity } from '../../../ui/identity/shop-identity.ts'

interface BuyNowProps {
  isSoldOut: boolean
  isRefused: () => boolean
  /** The address of this product with the current choice, to which the login returns. */
  here: string
  wanted: { variant: number; quantity: number }
  /** Of the button. */
  className?: string
}

/**
 * Goes to the checkout with the chosen variant, without the cart. A shop that does not sell shows this on the button.
 */
export function BuyNow({ isSoldOut, isRefused, here, wanted, className }: BuyNowProps) {
  const customer = useCustomer()
  const navigate = useNavigate()
  const { isSelling } = useShopIdentity()
  const [isHeldBack, setHeldBack] = useState(false)
  function buy() {
    if (isRefused()) return
    if (isSelling && customer !== null) {
      const { variant, quantity } = wanted
      return void navigate(href('/checkout'), { state: { variant_id: variant, quantity } })
    }
    setHeldBack(customer === null)
    if (isSelling) return
    const text = customer === null ? `${CHECKOUT.disabled} ${texts.youCannotCheckoutBeforeYou}` : CHECKOUT.disabled
    toast({ kind: 'warning', text, isOfScreen: true })
  }
  return (
    <>
      <Button weight="secondary" onClick={buy} disabled={isSoldOut} className={className}>
        {texts.buyNow}
      </Button>
      {isHeldBack && <LoginReason text={isSelling ? texts.youCannotCheckoutBeforeYou : ''} from={here} />}
    </>
  )
}
