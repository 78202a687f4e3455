import { href } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { Price } from '../../../ui/price.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Moment } from '../../../ui/time.tsx'
import type { Dashboard } from '../dashboard.contract.ts'
import { DashboardList, DashboardRow, DashboardSection } from '../dashboard-section.tsx'

/**
 * Unpaid orders that need attention: customers who reserve much of the stock, and pickup orders that expire soon.
 * Renders nothing without any.
 */
export function UnpaidOrders({ holders, expiring }: Dashboard['unpaid']) {
  if (holders.length === 0 && expiring.length === 0) return null
  return (
    <DashboardSection
      title={texts.unpaidOrders}
      more={{ to: `${href('/admin/orders')}?status=all&payment=unpaid`, name: texts.allUnpaidOrders }}
    >
      <DashboardList>
        {holders.map(({ id, name, orders, pieces, percent }) => (
          <DashboardRow
            key={`customer-${id}`}
            to={href('/admin/customers/:id', { id: String(id) })}
            name={name}
            about={<span className="text-warn">{texts.holdsStock({ orders, pieces, percent })}</span>}
          />
        ))}
        {expiring.map(({ id, name, price, time_expires }) => (
          <DashboardRow
            key={id}
            to={href('/admin/orders/:id', { id: String(id) })}
            name={texts.orderOf(id, name)}
            about={<Sentence of={texts.expiresAt(<Moment of={time_expires} />)} />}
            end={<Price of={price} />}
          />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}
