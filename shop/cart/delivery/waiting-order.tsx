import { href, Link } from 'react-router'
import * as texts from '#texts/cart'

/** The way to the order that awaits its payment: no other is taken before that is settled. */
export function WaitingOrder({ id }: { id: number }) {
  return (
    <p className="rounded-control bg-warn-soft px-3 py-2 text-warn">
      <Link to={href('/orders/:id', { id: String(id) })} className="underline underline-offset-4">
        {texts.orderWaits(id)}
      </Link>
    </p>
  )
}
