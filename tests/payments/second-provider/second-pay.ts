import { defineExtension, secret, text } from 'comptoir/extension'
import { secondProvider } from './second-provider.ts'

/** The second payment provider, as the extension of an owner. */
export const secondPay = defineExtension({
  name: 'second-pay',
  version: '1.0.0',
  for: '*',
  settings: {
    url: text({ label: 'Address', env: 'PAYMENT_SECOND_URL' }),
    secret: secret({ label: 'Secret', env: 'PAYMENT_SECOND_SECRET', signsWebhooks: true }),
  },
  payments: [
    {
      id: 'second',
      kind: 'online',
      texts: {
        name: 'By SecondPay',
        inSentence: 'by SecondPay',
        short: 'SecondPay',
        inSubject: 'paid by SecondPay',
        description: () => 'You pay on the page of SecondPay in the next step.',
      },
      provider: {
        id: 'second',
        open: (settings) => (settings.url && settings.secret ? secondProvider(settings) : undefined),
      },
    },
  ],
})
