import { LoginOffer } from '../frame/login-offer.tsx'
import { toast } from '../frame/toast.ts'
import { useUser } from '../session/session.ts'
import { Button } from '../ui/button.tsx'

const DISABLED = 'Checking out is temporarily disabled due to complications with our card payment provider.'

/** Checking out is switched off; the button says so instead of pretending. */
export function BuyNow({ isSoldOut }: { isSoldOut: boolean }) {
  const user = useUser()
  const explain = () =>
    user
      ? toast({ kind: 'warning', text: DISABLED })
      : toast({ kind: 'warning', text: `${DISABLED} You cannot checkout before you login`, action: <LoginOffer /> })
  return (
    <Button weight="secondary" onClick={explain} disabled={isSoldOut} className="w-full">
      Buy Now
    </Button>
  )
}
