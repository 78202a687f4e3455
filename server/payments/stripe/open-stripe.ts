import type { StripeConfig } from '../../start/config.ts'
import type { KeyProblem, PaymentProvider } from '../payment-provider.ts'

/** Opens Stripe. Its library is loaded here, not at the start of a shop without Stripe. */
export async function openStripe(config: StripeConfig): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./stripe-provider.ts')
  return stripeProvider(config)
}

/**
 * Checks a key against Stripe. Loads its library.
 * @returns the name and id of the account, empty if the key may not read it; or the problem
 */
export async function checkKey(
  checked: Pick<StripeConfig, 'key' | 'apiUrl'>,
): Promise<{ account: string; accountId: string } | KeyProblem> {
  const { checkStripeKey } = await import('./check-stripe-key.ts')
  return checkStripeKey(checked)
}
