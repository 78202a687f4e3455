import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { customerOrder } from '../../orders/order-response.server.ts'
import { checkPayment } from '../../orders/orders.contract.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { payOrder } from '../payments.contract.ts'
import { findPayment } from '../payments-store.server.ts'
import { openPaymentPage } from './at-provider/open-payment-page.server.ts'
import { isAtProvider, withProviderOf } from './at-provider/payments-at-provider.server.ts'
import { queryProvider } from './at-provider/query-provider.server.ts'

/** Registers the endpoints by which customers pay an order online and read its payment state. */
export function orderPaymentEndpoints(app: ShopApp, services: Services): void {
  app.route({
    ...payOrder,
    handler: async (request) => {
      const address = await openPaymentPage(services, { id: request.params.id, userId: requireUser(request).id })
      return { address }
    },
  })

  app.route({
    ...checkPayment,
    handler: async (request) => {
      const { id } = request.params
      const own = await findOrderForStaff(services.db, id)
      if (!own || own.user_id !== requireUser(request).id) throw notFound()
      const payment = await findPayment(services.db, id)
      const connected = payment && withProviderOf(services, payment)
      if (connected && !payment.paid_at && isAtProvider(payment)) await queryProvider(connected, payment)
      const order = await findOrderForStaff(services.db, id)
      if (!order) throw notFound()
      return customerOrder(order, services)
    },
  })
}
