import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../../lib/fields.contract.ts'
import { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { OrderNote } from '../notes/notes.contract.ts'
import { StaffOrder } from '../staff-orders.contract.ts'

const Name = z.string().nullable().describe('the staff member; null for automatic actions and deleted accounts')

/** The complete view of one order for staff. */
export const DetailedOrder = StaffOrder.extend({
  skus: z.array(z.string().nullable()).describe('of its lines, in their order'),
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
    .describe('steps that were taken back, the oldest first'),
  emails: z
    .array(
      z.object({
        id: z.int(),
        subject: z.string(),
        time_created: z.iso.datetime(),
        time_sent: z.iso.datetime().nullable().describe('null while it waits'),
      }),
    )
    .describe('e-mails about it, oldest first'),
  tracking_changes: z
    .array(z.object({ tracking: z.string().nullable(), time_created: z.iso.datetime(), by: z.string() }))
    .describe('each tracking number that staff saved, null where they removed it, the oldest first'),
  notes: z.array(OrderNote).describe('the oldest first'),
  disputes: z
    .object({
      paid_back: z.string().describe('euros with two decimals, as the others: what went back without a dispute'),
      lost: z.string().describe('what disputes have taken'),
      beyond: z.string().describe('by so much more is gone than came'),
    })
    .nullable()
    .describe('what became of its money; null where no dispute took anything and no more went back than came'),
  undo: z
    .object({ status: OrderStatus, ms: z.int().describe('so long it can still be taken back') })
    .nullable()
    .describe('the last step, while it can be taken back'),
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
  config: { allow: 'orders' },
})
