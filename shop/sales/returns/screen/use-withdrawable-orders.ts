import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { listOrders, type Order } from '../../orders/orders.contract.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { mayWithdraw } from '../statements/withdrawal-period.ts'

/**
 * Returns the customer's orders that can be withdrawn, newest first; undefined while loading, empty if loading
 * failed.
 */
export function useWithdrawableOrders(): readonly Order[] | undefined {
  const [orders, setOrders] = useState<readonly Order[]>()
  useEffect(() => {
    let isGone = false
    call(browserTransport, listOrders, { query: { page_size: '100' } })
      .then(({ results }) => results)
      .catch((error: unknown): Order[] => {
        if (!isGone) toastApiError(error)
        return []
      })
      .then((found) => {
        const { day } = inShopTime(new Date())
        if (!isGone) setOrders(found.filter((order) => mayWithdraw(order, day)))
      })
    return () => {
      isGone = true
    }
  }, [])
  return orders
}
