import type { OnlineMethod } from '../../server/payments/payment-method.ts'
import { type PaymentMethods, paymentMethods } from '../../server/payments/payment-methods.ts'
import type { PaymentProvider } from '../../server/payments/payment-provider.ts'
import { REGISTERED_METHODS } from '../../shop/sales/payments/methods/registered-methods.server.ts'
import { stripeMethod } from '../../shop/sales/payments/methods/stripe/stripe-method.server.ts'

/** Online methods with their providers. Tests can connect and disconnect providers while the shop runs. */
export interface MethodsForTests {
  online: readonly OnlineMethod[]
  /** The connected providers by id. */
  connected: Record<string, PaymentProvider>
}

/** Returns the method `online` with another provider than Stripe. */
export const onlineMethod = ({ id }: Pick<PaymentProvider, 'id'>): OnlineMethod => ({
  ...stripeMethod,
  provider: { ...stripeMethod.provider, id, configure: () => undefined },
})

/** Returns the payment methods of a shop: given ones, or `online` with a provider, before the manual ones. */
export function methodsWith(given: PaymentProvider | MethodsForTests): PaymentMethods {
  const { online, connected } =
    'connected' in given ? given : { online: [onlineMethod(given)], connected: { [given.id]: given } }
  const manual = REGISTERED_METHODS.filter(({ kind }) => kind !== 'online')
  return paymentMethods([...online, ...manual], () => connected)
}
