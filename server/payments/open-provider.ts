import type { Config } from '../start/config.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Opens the payment provider that is configured; undefined, without loading a library, if there is none. */
export async function openProvider({ stripe }: Pick<Config, 'stripe'>): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider(stripe)
}
