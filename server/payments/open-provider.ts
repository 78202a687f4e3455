import type { Config } from '../start/config.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Opens the provider whose key is set; without one there is none, and no library of any is loaded. */
export async function openProvider({ stripe }: Pick<Config, 'stripe'>): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider(stripe)
}
