import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import { Day } from '../../../ui/time.tsx'
import type { DiscountUsage } from './discount-report.contract.ts'

/** The link to the form of a discount. */
export const EditDiscount = ({ id }: { id: string }) => (
  <ForRole needed="catalogue">
    <Link
      to={href('/admin/discounts/:id', { id })}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {texts.editDiscount}
    </Link>
  </ForRole>
)

/** The latest orders with a discount. */
export const LatestOrders = ({ orders }: Pick<DiscountUsage, 'orders'>) => (
  <section>
    <h2 className="mb-3 text-lg">{texts.latestOrders}</h2>
    {orders.length === 0 ? (
      <p className="text-muted">{texts.noOrders}</p>
    ) : (
      <DataTable
        caption={texts.latestOrders}
        columns={[
          {
            name: texts.order,
            cell: ({ id }) => (
              <Link
                to={href('/admin/orders/:id', { id: String(id) })}
                className="lone-link underline-offset-4 hover:underline"
              >
                {id}
              </Link>
            ),
          },
          { name: texts.placedOn, cell: ({ created_at }) => <Day of={created_at} />, isNumber: true },
          { name: texts.status, cell: ({ status }) => ORDER_STATES[status].label, className: 'max-sm:hidden' },
          { name: texts.code, cell: ({ code }) => code, className: 'max-sm:hidden' },
          { name: texts.given, price: ({ given }) => given },
          { name: texts.total, price: ({ total }) => total, className: 'max-sm:hidden' },
        ]}
        rows={orders}
        keyOf={({ id }) => id}
      />
    )}
  </section>
)

/** The most used codes of a discount in the period. */
export const UsedCodes = ({ codes }: Pick<DiscountUsage, 'codes'>) => (
  <section>
    <h2 className="mb-3 text-lg">{texts.codes}</h2>
    {codes.length === 0 ? (
      <p className="text-muted">{texts.noCodes}</p>
    ) : (
      <DataTable
        caption={texts.codes}
        columns={[
          { name: texts.code, cell: ({ code }) => code },
          { name: texts.uses, cell: ({ uses }) => uses, isNumber: true },
          { name: texts.given, price: ({ given }) => given },
        ]}
        rows={codes}
        keyOf={({ code }) => code}
      />
    )}
  </section>
)
