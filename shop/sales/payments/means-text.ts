import * as texts from '#texts/sales/payments'
import type { PaymentMeans } from './payments.contract.ts'

/** Returns what a means of payment is called. */
export const meansText = (means: PaymentMeans): string => texts.means[means]

/** Says by which means one can pay; empty where by none. */
export const sayMeans = (means: readonly { id: PaymentMeans }[]): string =>
  means.length > 0 ? texts.youPayBy(means.map(({ id }) => texts.meansInSentences[id])) : ''
