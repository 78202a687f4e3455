import { HOUR, MINUTE } from '../../../../../server/durations.ts'
import { PaymentRefused, UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { findFirstOpened } from '../../count-paid.server.ts'
import { findPaymentAt } from '../../payments-store.server.ts'
import { findProvider, updateProvider } from '../../webhooks/webhooks-store.server.ts'
import { applyProviderState } from '../at-provider/apply-provider-state.server.ts'
import type { WithProvider } from '../at-provider/payments-at-provider.server.ts'

const EVERY_MS = 15 * MINUTE
/** The listed periods overlap by this much, because clocks differ and disputes may be listed late. */
const OVERLAP_MS = 26 * HOUR

/**
 * Lists disputes every 15 minutes since the last listing, the first time since the first payment. This finds disputes
 * without a webhook, regardless of the payment's age or the shop's downtime.
 */
export async function findDisputes(services: WithProvider): Promise<void> {
  const { db, clock, payments } = services
  const now = clock()
  const before = (await findProvider(db, payments.id))?.disputes_listed_at
  if (before && now.getTime() - before.getTime() < EVERY_MS) return
  const since = before ?? (await findFirstOpened(db, payments.id)) ?? now
  try {
    await settleDisputed(services, new Date(since.getTime() - OVERLAP_MS), now)
    await updateProvider(db, payments.id, { disputes_listed_at: now })
  } catch (error) {
    // The provider is unavailable; the same period is listed in the next round.
    if (!(error instanceof UnknownOutcome)) throw error
  }
}

async function settleDisputed(services: WithProvider, from: Date, to: Date): Promise<void> {
  const { db, payments } = services
  const queried = new Set<string>()
  for await (const name of payments.listDisputed(from, to)) {
    if (queried.has(name)) continue
    queried.add(name)
    const found = await payments.settle(name).catch((error: unknown) => {
      // The payment was not made on a shop's payment page.
      if (error instanceof PaymentRefused) return undefined
      throw error
    })
    const payment = found && (await findPaymentAt(db, payments.id, found))
    if (payment) await applyProviderState(services, payment, found)
  }
}
