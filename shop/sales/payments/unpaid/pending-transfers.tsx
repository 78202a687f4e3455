import { href, Link } from 'react-router'
import { texts } from '#texts/sales/payments'
import { showPrice } from '../../../../lib/money.ts'
import type { AwaitedOrder } from './unpaid-order.tsx'

/** The orders that await a bank transfer, each with a link. Other orders can be placed meanwhile. */
export function PendingTransfers({ orders }: { orders: readonly AwaitedOrder[] }) {
  if (orders.length === 0) return null
  return (
    <ul className="grid gap-1">
      {orders.map(({ id, price }) => (
        <li key={id}>
          <Link to={href('/orders/:id', { id: String(id) })} className="underline underline-offset-4">
            {texts.orderNumber(id)}
          </Link>{' '}
          {texts.awaitsYourTransfer(showPrice(price))}
        </li>
      ))}
    </ul>
  )
}
