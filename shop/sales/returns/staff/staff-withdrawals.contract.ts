import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { StaffOrder } from '../../orders/staff/staff-orders.contract.ts'
import { Withdrawal } from '../statements/withdrawals.contract.ts'
import { WithdrawalStep } from './withdrawal-step.contract.ts'

/** The additional fields of a withdrawal for staff. */
export const StaffWithdrawal = Withdrawal.extend({
  name: z.string(),
  email: z.string(),
  order_number: z.string().describe('order number as entered'),
  is_late: z.boolean().describe('the withdrawal period was over'),
  is_excluded: z.boolean().describe('some items have no right of withdrawal'),
  order: StaffOrder.nullable().describe(
    'order with this number and e-mail address, or assigned by staff; null if none',
  ),
  lines: z
    .array(z.object({ variant: z.int(), quantity: z.int() }))
    .describe('withdrawn lines; empty if the withdrawal is only text'),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

const tags = ['Withdrawals']
const config = { allow: 'orders' } as const

export const listWithdrawals = endpoint({
  method: 'GET',
  url: '/api/staff_withdrawals/',
  schema: {
    summary: 'List open withdrawals by refund deadline, or settled ones, newest first',
    tags,
    querystring: PageQuery.extend({ settled: z.enum(['true', 'false']).optional() }),
    response: { 200: pageOf(StaffWithdrawal).extend({ open: z.int(), settled: z.int() }) },
  },
  config: { ...config, scope: 'orders:read' },
})

export const stepWithdrawal = endpoint({
  method: 'POST',
  url: '/api/staff_withdrawals/:id/steps/',
  schema: {
    summary: 'Mark the goods of a withdrawal as sent back or arrived, refuse it, or settle it if no payment is left',
    description:
      'A refund is made through the order, which settles the withdrawal. Refused (409) if it has changed meanwhile.',
    tags,
    params: IdAddress,
    body: WithdrawalStep,
    response: { 200: StaffWithdrawal },
  },
  config: { ...config, scope: 'orders:write' },
})

export const matchWithdrawal = endpoint({
  method: 'POST',
  url: '/api/staff_withdrawals/:id/order/',
  schema: {
    summary: 'Assign an order to a withdrawal without a matching order',
    tags,
    params: IdAddress,
    body: z.object({ order: Integer }),
    response: { 200: StaffWithdrawal },
  },
  config: { ...config, scope: 'orders:write' },
})
