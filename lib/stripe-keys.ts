/** A secret or restricted key of Stripe. */
export const STRIPE_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9_]{8,250}$/

/** Signing secrets of a webhook endpoint, separated by commas: two while they are rotated. */
export const STRIPE_WEBHOOK_SECRETS = /^whsec_[\w+/=-]{8,250}(\s*,\s*whsec_[\w+/=-]{8,250})*$/

/** Returns whether a key is for test payments. */
export const isStripeTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key)

/** Returns the secrets of a list. */
export const stripeSecretsIn = (list: string): string[] =>
  list
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
