import { defineExtension, secret, text } from 'comptoir/extension'
import { keyProblem, secretsProblem, stripeSecretsIn, stubProblem } from './stripe-keys.ts'

/** Online payment on the page of Stripe. The library of Stripe is loaded when a key is set or checked. */
export const stripe = defineExtension({
  name: 'stripe',
  version: '1.0.0',
  for: '*',
  description: {
    en: 'Payments by card and other means on the page of Stripe.',
    fr: 'Paiements par carte et par d’autres moyens sur la page de Stripe.',
  },
  settings: {
    // The names are older than extensions: shops have stored keys under them.
    key: secret({
      label: 'Secret key',
      help: 'At Stripe under Developers, API keys. A restricted key works too.',
      env: 'STRIPE_SECRET_KEY',
      validate: keyProblem,
    }),
    webhook_secrets: secret({
      label: 'Signing secret of the webhook endpoint',
      help: 'Two secrets are separated by a comma while they are rotated.',
      env: 'STRIPE_WEBHOOK_SECRETS',
      validate: secretsProblem,
      signsWebhooks: true,
    }),
    stub: text({ label: 'Address of a stub for tests', env: 'STRIPE_API_URL', isHidden: true, validate: stubProblem }),
  },
  check: async ({ key, stub }) => {
    const { checkStripeKey } = await import('./check-stripe-key.ts')
    return checkStripeKey({ key, apiUrl: addressOf(stub) })
  },
  payments: [
    {
      // Older than the second online method; it is stored with orders.
      id: 'online',
      kind: 'online',
      texts: {
        name: 'By card or otherwise online',
        inSentence: 'by card and otherwise online',
        short: 'Online',
        inSubject: 'paid online',
        description: () => 'You pay on our payment provider’s page in the next step. We never see your card number.',
      },
      translations: {
        fr: {
          name: 'Par carte ou autre moyen en ligne',
          inSentence: 'par carte ou autre moyen en ligne',
          short: 'En ligne',
          inSubject: 'payée en ligne',
          description: () =>
            'Vous payez ensuite chez notre prestataire de paiement. Nous ne voyons jamais votre numéro de carte.',
        },
      },
      allowedMeans: ({ online }) => online?.methods ?? ['card'],
      provider: {
        id: 'stripe',
        open: async ({ key, webhook_secrets, stub }) => {
          if (key === '' || webhook_secrets === '') return undefined
          const { stripeProvider } = await import('./stripe-provider.ts')
          return stripeProvider({ key, webhookSecrets: stripeSecretsIn(webhook_secrets), apiUrl: addressOf(stub) })
        },
      },
    },
  ],
})

const addressOf = (stub: string) => (stub === '' ? undefined : new URL(stub))
