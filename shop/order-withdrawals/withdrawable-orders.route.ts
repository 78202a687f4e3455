import { href, redirect } from 'react-router'
import { apiFrom } from '../api.ts'
import { inShopTime } from '../delivery/dates/calendar-day.ts'
import { toastApiError } from '../feedback/toast-api-error.ts'
import { listOrders, type Order } from '../orders/orders.contract.ts'
import { mayWithdraw } from '../withdrawals/withdrawal-period.ts'
import type { Route } from './+types/withdrawable-orders.route'

/** Whoever comes here by the address finds no page, and is led to one. */
export const loader = () => redirect(href('/withdrawal'))

/** Finds the own orders that can be withdrawn from, the newest first. */
export async function clientLoader({ context }: Route.ClientLoaderArgs): Promise<Order[]> {
  try {
    const { results } = await apiFrom(context)(listOrders, { query: { page_size: '100' } })
    const { day } = inShopTime(new Date())
    return results.filter((order) => mayWithdraw(order, day))
  } catch (error) {
    toastApiError(error)
    return []
  }
}
