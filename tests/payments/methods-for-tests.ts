import { stripe } from '../../extensions/stripe/index.ts'
import { type PaymentMethods, paymentMethods } from '../../server/payments/payment-methods.ts'
import { onlineMethodsOf } from '../../shop/core/extensions/payments/extension-payments.server.ts'
import { guardedMethod } from '../../shop/core/extensions/payments/guarded-method.server.ts'
import type { Extension } from '../../shop/extension/extension.ts'
import type { PaymentProvider } from '../../shop/extension/payment-provider.ts'
import type { OnlineMethod } from '../../shop/extension/payments.ts'
import { OWN_METHODS } from '../../shop/sales/payments/methods/registered-methods.server.ts'

/** Online methods with their providers. Tests can connect and disconnect providers while the shop runs. */
export interface MethodsForTests {
  online: readonly OnlineMethod[]
  /** The connected providers by id. */
  connected: Record<string, PaymentProvider>
}

/** Returns the method `online` with another provider than Stripe. */
export function onlineMethod({ id }: Pick<PaymentProvider, 'id'>): OnlineMethod {
  const [method] = onlineMethodsOf(stripe)
  if (!method) throw new Error('Stripe has no payment method.')
  const open = () => undefined
  const guard = { isEnabled: () => true, settings: () => ({}), report: () => {} }
  return guardedMethod({ ...method, provider: { id, open } }, guard) as OnlineMethod
}

/**
 * Returns the payment methods of a shop: given ones, or `online` with a provider, before those of the shop.
 * @param extension a listed extension. Payments are opened with the first version of its settings
 */
export function methodsWith(
  given: PaymentProvider | MethodsForTests,
  extension: Extension | undefined = stripe,
): PaymentMethods {
  const { online, connected } =
    'connected' in given ? given : { online: [onlineMethod(given)], connected: { [given.id]: given } }
  const settings = { extension: extension.name, version: 0 }
  return paymentMethods([...online, ...OWN_METHODS], (id) => {
    const provider = connected[id]
    return provider && { provider, settings }
  })
}
