import type { CheckedAccount } from 'comptoir/extension'
import Stripe from 'stripe'
import { boundedFetch } from './bounded-fetch.ts'
import { isStripeTestKey, type StripeAccount } from './stripe-keys.ts'

const WITHIN_MS = 10_000
const WRONG_KEY = 'Stripe does not know this key. Copy it again from the Stripe dashboard.'
const NOT_PERMITTED = 'This key may not read Checkout sessions. Allow them for the restricted key at Stripe.'
const NO_NETWORK = 'Stripe could not be reached. Check the connection of the server to the internet.'
const OTHER = 'Stripe did not answer as expected. Try again later.'

/**
 * Checks a key against Stripe: it must be able to read Checkout sessions.
 * @returns the account, without name and id if the key may not read it; or the error of the key
 */
export async function checkStripeKey({
  key,
  apiUrl,
}: Pick<StripeAccount, 'key' | 'apiUrl'>): Promise<CheckedAccount | { errors: { key: string } }> {
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
    return { errors: { key: problemOf(error) } }
  }
  // A restricted key may not be allowed to read the account.
  const account = await stripe.accounts.retrieveCurrent().catch(() => undefined)
  return {
    account: account?.settings?.dashboard.display_name ?? account?.business_profile?.name ?? '',
    accountId: account?.id ?? '',
    isTest: isStripeTestKey(key),
  }
}

function problemOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return WRONG_KEY
  if (error instanceof Stripe.errors.StripePermissionError) return NOT_PERMITTED
  return error instanceof Stripe.errors.StripeConnectionError ? NO_NETWORK : OTHER
}
