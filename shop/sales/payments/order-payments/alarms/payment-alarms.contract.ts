import { z } from 'zod'

/** Problems that concern all payments of a provider. */
export const PAYMENT_ALARMS = ['no_notices', 'notices_refused', 'clock_off', 'unclear', 'refunds_late'] as const
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number]

export const PaymentAlarms = z
  .array(
    z.object({
      alarm: z.enum(PAYMENT_ALARMS),
      count: z.int().describe('number of payments or refunds; seconds for `clock_off`; 1 for `notices_refused`'),
    }),
  )
  .describe('active alarms')
