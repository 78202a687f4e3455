import { href, Link } from 'react-router'
import { texts } from '#texts/core/accounts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import type { Order } from '../../sales/orders/orders.contract.ts'
import { StatusChip } from '../../sales/orders/screens/status-chip.tsx'
import { Picture } from '../../ui/images/picture.tsx'

/** A link to the running order with its status and next step. */
export function RunningOrder({ order: { id, status, order_product_items: lines } }: { order: Order }) {
  const [next] = ORDER_STATES[status].next
  const [first] = lines
  return (
    <section aria-label={texts.onItsWay} className="mt-8 -mb-8 border-line border-t">
      <Link
        to={href('/orders/:id', { id: String(id) })}
        className="group grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4"
      >
        {first && (
          <Picture image={first.thumbnail} alt="" sizes="80px" widest={320} className="w-full rounded-control" />
        )}
        <span className="grid justify-items-start gap-2">
          <span className="font-display font-semibold group-hover:underline group-hover:underline-offset-4">
            {texts.orderOnItsWay(id)}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusChip status={status} />
            {next && <span className="text-muted text-sm">{texts.nextStep(ORDER_STATES[next].label)}</span>}
          </span>
        </span>
      </Link>
    </section>
  )
}
