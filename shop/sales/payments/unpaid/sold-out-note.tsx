import { useEffect } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/payments'
import { StockNote } from '../../../catalog/products/card/stock-note.tsx'
import type { AwaitedOrder } from './unpaid-order.tsx'

/** States that a variant is out of stock, or that the customer's own unpaid order reserves the last pieces. */
export default function SoldOutNote({ variant }: { variant: number }) {
  const { data, load } = useFetcher<{ quote?: { waiting: AwaitedOrder | null; transfers: readonly AwaitedOrder[] } }>({
    key: 'order-that-waits',
  })
  useEffect(() => void load(href('/checkout/quote')), [load])
  const { waiting, transfers = [] } = data?.quote ?? {}
  const holding = [...(waiting ? [waiting] : []), ...transfers].find(({ order_product_items }) =>
    order_product_items.some((line) => line.variant === variant),
  )
  if (!holding) return <StockNote stock={0} className="text-sm" />
  return (
    <Link
      to={href('/orders/:id', { id: String(holding.id) })}
      className="inline-flex min-h-6 font-medium text-sm text-warn underline underline-offset-4"
    >
      {texts.reservedInOrder(holding.id)}
    </Link>
  )
}
