import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import { Price } from '../../../ui/price.tsx'
import { Day } from '../../../ui/time.tsx'
import type { DiscountUsage } from './discount-report.contract.ts'
import { Cell, ReportRows } from './discount-table.tsx'

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
      <ReportRows
        caption={texts.latestOrders}
        heads={[
          [texts.order],
          [texts.placedOn],
          [texts.status, 'max-sm:hidden'],
          [texts.code, 'max-sm:hidden'],
          [texts.given],
          [texts.total, 'max-sm:hidden'],
        ]}
      >
        {orders.map(({ id, created_at, status, code, given, total }) => (
          <tr key={id} className="hover:bg-sunken">
            <th scope="row" className="px-4 py-2 text-left font-normal">
              <Link to={href('/admin/orders/:id', { id: String(id) })} className="underline-offset-4 hover:underline">
                {id}
              </Link>
            </th>
            <Cell>
              <Day of={created_at} />
            </Cell>
            <Cell className="max-sm:hidden">{ORDER_STATES[status].label}</Cell>
            <Cell className="max-sm:hidden">{code}</Cell>
            <Cell>
              <Price of={given} />
            </Cell>
            <Cell className="max-sm:hidden">
              <Price of={total} />
            </Cell>
          </tr>
        ))}
      </ReportRows>
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
      <ReportRows caption={texts.codes} heads={[[texts.code], [texts.uses], [texts.given]]}>
        {codes.map(({ code, uses, given }) => (
          <tr key={code} className="hover:bg-sunken">
            <th scope="row" className="px-4 py-2 text-left font-normal wrap-anywhere">
              {code}
            </th>
            <Cell>{uses}</Cell>
            <Cell>
              <Price of={given} />
            </Cell>
          </tr>
        ))}
      </ReportRows>
    )}
  </section>
)
