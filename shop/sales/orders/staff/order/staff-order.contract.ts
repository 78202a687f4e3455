import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../../lib/fields.contract.ts'
import { Extra } from '../../../../core/extensions/fields/extra.contract.ts'
import { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { OrderNote } from '../notes/notes.contract.ts'
import { StaffOrder } from '../staff-orders.contract.ts'

const Name = z.string().nullable().describe('the staff member; null for automatic actions and deleted accounts')

/** The complete view of one order for staff. */
export const DetailedOrder = StaffOrder.extend({
  skus: z
    .array(z.string().nullable())
    .describe('SKUs of the order lines, in the same sequence; null for a line without SKU'),
  undone: z
    .array(
      z.object({
        status: OrderStatus,
        time_created: z.iso.datetime(),
        by: Name,
        undone_on: z.iso.datetime(),
        undone_by: Name,
      }),
    )
    .describe('undone status changes, oldest first'),
  emails: z
    .array(
      z.object({
        id: z.int(),
        subject: z.string(),
        time_created: z.iso.datetime(),
        time_sent: z.iso.datetime().nullable().describe('null if not sent yet'),
      }),
    )
    .describe('e-mails about the order, oldest first'),
  tracking_changes: z
    .array(z.object({ tracking: z.string().nullable(), time_created: z.iso.datetime(), by: z.string() }))
    .describe('tracking numbers saved by staff, oldest first; null if the number was removed'),
  notes: z.array(OrderNote).describe('oldest first'),
  disputes: z
    .object({
      paid_back: z
        .string()
        .describe('amount refunded without a dispute; euros with two decimals, as the other amounts'),
      lost: z.string().describe('amount lost to disputes'),
      beyond: z.string().describe('amount by which refunds and disputes exceed the payment'),
    })
    .nullable()
    .describe('refunds and lost disputes; null if no dispute was lost and refunds do not exceed the payment'),
  undo: z
    .object({ status: OrderStatus, ms: z.int().describe('milliseconds left to undo the step') })
    .nullable()
    .describe('last step; null if it can no longer be undone'),
  extra: Extra,
})
export type DetailedOrder = z.infer<typeof DetailedOrder>

export const readStaffOrder = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/',
  schema: {
    summary: 'Get an order with its history: steps with authors, e-mails and staff notes',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: DetailedOrder },
  },
  config: { allow: 'orders', scope: 'orders:read' },
})
