import { MailCheck } from 'lucide-react'
import { useRef } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/customers'
import { Price } from '../../../ui/price.tsx'
import { RowCheckbox } from '../../../ui/table/row-checkbox.tsx'
import { SortHeader } from '../../../ui/table/sorted-column.tsx'
import { useRowLinks } from '../../../ui/table/use-row-links.ts'
import type { Selection } from '../../../ui/table/use-selection.ts'
import { Day } from '../../../ui/time.tsx'
import type { CustomerListItem } from '../customers.contract.ts'
import { type CustomersView, customersAddress } from './table-address.ts'

interface CustomersTableProps {
  view: CustomersView
  customers: readonly CustomerListItem[]
  selection: Selection<CustomerListItem>
}

/** The customer table; on phones a list of the same rows. */
export function CustomersTable({ view, customers, selection: { selected, tick } }: CustomersTableProps) {
  const table = useRef<HTMLTableElement>(null)
  useRowLinks(table)
  const column = { view, address: (order: Partial<CustomersView>) => customersAddress(view, order) }
  return (
    <table ref={table} className="w-full border-line border-y text-sm max-md:block">
      <thead className="max-md:block">
        <tr className="border-line border-b text-left text-muted max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <th scope="col" className="w-11 font-normal">
            <RowCheckbox
              label={texts.tickAll}
              isTicked={customers.every(({ id }) => selected.has(id))}
              change={(isTicked) => tick(customers, isTicked)}
            />
          </th>
          <SortHeader {...column} sort="name" name={texts.COLUMNS.name} className="md:pr-4" />
          <SortHeader {...column} sort="newest" name={texts.COLUMNS.since} beginsDescending className="md:pr-4" />
          <SortHeader {...column} sort="last_order" name={texts.COLUMNS.last} beginsDescending className="md:pr-4" />
          <SortHeader
            {...column}
            sort="orders"
            beginsDescending
            name={texts.COLUMNS.orders}
            className="md:pr-4 md:text-right"
          />
          <SortHeader {...column} sort="spent" beginsDescending name={texts.COLUMNS.spent} className="md:text-right" />
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {customers.map((customer) => (
          <CustomerLine
            key={customer.id}
            customer={customer}
            isTicked={selected.has(customer.id)}
            tick={(isTicked) => tick([customer], isTicked)}
          />
        ))}
      </tbody>
    </table>
  )
}

const NOTHING = '0.00'

interface CustomerLineProps {
  customer: CustomerListItem
  isTicked: boolean
  tick: (isTicked: boolean) => void
}

function CustomerLine({ customer, isTicked, tick }: CustomerLineProps) {
  const { id, name, email, is_staff, time_created, orders, spent, last_ordered, tags, marketing_consent } = customer
  return (
    <tr className="cursor-pointer align-top hover:bg-sunken/50 max-md:grid max-md:grid-cols-[2.75rem_1fr_auto] max-md:gap-x-3 max-md:py-3">
      <td className="py-0.5 max-md:row-span-3 max-md:p-0">
        <RowCheckbox label={texts.tickCustomer(name)} isTicked={isTicked} change={tick} />
      </td>
      <td className="max-w-80 py-2 pr-4 wrap-anywhere max-md:p-0">
        <Link
          to={href('/admin/customers/:id', { id: String(id) })}
          className="lone-link font-medium text-base underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {is_staff && <span className="ml-2 text-muted">{texts.staff}</span>}
        <span className="block text-muted">
          {email.slice(0, email.lastIndexOf('@'))}
          <wbr />
          {email.slice(email.lastIndexOf('@'))}
          {marketing_consent === 'confirmed' && (
            <MailCheck
              role="img"
              aria-label={texts.agreed}
              className="ml-1.5 inline-block size-4 align-text-bottom text-ink"
            />
          )}
        </span>
        {tags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {tags.map((tag) => (
              <span key={tag} className="rounded-full border border-line bg-sunken px-2 text-xs leading-5">
                {tag}
              </span>
            ))}
          </span>
        )}
      </td>
      <td className="whitespace-nowrap py-2 pr-4 leading-6 max-md:hidden">
        <Day of={time_created} />
      </td>
      <td className="py-2 pr-4 leading-6 md:whitespace-nowrap max-md:order-1 max-md:col-span-2 max-md:p-0 max-md:pt-1">
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
