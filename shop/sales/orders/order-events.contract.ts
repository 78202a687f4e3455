import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'
import { ORDER_STATUSES } from '../../core/order-states/order-states.contract.ts'
import { REFUND_REASONS } from '../payments/payments.contract.ts'

const Amount = z.string().describe('amount, such as "12.50"')
const From = z.enum(ORDER_STATUSES).describe('the status before')

export const orderPlaced = defineEvent({
  type: 'order.placed',
  subject: 'order',
  data: z.object({
    total: Amount,
    currency: z.string(),
    is_manual: z.boolean().describe('true if staff entered it'),
    is_paid_online: z.boolean().describe('true if it waits for an online payment'),
    is_for_company: z.boolean().optional().describe('true if a company bought; absent for a consumer'),
  }),
  summary: 'A customer places an order, or staff enter one.',
})

export const orderPaid = defineEvent({
  type: 'order.paid',
  subject: 'order',
  data: z.object({
    payment: z.int(),
    amount: Amount,
    currency: z.string(),
    is_online: z.boolean().describe('true if a payment provider reported it'),
  }),
  summary: 'The payment of an order is received.',
})

export const orderShipped = defineEvent({
  type: 'order.shipped',
  subject: 'order',
  data: z.object({ from: From }),
  summary: 'An order is handed to the carrier, or is ready for collection.',
})

export const orderDelivered = defineEvent({
  type: 'order.delivered',
  subject: 'order',
  data: z.object({ from: From }),
  summary: 'An order is delivered or collected.',
})

export const CANCELLATION_REASONS = ['not_paid', 'given_up', 'withdrawn'] as const

export const orderCancelled = defineEvent({
  type: 'order.cancelled',
  subject: 'order',
  data: z.object({
    from: From,
    because: z.enum(CANCELLATION_REASONS).nullable().describe('null if staff cancelled it'),
  }),
  summary: 'An order is cancelled.',
})

export const orderRefunded = defineEvent({
  type: 'order.refunded',
  subject: 'order',
  data: z.object({
    refund: z.int(),
    payment: z.int(),
    amount: Amount,
    currency: z.string(),
    because: z.enum(REFUND_REASONS),
  }),
  summary: 'A refund of all or part of an order is made.',
})

/** The events of an order, except for its placement by number. */
export const ORDER_EVENTS = [
  ...[orderPlaced, orderPaid, orderShipped, orderDelivered, orderCancelled, orderRefunded],
] as const
