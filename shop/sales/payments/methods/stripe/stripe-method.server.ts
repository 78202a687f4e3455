import * as texts from '#texts/sales/payments/methods/stripe'
import { stripeSecretsIn } from '../../../../../lib/stripe-keys.ts'
import type { OnlineMethod } from '../../../../../server/payments/payment-method.ts'
import { openStripe } from '../../../../../server/payments/stripe/open-stripe.ts'

const STRIPE = 'stripe'

/** Payment on Stripe's page. The id is older than the second online method; it is stored with orders. */
export const stripeMethod: OnlineMethod = {
  id: 'online',
  kind: 'online',
  texts: {
    ...{ name: texts.name, inSentence: texts.inSentence, short: texts.short, inSubject: texts.inSubject },
    description: () => texts.description,
  },
  allowedMeans: ({ online }) => online?.methods ?? ['card'],
  provider: {
    id: STRIPE,
    connection: STRIPE,
    configure({ config, stored }) {
      if (config.stripe) {
        const settings = config.stripe
        return { settings, open: () => openStripe(settings) }
      }
      const { key, webhook_secrets } = stored(STRIPE)?.secrets ?? {}
      if (!key || !webhook_secrets) return undefined
      const settings = { key, webhookSecrets: stripeSecretsIn(webhook_secrets), apiUrl: config.stripeApiUrl }
      return { settings, open: () => openStripe(settings) }
    },
  },
}
