import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { PendingTransfers } from '../../payments/unpaid/pending-transfers.tsx'
import { UnpaidOrder } from '../../payments/unpaid/unpaid-order.tsx'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

interface AwaitedPaymentProps {
  /** Whether to ask for it: beside a sum, what that costs is asked for already and tells of it. */
  asks: boolean
}

/**
 * The orders that await their payment, above the lines of the cart. An order that is to be paid online must
 * be paid or cancelled first.
 */
export default function AwaitedPayment({ asks }: AwaitedPaymentProps) {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  useEffect(() => {
    if (asks) void load(href('/checkout/quote'))
  }, [asks, load])
  const { waiting, transfers = [] } = data?.quote ?? {}
  if (!waiting && transfers.length === 0) return null
  return (
    <div className="mt-4 mb-8 grid max-w-xl gap-6">
      {waiting && <UnpaidOrder order={waiting} />}
      <PendingTransfers orders={transfers} />
    </div>
  )
}
