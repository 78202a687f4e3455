import type { Database } from '../../../server/db/open.ts'
import { onEvent, type StoredEvent, type Subscriber } from '../../../server/events/event.ts'
import type { Services } from '../../../server/services.ts'
import { orderPaid, orderPlaced, orderRefunded } from '../orders/order-events.contract.ts'
import { INVOICE_SUBSCRIBER } from './documents-store.server.ts'
import { issueCreditNote, issueInvoice } from './issue-documents.server.ts'

/**
 * Issues the invoice of each paid order and the credit note of each refund. Each event is handled once, in the order of
 * its order. While the legal notice is incomplete, the events are tried again.
 */
export function invoiceSubscriber(services: Pick<Services, 'identity'>): Subscriber {
  const invoice = async (tx: Database, { subject_id, actor, at }: StoredEvent) =>
    void (await issueInvoice(tx, services, Number(subject_id), { actor, now: at }))
  return {
    name: INVOICE_SUBSCRIBER,
    handlers: [
      // An order that costs nothing is never paid.
      onEvent(orderPlaced, async (tx, event) => {
        if (Number(event.data.total) === 0) await invoice(tx, event)
      }),
      onEvent(orderPaid, invoice),
      onEvent(orderRefunded, async (tx, { subject_id, data, actor, at }) => {
        await issueCreditNote(tx, services, { orderId: Number(subject_id), refundId: data.refund, actor, now: at })
      }),
    ],
  }
}
