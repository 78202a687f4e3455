import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { AccountingPeriod, Amount } from '../accounting.contract.ts'

/** Why a provider and the shop differ. */
const PAYOUT_DIFFERENCES = ['unknown_payment', 'other_amount', 'unknown_refund', 'payout_sum', 'not_paid_out'] as const
export type PayoutDifferenceReason = (typeof PAYOUT_DIFFERENCES)[number]

export const getPayouts = endpoint({
  method: 'GET',
  url: '/api/accounting/payouts/',
  schema: {
    summary: 'Get the payments of a period by day, and the payouts of payment providers that arrive in it',
    description: 'At most 366 days, without test payments. Payouts are listed every six hours.',
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
            reference: z.string(),
            state: z.enum(['pending', 'paid', 'failed']),
            arrives_on: z.string(),
            payments: Amount,
            refunds: Amount.describe('negative'),
            disputes: Amount,
            fees: Amount.describe('kept by the provider'),
            others: Amount,
            total: Amount.describe('amount of the transfer to the bank account'),
          }),
        ),
        payout_total: Amount,
        fee_total: Amount,
        open_total: Amount,
        differences: z
          .array(
            z.object({
              reason: z.enum(PAYOUT_DIFFERENCES),
              order: z.int().nullable(),
              payout: z.string(),
              shop: Amount,
              provider: Amount,
            }),
          )
          .describe('at most 100'),
        difference_count: z.int(),
      }),
    },
  },
  config: { allow: 'accountant' },
})
