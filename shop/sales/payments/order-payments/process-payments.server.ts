import { z } from 'zod'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import type { Services } from '../../../../server/services.ts'
import { findPaymentsToQuery } from '../payments-store.server.ts'
import { notifyFailedRefunds } from './at-provider/notify-failed-refunds.server.ts'
import type { WithProvider } from './at-provider/payments-at-provider.server.ts'
import { queryProvider } from './at-provider/query-provider.server.ts'
import { MAX_UNCLEAR, sendRefunds } from './at-provider/send-refunds.server.ts'
import { findDisputes } from './webhooks/find-disputes.server.ts'
import { processWebhooks } from './webhooks/process-webhooks.server.ts'
import { reconcileWithProvider } from './webhooks/reconcile-with-provider.server.ts'

/** Queries the provider for online payments after a lost webhook, browser return or process. */
export const paymentsRound = defineJob({
  name: 'payments',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'payments could not be processed',
})

/** The same job, run at once after an event. */
export const paymentsNow = defineJob({
  name: 'payments-now',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: 5,
  logAs: 'webhooks could not be processed; the next run retries',
})

/** Returns whether a payment provider is configured. */
export const hasProvider = <Some extends Pick<Services, 'payments'>>(services: Some): services is Some & WithProvider =>
  services.payments !== undefined

/** Performs all due work at the provider. It is idempotent, so several processes may run it concurrently. */
export async function processPayments(services: WithProvider): Promise<void> {
  await processWebhooks(services)
  let unclear = 0
  for (const payment of await findPaymentsToQuery(services.db, services.payments.id, services.clock())) {
    unclear = (await queryProvider(services, payment)) ? 0 : unclear + 1
    if (unclear >= MAX_UNCLEAR) break
  }
  await reconcileWithProvider(services)
  await findDisputes(services)
  await sendRefunds(services)
  await notifyFailedRefunds(services)
}
