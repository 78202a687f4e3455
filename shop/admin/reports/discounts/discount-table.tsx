import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { toCents } from '../../../../lib/money.ts'
import { Price } from '../../../ui/price.tsx'
import { ScrollableTable } from '../../../ui/table/scrollable-table.tsx'
import type { DiscountRow } from './discount-report.contract.ts'

interface DiscountTableProps {
  rows: readonly DiscountRow[]
  /** Returns the address of the report about a discount. */
  address: (discount: number) => string
}

/** The use of each discount, with a bar for its share of the amount given. */
export function DiscountTable({ rows, address }: DiscountTableProps) {
  const most = Math.max(1, ...rows.map(({ given }) => toCents(given)))
  return (
    <ReportRows
      caption={texts.byDiscount}
      heads={[
        [texts.discount],
        [texts.uses, 'max-sm:hidden'],
        [texts.orders],
        [texts.given],
        [texts.sales, 'max-md:hidden'],
        [texts.average, 'max-lg:hidden'],
        [texts.newCustomers, 'max-lg:hidden'],
        [texts.before, 'max-sm:hidden'],
      ]}
    >
      {rows.map(({ discount, name, before, ...now }) => (
        <tr key={discount ?? 0} className="hover:bg-sunken">
          <th scope="row" className="px-4 py-2 text-left font-normal wrap-anywhere">
            {discount === null ? (
              texts.otherReductions
            ) : (
              <Link to={address(discount)} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            )}
            <span
              aria-hidden="true"
              className="mt-1 block h-1 rounded-full bg-accent"
              style={{ width: `${(toCents(now.given) / most) * 100}%` }}
            />
          </th>
          <Cell className="max-sm:hidden">{now.uses}</Cell>
          <Cell>{now.orders}</Cell>
          <Cell>
            <Price of={now.given} />
          </Cell>
          <Cell className="max-md:hidden">
            <Price of={now.sales} />
          </Cell>
          <Cell className="max-lg:hidden">
            <Price of={now.average} />
          </Cell>
          <Cell className="max-lg:hidden">{now.new_customers}</Cell>
          <Cell className="text-muted max-sm:hidden">
            <Price of={before.given} />
          </Cell>
        </tr>
      ))}
    </ReportRows>
  )
}

interface ReportRowsProps {
  caption: string
  /** The columns; the first one is text, and the others are numbers. */
  heads: readonly (readonly [name: string, className?: string])[]
  children: ReactNode
}

/** A table of a report. */
export const ReportRows = ({ caption, heads, children }: ReportRowsProps) => (
  <ScrollableTable caption={caption}>
    <thead>
      <tr className="border-line border-b text-left text-muted">
        {heads.map(([name, className = ''], place) => (
          <th
            key={name}
            scope="col"
            className={`px-4 py-2.5 font-medium ${place === 0 ? '' : 'text-right'} ${className}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">{children}</tbody>
  </ScrollableTable>
)

export const Cell = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <td className={`whitespace-nowrap px-4 py-2 text-right align-top tabular-nums ${className}`}>{children}</td>
)
