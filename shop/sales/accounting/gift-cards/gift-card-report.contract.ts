import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { AccountingPeriod, Amount } from '../accounting.contract.ts'

/** A month of gift cards, in euros. */
const Month = z.object({
  month: z.string().describe('such as `2026-11`; only its days in the period'),
  opening: Amount.describe('outstanding balance before its first day'),
  sold: Amount.describe('value of cards that orders sell'),
  issued: Amount.describe('value of cards that staff issued'),
  redeemed: Amount.describe('amounts that cards paid'),
  given_back: Amount.describe('amounts that orders returned to cards: unpaid, cancelled or refunded'),
  refunded: Amount.describe('balances of cards that were refunded'),
  expired: Amount.describe('balances of cards that ended, less those of ended cards that were extended'),
  closing: Amount.describe('outstanding balance after its last day'),
})

export const getGiftCardReport = endpoint({
  method: 'GET',
  url: '/api/accounting/gift_cards/',
  schema: {
    summary: 'Get the liability for gift cards at the end of a period, and its movements by month',
    description:
      'At most 366 days, in euros. Cards count until the end of their last day, as it is set now. Each `closing` is `opening + sold + issued − redeemed + given_back − refunded − expired`.',
    tags: ['Accounting'],
    querystring: AccountingPeriod,
    response: {
      200: z.object({
        outstanding: Amount.describe('balance of all cards at the end of the period'),
        months: z.array(Month),
        differences: z
          .array(
            z.object({
              order: z.int(),
              ledger: Amount.describe('by the ledger of gift cards'),
              shop: Amount.describe('by the payments, refunds and sold cards of the order'),
            }),
          )
          .describe(
            'at most 100 orders with a difference between the ledger and their payments, refunds and sold cards',
          ),
        difference_count: z.int(),
      }),
    },
  },
  config: { allow: 'accountant' },
})
