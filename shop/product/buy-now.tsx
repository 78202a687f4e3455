import { CHECKOUT } from '../checkout/checkout.ts'
import { LoginOffer } from '../frame/login-offer.tsx'
import { toast } from '../frame/toast.ts'
import { useCustomer } from '../session/session.ts'
import { Button } from '../ui/button.tsx'

interface BuyNowProps {
  isSoldOut: boolean
  /** The address of this product with what is chosen, to which a login leads back. */
  here: string
}

/** Checking out is switched off; the button says so instead of pretending. */
export function BuyNow({ isSoldOut, here }: BuyNowProps) {
  const customer = useCustomer()
  const explain = () =>
    customer === null
      ? toast({
          kind: 'warning',
          text: `${CHECKOUT.disabled} You cannot checkout before you login`,
          action: <LoginOffer from={here} />,
        })
      : toast({ kind: 'warning', text: CHECKOUT.disabled })
  return (
    <Button weight="secondary" onClick={explain} disabled={isSoldOut} className="w-full">
      Buy Now
    </Button>
  )
}
