import type { StripeConfig } from '../start/config.ts'
import type { KeyProblem, PaymentProvider } from './payment-provider.ts'

/** Opens the configured payment provider. Returns undefined, without loading a library, if none is configured. */
export async function openProvider({
  stripe,
}: {
  stripe: StripeConfig | undefined
}): Promise<PaymentProvider | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe/stripe-provider.ts')
  return stripeProvider(stripe)
}

/**
 * Checks a key against the payment provider. Loads its library.
 * @returns the name and id of the account, empty if the key may not read it; or the problem
 */
export async function checkKey(
  checked: Pick<StripeConfig, 'key' | 'apiUrl'>,
): Promise<{ account: string; accountId: string } | KeyProblem> {
  const { checkStripeKey } = await import('./stripe/check-stripe-key.ts')
  return checkStripeKey(checked)
}
