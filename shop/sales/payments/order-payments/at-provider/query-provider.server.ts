import { PaymentRefused, UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { findPaymentById, type PaymentRow, updatePayment } from '../../payments-store.server.ts'
import { applyProviderState } from './apply-provider-state.server.ts'
import { nextQueryAt, nextQueryFromProvider, type WithProvider } from './payments-at-provider.server.ts'

/**
 * Queries the provider for a payment and applies the answer. If opening was interrupted, the payment is opened again
 * with the same key. If it is closed in the shop, it is closed at the provider.
 * @returns false if there was no clear answer; the query is then retried later
 */
export async function queryProvider(services: WithProvider, payment: PaymentRow): Promise<boolean> {
  const { payments } = services
  return queryAndApply(services, payment, async (reference) =>
    payment.state === 'closed' ? payments.close(reference) : payments.settle(reference),
  )
}

/**
 * Closes a payment at the provider and applies its state afterwards, because it may have been paid just before.
 * @returns as `queryProvider`
 */
export const cancelAtProvider = (services: WithProvider, payment: PaymentRow): Promise<boolean> =>
  queryAndApply(services, payment, async (reference) => services.payments.close(reference))

async function queryAndApply(
  services: WithProvider,
  payment: PaymentRow,
  ask: (reference: string) => ReturnType<WithProvider['payments']['settle']>,
): Promise<boolean> {
  try {
    const reference = payment.reference ?? (await openAgain(services, payment))
    if (reference !== undefined) await applyProviderState(services, payment, await ask(reference))
    return true
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof PaymentRefused)) throw error
    await change(services, payment, (now, { unclear_since, state, asks }) => ({
      unclear_since: unclear_since ?? now,
      asks: asks + 1,
      ask_at: nextQueryFromProvider(error, now) ?? nextQueryAt({ state, asks }, now),
    }))
    return false
  }
}

/**
 * Opens a payment, or finds the reference of a payment that was opened before.
 * @returns undefined if the provider rejected the payment, which is then closed
 */
async function openAgain(services: WithProvider, payment: PaymentRow): Promise<string | undefined> {
  try {
    return (await createAtProvider(services, payment)).reference
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await change(services, payment, (now, { state }) => ({
      ask_at: null,
      unclear_since: null,
      ...(state === 'closed' ? {} : { state: 'closed', closed_at: now }),
    }))
    return undefined
  }
}

/**
 * Opens a payment at the provider with its stored parameters and stores the provider's reference.
 * @throws UnknownOutcome, PaymentRefused from the provider
 */
export async function createAtProvider(
  services: WithProvider,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'key' | 'parameters'>,
) {
  const { key, parameters } = payment
  const opened = await services.payments.open({ key, parameters })
  await change(services, payment, () => ({ ...opened, unclear_since: null }))
  return opened
}

async function change(
  { db, clock }: WithProvider,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
  to: (now: Date, payment: PaymentRow) => Parameters<typeof updatePayment>[2],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOrderOfCustomer(tx, order_id)
    const payment = await findPaymentById(tx, id)
    if (!payment) return
    const change = to(clock(), payment)
    if (!payment.paid_at) return updatePayment(tx, id, change)
    // A paid payment stays unchanged, except that a pending query is scheduled again.
    const { ask_at, asks } = change
    if (payment.ask_at && ask_at && asks) await updatePayment(tx, id, { ask_at, asks })
  })
}
