import type { Config } from '../start/config.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Opens the configured payment provider. Returns undefined, without loading a library, if none is configured. */
export async function openProvider({ stripe }: Pick<Config, 'stripe'>): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider(stripe)
}
