import { z } from 'zod'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import type { Services } from '../../../../server/services.ts'
import { findPaymentsToAsk } from '../payments-store.server.ts'
import { askProvider } from './at-provider/ask-provider.server.ts'
import type { WithProvider } from './at-provider/payments-at-provider.server.ts'
import { MOST_UNCLEAR, sendRefunds } from './at-provider/send-refunds.server.ts'
import { tellOfFailedRefunds } from './at-provider/tell-of-failed-refunds.server.ts'
import { compareWithProvider } from './notices/compare-with-provider.server.ts'
import { findDisputes } from './notices/find-disputes.server.ts'
import { workOnNotices } from './notices/take-notices.server.ts'

/** Looks after payments that are made online: whatever a notice, a browser or a killed process did not tell is asked. */
export const paymentsRound = defineJob({
  name: 'payments',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'payments were not looked after',
})

/** The same at once, because something has happened. */
export const paymentsNow = defineJob({
  name: 'payments-now',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: 5,
  logAs: 'what a provider has told was not looked at; the next round does it',
})

/** Tells whether there is a provider to speak with. */
export const hasProvider = <Some extends Pick<Services, 'payments'>>(services: Some): services is Some & WithProvider =>
  services.payments !== undefined

/** Does all that is due at the provider. Several processes may do it at once: what is applied twice is applied once. */
export async function workOnPayments(services: WithProvider): Promise<void> {
  await workOnNotices(services)
  let unclear = 0
  for (const payment of await findPaymentsToAsk(services.db, services.payments.id, services.clock())) {
    unclear = (await askProvider(services, payment)) ? 0 : unclear + 1
    if (unclear >= MOST_UNCLEAR) break
  }
  await compareWithProvider(services)
  await findDisputes(services)
  await sendRefunds(services)
  await tellOfFailedRefunds(services)
}
