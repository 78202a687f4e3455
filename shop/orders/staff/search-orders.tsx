import { Form, Link } from 'react-router'
import * as texts from '#texts/orders/staff'
import type { OrderStatus } from '../../order-states/order-status.contract.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { ordersAddress } from './find-orders.ts'

/** Looks for orders among those with the chosen status, or late ones. The words live in the address. */
export function SearchOrders({ search, among }: { search: string; among: OrderStatus | 'late' | undefined }) {
  return (
    <search>
      <Form className="flex flex-wrap gap-2">
        <SearchField
          className="min-w-56"
          name="search"
          defaultValue={search}
          maxLength={254}
          aria-label={texts.findOrders}
          placeholder={texts.numberNameOrEMail}
        />
        {among && (
          <input
            type="hidden"
            {...(among === 'late' ? { name: 'late', value: 'true' } : { name: 'status', value: among })}
          />
        )}
        <Button type="submit" weight="secondary">
          {texts.find}
        </Button>
        {search !== '' && (
          <Link
            to={ordersAddress(among, '')}
            className="inline-flex min-h-11 items-center px-2 text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            {texts.showAll}
          </Link>
        )}
      </Form>
    </search>
  )
}
