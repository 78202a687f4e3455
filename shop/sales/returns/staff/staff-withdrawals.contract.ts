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
  order_number: z.string().describe('as it was typed'),
  is_late: z.boolean().describe('the time to withdraw was over'),
  is_excluded: z.boolean().describe('some items have no right of withdrawal'),
  order: StaffOrder.nullable().describe('the one that number and e-mail fit'),
  lines: z.array(z.object({ variant: z.int(), quantity: z.int() })).describe('empty where it is said in words alone'),
})
export type StaffWithdrawal = z.infer<typeof StaffWithdrawal>

const tags = ['Withdrawals']
const config = { allow: 'orders' } as const

export const listWithdrawals = endpoint({
  method: 'GET',
  url: '/api/staff_withdrawals/',
  schema: {
    summary:
      'Withdrawals: those that are open, by the day on which their money is due, or those that are settled, the newest first',
    tags,
    querystring: PageQuery.extend({ settled: z.enum(['true', 'false']).optional() }),
    response: { 200: pageOf(StaffWithdrawal).extend({ open: z.int(), settled: z.int() }) },
  },
  config,
})

export const stepWithdrawal = endpoint({
  method: 'POST',
  url: '/api/staff_withdrawals/:id/steps/',
  schema: {
    summary:
      'Note that goods were sent back or have arrived, refuse a withdrawal, or say that one without a payment is settled',
    description:
      'Money goes back by the refund of its order, which settles it. Refused (409) when it changed meanwhile.',
    tags,
    params: IdAddress,
    body: WithdrawalStep,
    response: { 200: StaffWithdrawal },
  },
  config,
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
  config,
})
