import * as texts from '#texts/sales/payments'
import type { PaymentMethod } from './payments.contract.ts'

/** Returns the name of a payment method. */
export const paymentMethodText = (means: PaymentMethod): string => texts.means[means]

/** Returns a sentence that lists the available payment methods; empty if there are none. */
export const formatPaymentMeans = (means: readonly { id: PaymentMethod }[]): string =>
  means.length > 0 ? texts.youPayBy(means.map(({ id }) => texts.meansInSentences[id])) : ''
