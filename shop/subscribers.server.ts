import type { OutsideSubscriber, Subscriber } from '../server/events/event.ts'
import type { Services } from '../server/services.ts'
import { webhookSubscriber } from './admin/webhooks/webhook-subscriber.server.ts'
import { messageEmailHandler } from './content/messages/notify-of-messages.server.ts'
import { extensionSubscribers } from './core/extensions/extension-subscribers.server.ts'
import { confirmationHandler } from './sales/checkout/placing/confirm-order.server.ts'
import { giftCardSubscriber } from './sales/gift-cards/selling/issue-sold-cards.server.ts'
import { invoiceSubscriber } from './sales/invoices/invoice-subscriber.server.ts'
import { paymentEmailHandlers } from './sales/payments/order-payments/payment-event-emails.server.ts'

/** Lists the subscribers to events of all modules. */
export const subscribersOf = (services: Services): (Subscriber | OutsideSubscriber)[] => [
  {
    name: 'emails',
    handlers: [confirmationHandler(services), ...paymentEmailHandlers(services), messageEmailHandler(services)],
  },
  invoiceSubscriber(services),
  giftCardSubscriber(services),
  webhookSubscriber,
  ...extensionSubscribers(services),
]
