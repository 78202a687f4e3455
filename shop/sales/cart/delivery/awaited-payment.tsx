import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { PendingTransfers } from '../../payments/unpaid/pending-transfers.tsx'
import { UnpaidOrder } from '../../payments/unpaid/unpaid-order.tsx'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

interface AwaitedPaymentProps {
  /** Whether it loads the quote itself; next to the cart's total, the quote is loaded there. */
  loadsQuote: boolean
}

/** Orders that await payment, above the cart lines. An order to be paid online must be paid or cancelled first. */
export default function AwaitedPayment({ loadsQuote }: AwaitedPaymentProps) {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  useEffect(() => {
    if (loadsQuote) void load(href('/checkout/quote'))
  }, [loadsQuote, load])
  const { waiting, transfers = [] } = data?.quote ?? {}
  if (!waiting && transfers.length === 0) return null
  return (
    <div className="mt-4 mb-8 grid max-w-xl gap-6">
      {waiting && <UnpaidOrder order={waiting} />}
      <PendingTransfers orders={transfers} />
    </div>
  )
}
