import { z } from 'zod'
import { maybeLine, maybeText } from '../../../../lib/fields.contract.ts'
import { Withdrawal } from '../statements/withdrawals.contract.ts'

/** The form by which staff process a withdrawal. */
export const WithdrawalStep = z
  .object({
    to: z.enum(['sent_back', 'arrived', 'refused', 'refunded']),
    seen: Withdrawal.shape.stage.describe('the stage that staff last read'),
    tracking: maybeLine(200).default(''),
    words: maybeText(1_000).default('').describe('why it is refused, as the customer reads it'),
  })
  .refine(({ to, words }) => to !== 'refused' || words !== '', {
    path: ['words'],
    error: 'This field may not be blank.',
  })
