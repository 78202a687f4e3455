import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { UnpaidOrder } from '../../payments/unpaid/unpaid-order.tsx'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

interface AwaitedPaymentProps {
  /** Whether to ask for it: beside a sum, what that costs is asked for already and tells of it. */
  asks: boolean
}

/** The order that awaits its payment, before all that stands in the cart: no other is taken until that is paid or given up. Nothing where there is none. */
export default function AwaitedPayment({ asks }: AwaitedPaymentProps) {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  useEffect(() => {
    if (asks) void load(href('/checkout/quote'))
  }, [asks, load])
  const waiting = data?.quote?.waiting
  if (!waiting) return null
  return (
    <div className="mt-4 mb-8 max-w-xl">
      <UnpaidOrder order={waiting} />
    </div>
  )
}
