import { href } from 'react-router'
import * as texts from '#texts/orders/staff'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import type { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { ORDER_STATUSES } from '../../order-states/order-states.contract.ts'
import type { OrderStatus } from '../../order-states/order-status.contract.ts'
import { redirectOnMissingPage } from '../../staff/redirect-on-missing-page.ts'
import { listStaffOrders } from './staff-orders.contract.ts'

const MAX_SEARCH = 254

/** Finds one page of the orders that an address asks for. */
export async function findOrders(api: ReturnType<typeof apiFrom>, request: Request) {
  const asked = new URL(request.url).searchParams
  const status = ORDER_STATUSES.find((one) => one === asked.get('status'))
  const search = (asked.get('search') ?? '').trim().slice(0, MAX_SEARCH)
  const isLate = asked.get('late') === 'true'
  const page = asked.get('page') ?? '1'
  const { results, count, counts, late } = await orErrorPage(
    texts.failedToLoadOrdersPerhaps,
    api(listStaffOrders, {
      query: { status, search: search || undefined, late: isLate ? 'true' : undefined, page },
    }).catch(redirectOnMissingPage(request)),
  )
  return { status, isLate, late, search, page: Number(page), pages: pagesOf(count), count, counts, orders: results }
}

/** Returns the address of all orders with a status, of those that are late, or of any, among those that are searched for. */
export function ordersAddress(choice: OrderStatus | 'late' | undefined, search: string): string {
  const query = new URLSearchParams({
    ...(choice === 'late' && { late: 'true' }),
    ...(choice && choice !== 'late' && { status: choice }),
    ...(search && { search }),
  })
  return query.size === 0 ? href('/admin/orders') : `${href('/admin/orders')}?${query}`
}
