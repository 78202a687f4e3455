import {
  PaymentRefused,
  type ProviderPayment,
  UnknownOutcome,
} from '../../../../../server/payments/payment-provider.ts'
import { findNoticesToDo, noteNotice } from '../../notices/notices-store.server.ts'
import { findPaymentAt } from '../../payments-store.server.ts'
import { applyProviderState } from '../at-provider/apply-provider-state.server.ts'
import type { WithProvider } from '../at-provider/payments-at-provider.server.ts'
import { MOST_UNCLEAR } from '../at-provider/send-refunds.server.ts'
import { shopAtProvider } from '../at-provider/shop-at-provider.server.ts'

/** Has each notice that waits lead to the question how its payment stands. One about a payment that nobody knows is looked at again for days. */
export async function workOnNotices(services: WithProvider): Promise<void> {
  const { db, clock, payments } = services
  let unclear = 0
  for (const { id, reference } of await findNoticesToDo(db, payments.id, clock())) {
    const isDone = await take(services, reference)
    await noteNotice(db, id, isDone ? clock() : null)
    unclear = isDone === undefined ? unclear + 1 : 0
    if (unclear >= MOST_UNCLEAR) return
  }
}

/** @returns false when it is to be looked at again, undefined when the provider gave no answer that is understood */
async function take(services: WithProvider, reference: string): Promise<boolean | undefined> {
  try {
    return await applyToOurs(services, await services.payments.settle(reference))
  } catch (error) {
    // It knows of no such payment: it is none that was opened on its page.
    if (error instanceof PaymentRefused) return true
    if (error instanceof UnknownOutcome) return undefined
    throw error
  }
}

/** Applies how a payment stands to ours. @returns false when it says that it is this shop's, and no such payment is known */
async function applyToOurs(services: WithProvider, found: ProviderPayment): Promise<boolean> {
  const payment = await findPaymentAt(services.db, services.payments.id, found)
  if (payment) await applyProviderState(services, payment, found)
  return payment !== undefined || found.shop !== shopAtProvider(services)
}
