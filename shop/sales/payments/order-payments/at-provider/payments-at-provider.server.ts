import { DAY, MINUTE } from '../../../../../server/durations.ts'
import {
  type PaymentProvider,
  type PaymentRefused,
  type ProviderPayment,
  UnknownOutcome,
} from '../../../../../server/payments/payment-provider.ts'
import type { Services } from '../../../../../server/services.ts'
import type { PaymentRow } from '../../payments-store.server.ts'

/** What is needed to speak with a provider of payments and to act on its answers. */
export type WithProvider = Pick<Services, 'db' | 'clock' | 'cache' | 'identity' | 'publicUrl' | 'config' | 'secret'> & {
  payments: PaymentProvider
}

/** A page of a provider takes at least this long. */
export const SHORTEST_PAGE_MS = 31 * MINUTE
/** So long after it was placed an order can still be paid anew; after that, until the end of what it was promised since. */
export const PAID_WITHIN_MS = DAY

/** Returns when a provider is to be asked again: the longer nothing has changed, the later. With every notice lost an order is right within minutes. */
export function nextAskAt({ state, asks }: Pick<PaymentRow, 'state' | 'asks'>, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(asks, 10), state === 'open' ? 10 : 360)
  return new Date(now.getTime() + minutes * MINUTE)
}

/** Returns when a provider wants to be asked again that has not done what it was called for; undefined where it has not said so. */
export function askAtAsTold(failure: UnknownOutcome | PaymentRefused, now: Date): Date | undefined {
  const ms = failure instanceof UnknownOutcome ? failure.askAgainInMs : undefined
  return ms === undefined ? undefined : new Date(now.getTime() + ms)
}

/** Returns in what a payment at its provider is not the one that was opened; null when it is. */
export function differenceOf(
  { key, cents, currency }: PaymentRow,
  found: ProviderPayment,
  { isTest }: PaymentProvider,
): PaymentRow['differs'] {
  if (found.attempt !== key) return 'attempt'
  if (found.isTest !== isTest) return 'mode'
  if (found.state !== 'paid') return null
  if (found.currency !== currency) return 'currency'
  return found.receivedCents === cents ? null : 'amount'
}

/** Tells whether a provider may know of a payment: it was told, or somebody was about to. */
export const isAtProvider = ({ parameters }: Pick<PaymentRow, 'parameters'>): boolean => parameters !== null
