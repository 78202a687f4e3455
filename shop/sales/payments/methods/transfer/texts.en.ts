import { allOf, counted } from '../../../../../lib/texts/en.ts'

// transfer-method.server.ts
export const name = 'By bank transfer'
export const inSentence = 'by bank transfer'
export const short = 'Bank transfer'
export const inSubject = 'bank transfer'
export const description = (days: number) =>
  `Pay within ${counted(days, 'day', 'days')}. We send your order as soon as your transfer arrives.`
export const confirmation =
  'Thank you for your order. We reserve the items and prepare your order as soon as your transfer has arrived.'
export const due = (amount: string, reference: string) =>
  `Awaiting a transfer of ${amount} with the reference ${reference}.`
export const tooManyUnpaid = (orders: readonly string[]) =>
  orders.length === 1
    ? `Your order ${orders[0]} awaits your bank transfer. Please pay or cancel it first.`
    : `Your orders ${allOf(orders)} await your bank transfer. Please pay or cancel one of them first.`
export const notForManualOrder = 'The shop accepts no bank transfers. See Settings, Payment.'
