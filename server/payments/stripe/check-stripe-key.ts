import Stripe from 'stripe'
import { SECOND } from '../../durations.ts'
import type { StripeConfig } from '../../start/config.ts'
import type { KeyProblem } from '../payment-provider.ts'
import { boundedFetch } from './bounded-fetch.ts'

const WITHIN_MS = 10 * SECOND

/**
 * Checks a key against Stripe: it must be able to read Checkout sessions.
 * @returns the name and id of the account, empty if the key may not read it; or the problem
 */
export async function checkStripeKey({
  key,
  apiUrl,
}: Pick<StripeConfig, 'key' | 'apiUrl'>): Promise<{ account: string; accountId: string } | KeyProblem> {
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(boundedFetch(() => {})),
    timeout: WITHIN_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  })
  try {
    await stripe.checkout.sessions.list({ limit: 1 })
  } catch (error) {
    return problemOf(error)
  }
  // A restricted key may not be allowed to read the account.
  const account = await stripe.accounts.retrieveCurrent().catch(() => undefined)
  return {
    account: account?.settings?.dashboard.display_name ?? account?.business_profile?.name ?? '',
    accountId: account?.id ?? '',
  }
}

function problemOf(error: unknown): KeyProblem {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'wrong_key'
  if (error instanceof Stripe.errors.StripePermissionError) return 'not_permitted'
  return error instanceof Stripe.errors.StripeConnectionError ? 'no_network' : 'other'
}
