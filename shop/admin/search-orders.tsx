import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { OrderStatus } from '../orders/order-status.contract.ts'
import { Button } from '../ui/button.tsx'
import { ordersAddress } from './find-orders.ts'

/** Looks for orders among those with the chosen status. The words live in the address. */
export function SearchOrders({ search, status }: { search: string; status: OrderStatus | undefined }) {
  return (
    <search>
      <Form className="flex flex-wrap gap-2">
        <div className="relative min-w-56 flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={254}
            aria-label="Find orders"
            placeholder="Number, name or e-mail"
            autoComplete="off"
            enterKeyHint="search"
            className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-10.5 text-base placeholder:text-muted"
          />
        </div>
        {status && <input type="hidden" name="status" value={status} />}
        <Button type="submit" weight="secondary">
          Find
        </Button>
        {search !== '' && (
          <Link
            to={ordersAddress(status, '')}
            className="inline-flex min-h-11 items-center px-2 text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            Show all
          </Link>
        )}
      </Form>
    </search>
  )
}
