import type { EventType } from '../../../lib/event-type.ts'
import { CURRENCY, toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { staffOrJob } from '../../../server/events/event.ts'
import { recordEvent, removeHeldEvent } from '../../../server/events/events-store.ts'
import type { Step } from '../../core/order-states/lifecycle.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import type { RefundReason } from '../payments/payments.contract.ts'
import {
  type CANCELLATION_REASONS,
  orderCancelled,
  orderDelivered,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderShipped,
} from './order-events.contract.ts'
import { UNDO_MS } from './staff/steps/undo-ms.ts'

type Cancellation = (typeof CANCELLATION_REASONS)[number]

/** The staff member or API key of a change; neither for a customer or a job. */
interface By {
  actorId: number | null
  keyId?: number | undefined
  now: Date
}

const STEP_EVENTS = { shipped: orderShipped, delivered: orderDelivered, cancelled: orderCancelled } as const

const eventOf = (status: Step) => (status in STEP_EVENTS ? STEP_EVENTS[status as keyof typeof STEP_EVENTS] : undefined)

interface PlacedOrder {
  id: number
  totalCents: number
  isPaidOnline?: boolean
  isForCompany?: boolean
  /** Who entered it; undefined if the customer placed it. */
  enteredBy?: Omit<By, 'now'>
}

/** Records that an order was placed. */
export const recordPlaced = (tx: Database, order: PlacedOrder, now: Date): Promise<void> =>
  recordEvent(tx, orderPlaced, {
    subject: order.id,
    data: {
      total: toPrice(order.totalCents),
      currency: CURRENCY,
      is_manual: order.enteredBy !== undefined,
      is_paid_online: order.isPaidOnline ?? false,
      ...(order.isForCompany && { is_for_company: true }),
    },
    actor: order.enteredBy ? staffOrJob(order.enteredBy) : { kind: 'customer' },
    now,
  })

/**
 * Records the step of an order, if its status has an event. The event of a step by staff is published when the time to
 * undo it is over.
 */
export async function recordStep(
  tx: Database,
  { id, from, to, because }: { id: number; from: OrderStatus; to: Step; because?: Cancellation | undefined },
  by: By,
): Promise<void> {
  const { actorId, now } = by
  const event: EventType | undefined = eventOf(to)
  if (!event) return
  await recordEvent(tx, event, {
    subject: id,
    data: { from, ...(event === orderCancelled && { because: because ?? null }) },
    actor: because && because !== 'not_paid' ? { kind: 'customer' } : staffOrJob(by),
    now,
    heldUntil: actorId === null ? undefined : new Date(now.getTime() + UNDO_MS),
  })
}

/** Removes the event of a step that is undone. @returns false if it was published meanwhile */
export async function removeStepEvent(tx: Database, id: number, status: Step): Promise<boolean> {
  const event = eventOf(status)
  return event === undefined || removeHeldEvent(tx, event, id)
}

/** Records that an order was paid. @param by the staff member who recorded it; null for a payment provider */
export const recordPaid = (
  tx: Database,
  { id, order_id, cents }: { id: number; order_id: number; cents: number },
  by: By,
): Promise<void> =>
  recordEvent(tx, orderPaid, {
    subject: order_id,
    data: {
      ...{ payment: id, amount: toPrice(cents), currency: CURRENCY },
      is_online: by.actorId === null && by.keyId === undefined,
    },
    actor: staffOrJob(by),
    now: by.now,
  })

interface MadeRefund {
  id: number
  payment_id: number
  order_id: number
  cents: number
  because: RefundReason
}

/** Records that a refund was made. @param by the staff member who made it; null for a payment provider */
export const recordRefunded = (tx: Database, refund: MadeRefund, by: By): Promise<void> =>
  recordEvent(tx, orderRefunded, {
    subject: refund.order_id,
    data: {
      ...{ refund: refund.id, payment: refund.payment_id, amount: toPrice(refund.cents), currency: CURRENCY },
      because: refund.because,
    },
    actor: staffOrJob(by),
    now: by.now,
  })
