import { z } from 'zod'
import { maybeLine, maybeText } from '../../../../lib/fields.contract.ts'
import { Withdrawal } from '../statements/withdrawals.contract.ts'

/** The form by which staff process a withdrawal. */
export const WithdrawalStep = z
  .object({
    to: z.enum(['sent_back', 'arrived', 'refused', 'refunded']),
    seen: Withdrawal.shape.stage.describe('stage last read; refused (409) if it has changed'),
    tracking: maybeLine(200).default(''),
    words: maybeText(1_000).default('').describe('reason of a refusal, shown to the customer; otherwise empty'),
  })
  .refine(({ to, words }) => to !== 'refused' || words !== '', {
    path: ['words'],
    error: 'This field may not be blank.',
  })
