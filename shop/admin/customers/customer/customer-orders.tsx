import { href, Link } from 'react-router'
import { texts } from '#texts/admin/customers'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { StatusChip } from '../../../sales/orders/screens/status-chip.tsx'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { CustomerDetails } from '../customers.contract.ts'

/** The newest orders of a customer with links, and the delivery addresses of running orders. */
export function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const { email, orders, newest_orders, delivered_to } = customer
  return (
    <>
      <TitledSection name={texts.orders}>
        {orders === 0 && <p className="text-muted text-sm">{texts.noOrders}</p>}
        <ul data-rows="" className="divide-y divide-line border-line border-y text-sm empty:hidden">
          {newest_orders.map(({ id, time_created, status, price }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 sm:grid-cols-[8rem_10rem_minmax(0,1fr)_6rem]"
            >
              <Link
                to={href('/admin/orders/:id', { id: String(id) })}
                className="lone-link font-medium text-base underline-offset-4 hover:underline"
              >
                {texts.orderNumber(id)}
              </Link>
              <Day of={time_created} className="text-muted max-sm:order-1" />
              <span className="max-sm:order-2">
                <StatusChip status={status} />
              </span>
              <Price of={price} className="text-right font-medium" />
            </li>
          ))}
        </ul>
        {orders > newest_orders.length && (
          <p className="mt-2 text-sm">
            <Link
              to={`${href('/admin/orders')}?search=${encodeURIComponent(email)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {texts.allOrders(orders)}
            </Link>
          </p>
        )}
      </TitledSection>
      {delivered_to.length > 0 && (
        <TitledSection name={texts.deliveredTo}>
          <ul className="flex flex-wrap gap-x-10 gap-y-4 text-sm">
            {delivered_to.map(({ lines, orders: ids }) => (
              <li key={lines.join()}>
                <p className="text-muted">{texts.forOrders(ids)}</p>
                <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  )
}
