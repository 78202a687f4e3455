import { PaymentRefused, UnknownOutcome } from '../../../../../server/payments/payment-provider.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { findPaymentById, type PaymentRow, updatePayment } from '../../payments-store.server.ts'
import { applyProviderState } from './apply-provider-state.server.ts'
import { askAtAsTold, nextAskAt, type WithProvider } from './payments-at-provider.server.ts'

/**
 * Asks the provider how a payment stands, and applies its answer. One whose opening was cut short is opened again under its key, and one that is closed here is
 * closed there.
 * @returns false when no answer came that is understood: that is noted, and it is asked again later
 */
export async function askProvider(services: WithProvider, payment: PaymentRow): Promise<boolean> {
  const { payments } = services
  return hear(services, payment, async (reference) =>
    payment.state === 'closed' ? payments.close(reference) : payments.settle(reference),
  )
}

/** Has nobody pay a payment any more, and applies how it stands after that: it may have been paid a moment before. @returns as `askProvider` */
export const closeAtProvider = (services: WithProvider, payment: PaymentRow): Promise<boolean> =>
  hear(services, payment, async (reference) => services.payments.close(reference))

async function hear(
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
      ask_at: askAtAsTold(error, now) ?? nextAskAt({ state, asks }, now),
    }))
    return false
  }
}

/** Opens a payment, or finds out under which name that was done. @returns undefined when there is none, and will be none: it is closed then */
async function openAgain(services: WithProvider, payment: PaymentRow): Promise<string | undefined> {
  try {
    return (await openAtProvider(services, payment)).reference
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

/** Sends what was written down of an attempt, and notes what the provider calls it. @throws UnknownOutcome, PaymentRefused as the provider does */
export async function openAtProvider(
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
    // What was paid stays as it is; whether something is asked of it still is asked again later.
    const { ask_at, asks } = change
    if (payment.ask_at && ask_at && asks) await updatePayment(tx, id, { ask_at, asks })
  })
}
