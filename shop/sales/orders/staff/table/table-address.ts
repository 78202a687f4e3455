import { href } from 'react-router'
import { dayIn, withQuery } from '../../../../core/admin-kit/lists/list-query.ts'
import { ORDER_STATUSES } from '../../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { ORDER_SORTS, type OrderSort } from '../staff-orders.contract.ts'

/**
 * Which orders are shown: those that need attention, those to be made or packed, a status, those that are
 * late, or all.
 */
export type OrdersShown = 'attention' | 'in_hand' | 'late' | 'all' | OrderStatus

/** The state of the table in its address: filters and sorting. */
export interface OrdersView {
  shown: OrdersShown
  words: string
  payment: 'paid' | 'unpaid' | undefined
  /** First and last day of placement as ISO dates. */
  from: string | undefined
  to: string | undefined
  sort: OrderSort
  isDescending: boolean
  page: number
}

const MAX_WORDS = 254

/** Orders to handle are sorted oldest first, late ones by delay, all others newest first. */
function ownSort(shown: OrdersShown): { sort: OrderSort; isDescending: boolean } {
  return shown === 'late'
    ? { sort: 'promised', isDescending: false }
    : { sort: 'placed', isDescending: shown !== 'attention' && shown !== 'in_hand' }
}

/**
 * Reads the table's state from its address; invalid values are ignored. A search covers all orders unless a status is
 * chosen.
 */
export function readOrdersView(query: URLSearchParams): OrdersView {
  const words = (query.get('search') ?? '').trim().slice(0, MAX_WORDS)
  const asked = query.get('status')
  const status = ORDER_STATUSES.find((one) => one === asked)
  const others =
    asked === 'all' || asked === 'in_hand' || asked === 'attention' ? asked : words === '' ? 'attention' : 'all'
  const shown = query.get('late') === 'true' ? 'late' : (status ?? others)
  const sort = ORDER_SORTS.find((one) => one === query.get('sort'))
  const own = ownSort(shown)
  const payment = query.get('payment')
  return {
    shown,
    words,
    payment: payment === 'paid' || payment === 'unpaid' ? payment : undefined,
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    sort: sort ?? own.sort,
    isDescending: sort ? query.get('descending') === 'true' : own.isDescending,
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Returns the API query for a view. */
export function ordersQuery(view: OrdersView) {
  const { shown, page } = view
  return {
    ...filterQuery(view),
    sort: view.sort,
    descending: view.isDescending ? ('true' as const) : ('false' as const),
    ...(shown === 'late' && { late: 'true' as const }),
    page: String(page),
  }
}

/** Returns the filters of a view without its sorting. */
export function filterQuery({ shown, words, payment, from, to }: OrdersView) {
  const status = ORDER_STATUSES.find((one) => one === shown)
  return {
    ...(shown === 'attention' && { needs_attention: 'true' as const }),
    ...(shown === 'in_hand' && { in_hand: 'true' as const }),
    ...(shown === 'late' && { late: 'true' as const }),
    ...(status && { status }),
    ...(words !== '' && { search: words }),
    ...(payment && { payment }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Returns the address of a view without default values; the first page unless a page is given. */
export function ordersAddress(view: OrdersView, change: Partial<OrdersView>): string {
  const { shown, words, payment, from, to, sort, isDescending, page } = {
    ...view,
    ...(change.shown && ownSort(change.shown)),
    page: 1,
    ...change,
  }
  const own = ownSort(shown)
  const isDefaultView = shown === (words === '' ? 'attention' : 'all')
  const isOwnOrder = sort === own.sort && isDescending === own.isDescending
  return withQuery(href('/admin/orders'), {
    ...(shown === 'late' ? { late: 'true' } : { status: !isDefaultView && shown }),
    ...{ search: words, payment, from, to },
    ...(!isOwnOrder && { sort, descending: String(isDescending) }),
    page: page > 1 && String(page),
  })
}
