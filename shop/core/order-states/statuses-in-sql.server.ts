import { type RawBuilder, sql } from 'kysely'
import { ORDER_STATES, ORDER_STATUSES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** Traits of statuses: a flag in `ORDER_STATES`, or `isUnderWay` if a next status exists. */
type Trait = 'mayReview' | 'isVoid' | 'isToBeSent' | 'needsAttention' | 'isUnderWay'

const has = (status: OrderStatus, trait: Trait): boolean =>
  trait === 'isUnderWay' ? ORDER_STATES[status].next.length > 0 : ORDER_STATES[status][trait]

/** Returns the statuses with a trait as SQL literals: ``sql`status in ${statusesThat('mayReview')}` ``. */
export function statusesThat(trait: Trait): RawBuilder<OrderStatus> {
  return sql`(${sql.join(ORDER_STATUSES.filter((status) => has(status, trait)).map((status) => sql.lit(status)))})`
}
