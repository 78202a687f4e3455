import { href, Link } from 'react-router'
import * as texts from '#texts/admin/customers'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { CustomerListItem } from '../customers.contract.ts'

/** The customer table; on phones a list of the same rows. */
export function CustomersTable({ customers }: { customers: readonly CustomerListItem[] }) {
  return (
    <table className="w-full border-line border-y text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-left text-muted">
          <Column name={texts.COLUMNS.name} />
          <Column name={texts.COLUMNS.since} />
          <Column name={texts.COLUMNS.last} />
          <Column name={texts.COLUMNS.orders} className="pr-4 text-right" />
          <Column name={texts.COLUMNS.spent} className="text-right" />
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {customers.map((customer) => (
          <CustomerLine key={customer.id} customer={customer} />
        ))}
      </tbody>
    </table>
  )
}

const Column = ({ name, className = 'pr-4' }: { name: string; className?: string }) => (
  <th scope="col" className={`h-11 font-normal ${className}`}>
    {name}
  </th>
)

const NOTHING = '0.00'

function CustomerLine({ customer }: { customer: CustomerListItem }) {
  const { id, name, email, is_staff, time_created, orders, spent, last_ordered } = customer
  return (
    <tr className="align-top hover:bg-sunken/50 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:py-3">
      <td className="max-w-80 py-2 pr-4 wrap-anywhere max-md:p-0">
        <Link
          to={href('/admin/customers/:id', { id: String(id) })}
          className="inline-flex min-h-6 items-center font-medium text-base underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {is_staff && <span className="ml-2 text-muted">{texts.staff}</span>}
        <span className="block text-muted">{email}</span>
      </td>
      <td className="whitespace-nowrap py-2 pr-4 leading-6 max-md:hidden">
        <Day of={time_created} />
      </td>
      <td className="whitespace-nowrap py-2 pr-4 leading-6 max-md:order-1 max-md:col-span-2 max-md:p-0 max-md:pt-1">
        <span className="md:hidden">
          {texts.ordersPlaced(orders)}
          {last_ordered && texts.lastOn}
        </span>
        {last_ordered ? <Day of={last_ordered} /> : <span className="text-muted max-md:hidden">{texts.never}</span>}
        <span className="block text-muted md:hidden">
          {texts.signedUp}
          <Day of={time_created} />
        </span>
      </td>
      <td className="py-2 pr-4 text-right leading-6 tabular-nums max-md:hidden">{orders}</td>
      <td className="py-2 text-right leading-6 max-md:p-0">
        <Price of={spent} className={spent === NOTHING ? 'text-muted' : 'font-medium text-base'} />
      </td>
    </tr>
  )
}
