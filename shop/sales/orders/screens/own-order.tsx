import { ChevronDown } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/orders'
import { Picture } from '../../../ui/images/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { Order } from '../orders.contract.ts'
import { OwnOrderDetails } from './own-order-details.tsx'
import { StatusChip } from './status-chip.tsx'

const MOST_PICTURES = 3

/** The text alternative of the product pictures. */
function contentsOf({ order_product_items: lines }: Order): string {
  return texts.itemTitles(lines.map(({ title }) => title))
}

/** One order: number, date, status and total, which expands to its timeline and lines. */
export function OwnOrder({ order }: { order: Order }) {
  const { id, time_created, status, price, order_product_items } = order
  const [first, ...others] = order_product_items
  return (
    <li className="border-line border-b">
      <details className="group">
        <summary className="flex list-none items-center gap-x-3 gap-y-1 rounded-control py-3 hover:bg-sunken/60 max-sm:flex-wrap sm:gap-x-6 [&::-webkit-details-marker]:hidden">
          <Picture
            image={first?.thumbnail ?? null}
            alt=""
            sizes="72px"
            widest={320}
            className="aspect-square! w-16 shrink-0 rounded-control sm:w-18"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-display font-semibold">{texts.order(id)}</span>
            {first && (
              <span aria-hidden="true" className="line-clamp-2 text-sm">
                {texts.andMore(first.title, others.length)}
              </span>
            )}
            <span className="sr-only">{contentsOf(order)}</span>
            <Day of={time_created} className="block text-muted text-sm" />
          </span>
          <span className="flex shrink-0 items-center gap-1.5 group-open:hidden max-md:hidden">
            {others.slice(0, MOST_PICTURES).map(({ variant, thumbnail }) => (
              <Picture
                key={variant}
                image={thumbnail}
                alt=""
                sizes="48px"
                widest={320}
                className="aspect-square! w-12 rounded-control"
              />
            ))}
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1 text-right max-sm:contents">
            <Price of={price} className="font-semibold tabular-nums" />
            {/* On phones the status is below, because long ones would squeeze the title. */}
            <span className="max-sm:order-last max-sm:basis-full max-sm:pl-19 max-sm:text-left">
              <StatusChip status={status} isCollection={order.is_collection} />
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <OwnOrderDetails order={order} />
        <p className="pb-4 text-sm print:hidden">
          <Link
            to={href('/orders/:id', { id: String(id) })}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.openOrder}
          </Link>
        </p>
      </details>
    </li>
  )
}
