import { href } from 'react-router'
import { texts } from '#texts/sales/orders/notifications'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import { methodTexts } from '../../payments/methods/method-texts.server.ts'
import { shownPaidBy } from '../../payments/methods/paid-by.server.ts'
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
  const means = payment ? methodTexts(payment, paymentMethods).inSubject : texts.nothingToPay
  const isAwaited = order.status === 'awaiting_payment'
  return {
    subject: (isTest ? texts.testOrderSubject : texts.newOrderSubject)(id, showCents(total_cents), means),
    paragraphs: [isTest ? texts.testOrderPlaced : isAwaited ? texts.orderAwaitsPayment : texts.orderPlaced],
    facts: [
      { name: texts.order, value: String(id) },
      { name: texts.payment, value: payment?.paid_by ? `${means}, ${shownPaidBy(payment.paid_by)}` : means },
      { name: texts.delivery, value: method_name || (is_collection ? texts.collectionInShop : texts.notSpecified) },
    ],
    order: orderInEmail(order, publicUrl()),
    links: [orderLink(id, publicUrl)],
  }
}

/** Notifies staff that the money of an order arrived. */
export function paymentReceivedNotification(order: StaffOrderRow, { publicUrl }: Address): StaffEmail {
  const { id, payment, total_cents } = order
  return {
    subject: (payment?.is_test ? texts.testReceivedSubject : texts.receivedSubject)(
      id,
      showCents(payment?.cents ?? total_cents),
    ),
    paragraphs: [texts.paymentArrived],
    links: [orderLink(id, publicUrl)],
  }
}

/** Notifies staff that a customer cancelled an order, or withdrew from a part of it that was not packed yet. */
export function orderCancelledNotification({ id, status }: StaffOrderRow, { publicUrl }: Address): StaffEmail {
  const isWhole = status === 'cancelled'
  return {
    subject: (isWhole ? texts.cancelledSubject : texts.partCancelledSubject)(id),
    paragraphs: [isWhole ? texts.customerCancelled : texts.customerCancelledPart],
    links: [orderLink(id, publicUrl)],
  }
}

const orderLink = (id: number, publicUrl: Address['publicUrl']) => ({
  text: texts.seeOrder(id),
  address: `${publicUrl()}${href('/admin/orders/:id', { id: String(id) })}`,
})
