import { texts } from '#texts/sales/payments'

/** Returns a sentence that lists the available payment methods; empty if there are none. */
export const formatPaymentMeans = (means: readonly { in_sentence: string }[]): string =>
  means.length > 0 ? texts.youPayBy(means.map(({ in_sentence }) => in_sentence)) : ''
