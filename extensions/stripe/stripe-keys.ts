/** An account at Stripe. */
export interface StripeAccount {
  key: string
  /** Secrets of webhook signatures; two while they are rotated. */
  webhookSecrets: readonly string[]
  /** URL of a stub API on this machine for tests; undefined uses Stripe. */
  apiUrl: URL | undefined
}

/** A secret or restricted key of Stripe. */
const STRIPE_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9_]{8,250}$/

/** Signing secrets of a webhook endpoint, separated by commas: two while they are rotated. */
const STRIPE_WEBHOOK_SECRETS = /^whsec_[\w+/=-]{8,250}(\s*,\s*whsec_[\w+/=-]{8,250})*$/

/** An address of this machine, without a path. */
const LOCAL_URL = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?\/?$/

/** Returns the error of a key; undefined if it is valid. */
export function keyProblem(key: string): string | undefined {
  if (key === '') return 'Enter the secret key.'
  return STRIPE_KEY.test(key) ? undefined : 'Enter a secret key or a restricted key. It begins with sk_ or rk_.'
}

/** Returns the error of a list of signing secrets; undefined if it is valid. */
export function secretsProblem(list: string): string | undefined {
  if (list === '') return 'Enter the signing secret of the webhook endpoint.'
  return STRIPE_WEBHOOK_SECRETS.test(list) ? undefined : 'Enter the signing secret of the webhook endpoint (whsec_…).'
}

/** Returns the error of the address of a stub; undefined if it is valid or empty. */
export const stubProblem = (address: string): string | undefined =>
  address === '' || LOCAL_URL.test(address) ? undefined : 'Enter an address of this machine.'

/** Returns whether a key is for test payments. */
export const isStripeTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key)

/** Returns the secrets of a list. */
export const stripeSecretsIn = (list: string): string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
