import { z } from 'zod'

/** Problems that concern all payments of a provider. */
export const PAYMENT_ALARMS = ['no_notices', 'notices_refused', 'clock_off', 'unclear', 'refunds_late'] as const
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number]

export const PaymentAlarms = z
  .array(
    z.object({
      alarm: z.enum(PAYMENT_ALARMS),
      count: z.int().describe('of payments, refunds or, for the clock, seconds; 1 for refused notices'),
    }),
  )
  .describe('those that ring')
