import { useState } from 'react'
import * as texts from '#texts/product-page'
import { CHECKOUT } from '../../checkout-intent/checkout.ts'
import { toast } from '../../feedback/toast.ts'
import { LoginReason } from '../../session/login/login-reason.tsx'
import { useCustomer } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'

interface BuyNowProps {
  isSoldOut: boolean
  isRefused: () => boolean
  /** The address of this product with what is chosen, to which a login leads back. */
  here: string
}

const LOGIN_FIRST = texts.youCannotCheckoutBeforeYou

/** Checking out is switched off; the button says so instead of pretending. */
export function BuyNow({ isSoldOut, isRefused, here }: BuyNowProps) {
  const customer = useCustomer()
  const [isHeldBack, setHeldBack] = useState(false)
  function explain() {
    if (isRefused()) return
    setHeldBack(customer === null)
    const text = customer === null ? `${CHECKOUT.disabled} ${LOGIN_FIRST}` : CHECKOUT.disabled
    toast({ kind: 'warning', text, isOfScreen: true })
  }
  return (
    <>
      <Button weight="secondary" onClick={explain} disabled={isSoldOut} className="mt-3 w-full">
        {texts.buyNow}
      </Button>
      {isHeldBack && <LoginReason text={LOGIN_FIRST} from={here} />}
    </>
  )
}
