import { allOf } from '../../../../../lib/texts/en.ts'

// collection-method.server.ts
export const name = 'On collection'
export const inSentence = 'on collection'
export const short = 'On collection'
export const inSubject = 'payment on collection'
export const description =
  'Pay by card or bank transfer in the shop, within seven days after your order is ready. We don’t accept cash.'
export const confirmation =
  'Thank you for your order. We will e-mail you as soon as it is ready. You pay by card or transfer when you collect it.'
export const manualOrder = 'On collection, by card or bank transfer'
export const due = (amount: string) => `${amount} is due on collection, by card or bank transfer.`
export const tooManyUnpaid = (orders: readonly string[]) =>
  orders.length === 1
    ? `Your order ${orders[0]} awaits collection and payment. Please collect it or withdraw from it first.`
    : `Your orders ${allOf(orders)} await collection and payment. Please collect one of them or withdraw from it first.`
export const notForManualOrder = 'Payment on collection requires collection in the shop.'
