import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { AccountingPeriod, Amount, PayoutDifference } from '../accounting.contract.ts'

export const getPayouts = endpoint({
  method: 'GET',
  url: '/api/accounting/payouts/',
  schema: {
    summary: 'Get the payments of a period by day, and the payouts of payment providers that arrive in it',
    description:
      'At most 366 days, in euros, without test payments. Payouts are listed every six hours. A payment that no payout contains 14 days later is a difference.',
    tags: ['Accounting'],
    querystring: AccountingPeriod,
    response: {
      200: z.object({
        is_listed: z.boolean().describe('payouts of at least one provider are known to the shop'),
        days: z.array(
          z.object({
            day: z.string(),
            transfers: Amount,
            others: Amount.describe('on collection, by gift card, or recorded by staff'),
            online: Amount,
            refunds: Amount,
            open: Amount.describe(
              'payments minus refunds at providers that no payout contains at the end of the period',
            ),
          }),
        ),
        payouts: z.array(
          z.object({
            provider: z.string(),
            provider_name: z.string(),
            reference: z.string(),
            state: z.enum(['pending', 'paid', 'failed']),
            arrives_on: z.string(),
            payments: Amount,
            refunds: Amount.describe('negative'),
            disputes: Amount,
            fees: Amount.describe('deducted by the provider'),
            others: Amount,
            total: Amount.describe('amount of the transfer to the bank account'),
          }),
        ),
        payout_total: Amount,
        fee_total: Amount,
        open_total: Amount,
        differences: z.array(PayoutDifference).describe('at most 100'),
        difference_count: z.int(),
      }),
    },
  },
  config: { allow: 'accountant' },
})
