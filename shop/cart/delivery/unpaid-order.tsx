import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { QuotedDelivery } from './cart-delivery.tsx'
import { WaitingOrder } from './waiting-order.tsx'

/** Tells in a cart that holds nothing of the order that awaits its payment: its lines have left the cart. Nothing where there is none. */
export default function UnpaidOrder() {
  const { data, load } = useFetcher<{ quote?: QuotedDelivery }>()
  useEffect(() => void load(href('/checkout/quote')), [load])
  const waiting = data?.quote?.waiting
  return waiting ? <WaitingOrder id={waiting.id} /> : null
}
