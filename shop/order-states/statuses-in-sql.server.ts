import { type RawBuilder, sql } from 'kysely'
import { ORDER_STATES, ORDER_STATUSES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/**
 * Returns the statuses whose row in the table has a tick there, as words of the statement itself: ``sql`status in
 * ${statusesThat('mayReview')}` ``.
 */
export function statusesThat(trait: 'mayReview' | 'isVoid' | 'isToBeSent'): RawBuilder<OrderStatus> {
  return sql`(${sql.join(ORDER_STATUSES.filter((status) => ORDER_STATES[status][trait]).map((status) => sql.lit(status)))})`
}
