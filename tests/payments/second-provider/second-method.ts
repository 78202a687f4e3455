import type { OnlineMethod } from '../../../server/payments/payment-method.ts'
import { secondProvider } from './second-provider.ts'

/** The second online method, as an extension would register it. */
export const secondMethod: OnlineMethod = {
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
    configure({ config: { paymentVariables } }) {
      const { PAYMENT_SECOND_URL: url, PAYMENT_SECOND_SECRET: secret } = paymentVariables
      if (!url || !secret) return undefined
      const settings = { url, secret }
      return { settings, open: async () => secondProvider(settings) }
    },
  },
}
