import { DAY, HOUR, MINUTE } from '../../../../../server/durations.ts'
import { UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { findPaymentAt } from '../../payments-store.server.ts'
import { findProvider, insertUnmatchedPayment, updateProvider } from '../../webhooks/webhooks-store.server.ts'
import { applyProviderState } from '../at-provider/apply-provider-state.server.ts'
import type { WithProvider } from '../at-provider/payments-at-provider.server.ts'
import { shopIdAtProvider } from '../at-provider/shop-id-at-provider.server.ts'

const EVERY_MS = 15 * MINUTE
const RECENT_MS = 26 * HOUR
const FULL_EVERY_MS = DAY
const OLDER_MS = 30 * DAY

/**
 * Reconciles the provider's payments with the shop's: every 15 minutes for the last 26 hours, daily for the last 30
 * days. A paid payment that the shop does not know as paid is applied. An unknown payment of this shop is stored for
 * staff.
 */
export async function reconcileWithProvider(services: WithProvider): Promise<void> {
  const { db, clock, payments } = services
  const now = clock()
  const before = await findProvider(db, payments.id)
  const isFullComparison = isOver(before?.listed_far_at, FULL_EVERY_MS, now)
  if (!isFullComparison && !isOver(before?.listed_at, EVERY_MS, now)) return
  try {
    await compare(services, new Date(now.getTime() - (isFullComparison ? OLDER_MS : RECENT_MS)), now)
    await updateProvider(db, payments.id, { listed_at: now, ...(isFullComparison && { listed_far_at: now }) })
  } catch (error) {
    // The provider is unavailable; reconciliation is repeated in the next round.
    if (!(error instanceof UnknownOutcome)) throw error
  }
}

async function compare(services: WithProvider, from: Date, to: Date): Promise<void> {
  const { db, payments } = services
  const ownShopId = shopIdAtProvider(services)
  for await (const found of payments.list(from, to)) {
    const payment = await findPaymentAt(db, payments.id, found)
    if (payment) await applyProviderState(services, payment, found)
    else if (found.shop === ownShopId && found.state === 'paid')
      await insertUnmatchedPayment(db, {
        ...{ provider: payments.id, reference: found.reference, cents: found.receivedCents },
        ...{ currency: found.currency, email: found.email, seen_at: to },
      })
  }
}

const isOver = (last: Date | null | undefined, ms: number, now: Date) => !last || now.getTime() - last.getTime() >= ms
