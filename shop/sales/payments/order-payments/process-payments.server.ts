import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import type { PaymentProvider } from '../../../extension/payment-provider.ts'
import { findPaymentsToQuery } from '../payments-store.server.ts'
import { notifyFailedRefunds } from './at-provider/notify-failed-refunds.server.ts'
import { type PaymentServices, type WithProvider, withProvider } from './at-provider/payments-at-provider.server.ts'
import { queryProvider } from './at-provider/query-provider.server.ts'
import { MAX_UNCLEAR, sendRefunds } from './at-provider/send-refunds.server.ts'
import { findDisputes } from './webhooks/find-disputes.server.ts'
import { processWebhooks } from './webhooks/process-webhooks.server.ts'
import { reconcileWithProvider } from './webhooks/reconcile-with-provider.server.ts'

/** Queries the providers for online payments after a lost webhook, browser return or process. */
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

/** A round does not wait longer for a slow provider. It continues, and the next rounds skip it until it ends. */
const SLOW_MS = 30 * SECOND
const running = new WeakSet<PaymentProvider>()

/**
 * Performs all due work at all connected providers, at the same time, so that a slow provider delays no other one. It
 * is idempotent, so several processes may run it concurrently.
 * @throws Error of the first failed provider, after the work of the others
 */
export async function processPayments(services: PaymentServices, slowMs = SLOW_MS): Promise<void> {
  const failures: unknown[] = []
  const started = services.paymentMethods
    .online()
    .filter(({ provider }) => !running.has(provider))
    .map(async ({ provider }) => {
      running.add(provider)
      await processProvider(withProvider(services, provider))
        .catch((error: unknown) => failures.push(error))
        .finally(() => running.delete(provider))
    })
  const ended = new AbortController()
  const slow = pause(slowMs, undefined, { ref: false, signal: ended.signal }).catch(() => {})
  await Promise.race([Promise.all(started), slow])
  ended.abort()
  await notifyFailedRefunds(services)
  if (failures.length > 0) throw failures[0]
}

async function processProvider(services: WithProvider): Promise<void> {
  await processWebhooks(services)
  let unclear = 0
  for (const payment of await findPaymentsToQuery(services.db, services.payments.id, services.clock())) {
    unclear = (await queryProvider(services, payment)) ? 0 : unclear + 1
    if (unclear >= MAX_UNCLEAR) break
  }
  await reconcileWithProvider(services)
  await findDisputes(services)
  await sendRefunds(services)
}
