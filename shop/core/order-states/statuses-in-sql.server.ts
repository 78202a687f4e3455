import { type RawBuilder, sql } from 'kysely'
import { ORDER_STATES, ORDER_STATUSES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** What statuses have in common: a tick in their row of the table, or that something can become of the order yet. */
type Trait = 'mayReview' | 'isVoid' | 'isToBeSent' | 'needsAttention' | 'isUnderWay'

const has = (status: OrderStatus, trait: Trait): boolean =>
  trait === 'isUnderWay' ? ORDER_STATES[status].next.length > 0 : ORDER_STATES[status][trait]

/** Returns the statuses that have a trait, as words of the statement itself: ``sql`status in ${statusesThat('mayReview')}` ``. */
export function statusesThat(trait: Trait): RawBuilder<OrderStatus> {
  return sql`(${sql.join(ORDER_STATUSES.filter((status) => has(status, trait)).map((status) => sql.lit(status)))})`
}
