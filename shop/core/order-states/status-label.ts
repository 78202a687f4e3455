import { texts } from '#texts/core/order-states'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { ORDER_STATES } from './order-states.contract.ts'
import type { OrderStatus } from './order-status.contract.ts'

/** Labels that differ for orders collected in the shop. */
const COLLECTED: Partial<Record<OrderStatus, string>> = localizedConstant(() => ({
  shipping: texts.packed,
  shipped: texts.readyToCollect,
  delivered: texts.collected,
}))

/** Returns the label of a status. */
export const statusLabel = (status: OrderStatus, isCollection: boolean): string =>
  (isCollection ? COLLECTED[status] : undefined) ?? ORDER_STATES[status].label
