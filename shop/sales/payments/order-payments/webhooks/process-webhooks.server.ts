import { PaymentRefused, type ProviderPayment, UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { findPaymentAt } from '../../payments-store.server.ts'
import { findDueWebhooks, recordWebhookAttempt } from '../../webhooks/webhooks-store.server.ts'
import { applyProviderState } from '../at-provider/apply-provider-state.server.ts'
import type { WithProvider } from '../at-provider/payments-at-provider.server.ts'
import { MAX_UNCLEAR } from '../at-provider/send-refunds.server.ts'
import { shopIdAtProvider } from '../at-provider/shop-id-at-provider.server.ts'

/** Queries the payment of each due webhook. A webhook about an unknown payment is retried for days. */
export async function processWebhooks(services: WithProvider): Promise<void> {
  const { db, clock, payments } = services
  let unclear = 0
  for (const { id, reference } of await findDueWebhooks(db, payments.id, clock())) {
    const [taken] = await Promise.allSettled([take(services, reference)])
    const isDone = taken.status === 'fulfilled' && taken.value
    // Also after an error: otherwise it would be the first of each round, before all others.
    await recordWebhookAttempt(db, id, isDone ? clock() : null)
    if (taken.status === 'rejected') throw taken.reason
    unclear = isDone === undefined ? unclear + 1 : 0
    if (unclear >= MAX_UNCLEAR) return
  }
}

/** @returns false to retry later, undefined if the provider gave no clear answer */
async function take(services: WithProvider, reference: string): Promise<boolean | undefined> {
  try {
    return await applyToOurs(services, await services.payments.settle(reference))
  } catch (error) {
    // The provider does not have this payment as a page payment.
    if (error instanceof PaymentRefused) return true
    if (error instanceof UnknownOutcome) return undefined
    throw error
  }
}

/**
 * Applies the provider's state to the shop's payment.
 * @returns false if the payment belongs to this shop but is missing in its database
 */
async function applyToOurs(services: WithProvider, found: ProviderPayment): Promise<boolean> {
  const payment = await findPaymentAt(services.db, services.payments.id, found)
  if (payment) await applyProviderState(services, payment, found)
  return payment !== undefined || found.shop !== shopIdAtProvider(services)
}
