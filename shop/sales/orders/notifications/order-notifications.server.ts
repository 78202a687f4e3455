import { href } from 'react-router'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import { methodTexts } from '../../payments/methods/method-texts.server.ts'
import { orderInEmail, showCents } from '../order-emails.server.ts'
import type { StaffOrderRow } from '../orders-store.server.ts'

type Address = Pick<Services, 'publicUrl'>

/** Notifies staff of a new order, without the customer's name and addresses, which the order page shows. */
export function orderPlacedNotification(
  order: StaffOrderRow,
  { publicUrl, paymentMethods }: Pick<Services, 'publicUrl' | 'paymentMethods'>,
): StaffEmail {
  const { id, payment, total_cents, is_collection, method_name } = order
  const isTest = payment?.is_test ?? false
  const means = payment ? methodTexts(payment, paymentMethods).inSubject : 'nothing to pay'
  const isAwaited = order.status === 'awaiting_payment'
  return {
    subject: `${isTest ? 'Test order' : 'New order'} ${id}: ${showCents(total_cents)}, ${means}`,
    paragraphs: [
      isTest
        ? 'A test order was placed. No money has moved: the payment provider is in test mode.'
        : isAwaited
          ? 'A customer placed an order. It awaits payment. Record the payment on the order when the transfer has arrived.'
          : 'A customer placed an order. You can prepare it now.',
    ],
    facts: [
      { name: 'Order', value: String(id) },
      { name: 'Payment', value: payment?.paid_by ? `${means}, ${payment.paid_by}` : means },
      { name: 'Delivery', value: method_name || (is_collection ? 'collection in the shop' : 'not specified') },
    ],
    order: orderInEmail(order, publicUrl()),
    ways: [orderLink(id, publicUrl)],
  }
}

/** Notifies staff that the money of an order arrived. */
export function paymentReceivedNotification(order: StaffOrderRow, { publicUrl }: Address): StaffEmail {
  const { id, payment, total_cents } = order
  return {
    subject: `${payment?.is_test ? 'Test order' : 'Order'} ${id}: ${showCents(payment?.cents ?? total_cents)} received`,
    paragraphs: ['The payment of this order has arrived.'],
    ways: [orderLink(id, publicUrl)],
  }
}

/** Notifies staff that a customer cancelled an order, or withdrew from a part of it that was not packed yet. */
export function orderCancelledNotification({ id, status }: StaffOrderRow, { publicUrl }: Address): StaffEmail {
  const isWhole = status === 'cancelled'
  return {
    subject: `Order ${id}: cancelled by the customer${isWhole ? '' : ' in part'}`,
    paragraphs: [
      isWhole
        ? 'The customer cancelled this order. Its stock is on sale again.'
        : 'The customer cancelled a part of this order before it was packed. The stock of that part is on sale again.',
    ],
    ways: [orderLink(id, publicUrl)],
  }
}

const orderLink = (id: number, publicUrl: Address['publicUrl']) => ({
  text: `See order ${id}`,
  address: `${publicUrl()}${href('/admin/orders/:id', { id: String(id) })}`,
})
