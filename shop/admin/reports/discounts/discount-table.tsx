import { Link } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { toCents } from '../../../../lib/money.ts'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { ShareBar } from '../report-table.tsx'
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
    <DataTable
      caption={texts.byDiscount}
      columns={[
        {
          name: texts.discount,
          cell: ({ discount, name, given }) => (
            <>
              {discount === null ? (
                texts.otherReductions
              ) : (
                <Link to={address(discount)} className="lone-link underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
              <ShareBar share={toCents(given) / most} />
            </>
          ),
        },
        { name: texts.uses, cell: ({ uses }) => uses, isNumber: true, className: 'max-sm:hidden' },
        { name: texts.orders, cell: ({ orders }) => orders, isNumber: true },
        { name: texts.given, price: ({ given }) => given },
        { name: texts.sales, price: ({ sales }) => sales, className: 'max-md:hidden' },
        { name: texts.average, price: ({ average }) => average, className: 'max-lg:hidden' },
        {
          name: texts.newCustomers,
          cell: ({ new_customers }) => new_customers,
          isNumber: true,
          className: 'max-lg:hidden',
        },
        { name: texts.before, price: ({ before }) => before.given, className: 'text-muted max-sm:hidden' },
      ]}
      rows={rows}
      keyOf={({ discount }) => discount ?? 0}
    />
  )
}
