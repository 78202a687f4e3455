import { addDays, type CalendarDay, inShopTime } from '../../shipping/dates/calendar-day.ts'
import { nextWorkingDay } from '../../shipping/dates/working-days.ts'

/** So many days somebody has to withdraw, to send back, and to be paid back (Code de la consommation, L221-18, L221-23 and L221-24). */
export const WITHDRAWAL_DAYS = 14

/** Returns the last day on which somebody can withdraw from what came at a moment: one on which people work. */
export const lastDayToWithdraw = (deliveredAt: Date): CalendarDay =>
  nextWorkingDay(addDays(inShopTime(deliveredAt).day, WITHDRAWAL_DAYS))

/** Returns the day that ends the time to send goods back, or to pay their price back, after a statement of a moment. */
export const fortnightAfter = (statedAt: Date): CalendarDay => addDays(inShopTime(statedAt).day, WITHDRAWAL_DAYS)

/** What of an order says whether it can be withdrawn from. */
interface Withdrawable {
  status: string
  /** The last day; null while it has not been delivered. */
  withdrawal_ends: CalendarDay | null
  order_product_items: readonly { quantity: number; withdrawn: number; withdrawal: string }[]
}

/** Tells whether an order can be withdrawn from on a day: paid or to be collected, not cancelled, and something of it is left. */
export const mayWithdraw = (
  { status, withdrawal_ends, order_product_items }: Withdrawable,
  today: CalendarDay,
): boolean =>
  status !== 'awaiting_payment' &&
  status !== 'cancelled' &&
  (withdrawal_ends === null || today <= withdrawal_ends) &&
  order_product_items.some(({ quantity, withdrawn, withdrawal }) => withdrawal === 'allowed' && withdrawn < quantity)
