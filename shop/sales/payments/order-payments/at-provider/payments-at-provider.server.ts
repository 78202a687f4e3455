import { DAY, MINUTE } from '../../../../../server/durations.ts'
import type { Services } from '../../../../../server/services.ts'
import {
  type PaymentProvider,
  type PaymentRefused,
  type ProviderPayment,
  UnknownOutcome,
} from '../../../../extension/payment-provider.ts'
import type { PaymentRow } from '../../payments-store.server.ts'

/** The services needed to settle payments. */
export type PaymentServices = Pick<
  Services,
  'db' | 'clock' | 'cache' | 'identity' | 'publicUrl' | 'config' | 'secret' | 'paymentMethods'
>

/** The services needed to call a payment provider and apply its answers. */
export type WithProvider = PaymentServices & { payments: PaymentProvider }

/** Returns the services with the provider that received a payment; undefined while it is not connected. */
export function withProviderOf(
  services: PaymentServices,
  { provider }: Pick<PaymentRow, 'provider'>,
): WithProvider | undefined {
  const payments = services.paymentMethods.provider(provider)
  return payments && withProvider(services, payments)
}

/** Returns the services with a connected provider. */
export const withProvider = (services: PaymentServices, payments: PaymentProvider): WithProvider => ({
  ...services,
  payments,
})

/** The shortest lifetime of a provider's payment page. */
export const MIN_PAGE_MS = 31 * MINUTE
/** An order can be paid for this long after it was placed; after that, until the end of its current reservation. */
export const PAYABLE_FOR_MS = DAY

/**
 * Returns when a provider is queried next; the interval grows while nothing changes. Even if all webhooks are lost,
 * the order is correct within minutes.
 */
export function nextQueryAt({ state, asks }: Pick<PaymentRow, 'state' | 'asks'>, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(asks, 10), state === 'open' ? 10 : 360)
  return new Date(now.getTime() + minutes * MINUTE)
}

/** Returns when to retry, as requested by the provider; undefined if the provider gave no delay. */
export function nextQueryFromProvider(failure: UnknownOutcome | PaymentRefused, now: Date): Date | undefined {
  const ms = failure instanceof UnknownOutcome ? failure.retryAfterMs : undefined
  return ms === undefined ? undefined : new Date(now.getTime() + ms)
}

/** Returns the field in which the provider's payment differs from the opened one; null if it matches. */
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

/** Returns whether the provider may know the payment: it was sent, or was about to be sent. */
export const isAtProvider = ({ parameters }: Pick<PaymentRow, 'parameters'>): boolean => parameters !== null
