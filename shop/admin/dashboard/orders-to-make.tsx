import { href } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { Price } from '../../ui/price.tsx'
import { Sentence } from '../../ui/sentence.ts'
import { Moment } from '../../ui/time.tsx'
import type { Dashboard } from './dashboard.contract.ts'
import { DashboardList, DashboardRow, DashboardSection, EmptyList } from './dashboard-section.tsx'

interface OrdersToMakeProps {
  orders: Dashboard['orders']
  awaiting: Dashboard['awaiting_payment']
}

/** The oldest orders to prepare, below the count of orders that await payment. */
export function OrdersToMake({ orders, awaiting }: OrdersToMakeProps) {
  return (
    <DashboardSection title={texts.ordersToMake} more={{ to: href('/admin/orders'), name: texts.allOrders }}>
      {orders.length === 0 && awaiting.orders === 0 && <EmptyList>{texts.noOrdersToMake}</EmptyList>}
      <DashboardList>
        {awaiting.orders > 0 && (
          <DashboardRow
            to={`${href('/admin/orders')}?status=awaiting_payment`}
            name={texts.awaitPayment(awaiting.orders)}
            end={<Price of={awaiting.total} />}
          />
        )}
        {orders.map(({ id, name, pieces, price, time_created, is_late }) => (
          <DashboardRow
            key={id}
            to={href('/admin/orders/:id', { id: String(id) })}
            name={texts.orderOf(id, name)}
            about={
              <>
                <Sentence of={texts.placedAt(<Moment of={time_created} />, pieces)} />
                {is_late && <span className="font-medium text-danger">{texts.late}</span>}
              </>
            }
            end={<Price of={price} />}
          />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}
