import { addDays, type CalendarDay, inShopTime } from '../../shipping/dates/calendar-day.ts'
import { nextWorkingDay } from '../../shipping/dates/working-days.ts'

/** Days to withdraw, to return the goods and to refund (Code de la consommation, L221-18, L221-23 and L221-24). */
export const WITHDRAWAL_DAYS = 14

/** Returns the last day to withdraw from a delivery; a deadline on a day of rest moves to the next working day. */
export const lastDayToWithdraw = (deliveredAt: Date): CalendarDay =>
  nextWorkingDay(addDays(inShopTime(deliveredAt).day, WITHDRAWAL_DAYS))

/** Returns the deadline to return the goods, and to refund them, after a withdrawal. */
export const refundDeadline = (statedAt: Date): CalendarDay => addDays(inShopTime(statedAt).day, WITHDRAWAL_DAYS)

/** The fields that decide whether an order can be withdrawn. */
interface Withdrawable {
  status: string
  /** The last day; null before delivery. */
  withdrawal_ends: CalendarDay | null
  order_product_items: readonly { quantity: number; withdrawn: number; withdrawal: string }[]
}

/**
 * Returns whether an order can be withdrawn on a day: paid or to be collected, not cancelled, and not withdrawn
 * completely.
 */
export const mayWithdraw = (
  { status, withdrawal_ends, order_product_items }: Withdrawable,
  today: CalendarDay,
): boolean =>
  status !== 'awaiting_payment' &&
  status !== 'cancelled' &&
  (withdrawal_ends === null || today <= withdrawal_ends) &&
  order_product_items.some(({ quantity, withdrawn, withdrawal }) => withdrawal === 'allowed' && withdrawn < quantity)
