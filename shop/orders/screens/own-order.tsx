import { ChevronDown } from 'lucide-react'
import * as texts from '#texts/orders'
import { Picture } from '../../images/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Day } from '../../ui/time.tsx'
import type { Order } from '../orders.contract.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { StatusChip } from './status-chip.tsx'

const MOST_PICTURES = 3

/** What the small pictures show, for who does not see them. */
function contentsOf({ order_product_items: lines }: Order): string {
  return texts.things(lines.map(({ title }) => title))
}

/** One order: its number, day, status and sum, and behind them its way so far and what was bought. */
export function OwnOrder({ order }: { order: Order }) {
  const { id, time_created, status, price, order_product_items } = order
  const more = order_product_items.length - MOST_PICTURES
  return (
    <li>
      <details className="group rounded-card border border-line bg-surface shadow-card">
        <summary className="flex list-none flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          <span className="min-w-40 flex-1">
            <span className="block font-display font-semibold">{texts.order(id)}</span>
            <Day of={time_created} className="text-muted text-sm" />
          </span>
          <span className="flex items-center gap-1.5">
            {order_product_items.slice(0, MOST_PICTURES).map(({ variant, thumbnail }) => (
              <Picture
                key={variant}
                image={thumbnail}
                alt=""
                sizes="56px"
                widest={320}
                className="w-14 rounded-control group-open:hidden max-sm:hidden"
              />
            ))}
            {more > 0 && (
              <span aria-hidden="true" className="text-muted text-sm group-open:hidden max-sm:hidden">
                +{more}
              </span>
            )}
            <span className="sr-only">{contentsOf(order)}</span>
          </span>
          <StatusChip status={status} />
          <Price of={price} className="ml-auto min-w-24 text-right font-semibold" />
          <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <OrderTimeline order={order} />
        <OrderLines order={order} />
      </details>
    </li>
  )
}
