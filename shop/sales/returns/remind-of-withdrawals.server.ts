import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { claimOverdue } from './statements/withdrawals-store.server.ts'
import { overdueEmail } from './withdrawal-emails.server.ts'

/** Notifies staff daily of withdrawals with an overdue refund. */
export const overdueWithdrawals = defineJob({
  name: 'overdue-withdrawals',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: HOUR,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'staff could not be reminded of overdue withdrawals',
})

/**
 * Sends one e-mail about all overdue withdrawals that were not reported within the last day; none if there are none.
 */
export async function remindOfWithdrawals(services: Services): Promise<void> {
  const now = services.clock()
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await services.db.transaction().execute(async (tx) => {
    const overdue = await claimOverdue(tx, before(14), before(1), now)
    if (overdue.length > 0)
      await notifyStaff(tx, services, { event: 'always', email: () => overdueEmail(overdue, services), now })
  })
}
