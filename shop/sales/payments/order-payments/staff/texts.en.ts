import { showDay } from '../../../../../lib/texts/dates.ts'
import { allOf, counted } from '../../../../../lib/texts/en.ts'
import type { PaymentAlarm } from '../alarms/payment-alarms.contract.ts'
import type { DisconnectedProvider, PaymentIssue } from './staff-payments.contract.ts'

// payments.page.tsx
export const payments = 'Payments'
export const onlyStaff = 'Only staff can see payments.'
export const failedToLoad = 'Payments couldn’t be loaded. Try again.'
export const countIssues = (count: number) =>
  count === 0 ? 'All done' : `${counted(count, 'payment needs', 'payments need')} attention`
export const noIssues = 'All payments are correct and there are no open refunds.'

// provider-status.tsx
export const noProvider =
  'Online payment is not set up: the shop has no API key of a payment provider. Bank transfer and payment on collection need none. An owner can add the keys in the settings.'
export const disconnected = ({ id, name, payments, refunds, disputes }: DisconnectedProvider) => {
  const open = [
    ...(payments > 0 ? [counted(payments, 'payment', 'payments')] : []),
    ...(refunds > 0 ? [counted(refunds, 'refund', 'refunds')] : []),
    ...(disputes > 0 ? [counted(disputes, 'dispute', 'disputes')] : []),
  ]
  return `The payment provider “${id}” (${name}) isn’t connected, but ${allOf(open)} ${payments + refunds + disputes === 1 ? 'is' : 'are'} not settled. The shop settles them once the provider is connected again. Until then, check them in the provider’s dashboard.`
}
export const testMode = 'Test mode'
export const noRealPaymentsOrders = 'No real payments. Orders paid now stay marked as test orders.'
export const provider = 'Provider'
export const webhookAddress = 'Webhook address'
export const lastNotice = 'Last webhook'
export const noneYet = 'none yet'
export const lastComparison = 'Last reconciled'
export const webhooksRejectedSince = 'Webhooks rejected since start'

// alarms.tsx
export const alarms: Record<PaymentAlarm, (count: number) => string> = {
  no_notices: (count) =>
    `No webhook has arrived for a day, although ${counted(count, 'payment was', 'payments were')} made. Orders are still updated, but later. Check in the provider’s dashboard that the address below is configured.`,
  notices_refused: () =>
    'Webhooks with an invalid signature arrived in the last day. If real webhooks are missing too, compare the signing secret with the one in the provider’s dashboard.',
  clock_off: (count) =>
    `The server clock differs from the provider’s by ${counted(count, 'second', 'seconds')}. Correct it: webhooks are rejected and payments expire at the wrong time.`,
  unclear: (count) =>
    `The provider’s answer about ${counted(count, 'payment', 'payments')} could not be understood. It is checked again automatically.`,
  refunds_late: (count) => `${counted(count, 'refund has', 'refunds have')} not arrived after three days.`,
}

// payment-issue-card.tsx
export const ISSUES: Record<PaymentIssue['kind'], { title: string; text: string }> = {
  differs: {
    title: 'Unexpected payment',
    text: 'The order is on hold. Check the payment in the provider’s dashboard. Refund it there, or check again once it is correct.',
  },
  unclear: {
    title: 'Unknown state',
    text: 'The provider’s answer could not be understood. It is checked again automatically.',
  },
  disputed: {
    title: 'Disputed',
    text: 'The customer disputes the payment with their bank. Respond in the provider’s dashboard. The order is on hold until you mark this as resolved.',
  },
  dispute_lost: {
    title: 'Dispute lost',
    text: 'The bank has returned the money. It counts as refunded: don’t refund it again. The order is on hold until you mark this as resolved.',
  },
  overdrawn: {
    title: 'Refunded twice',
    text: 'This amount was refunded and also lost to a dispute or refunded again. Submit the refund as evidence in the provider’s dashboard, or ask the customer to return it.',
  },
  refund_failed: { title: 'Refund failed', text: 'Transfer it to the customer, then record it here.' },
  refund_by_hand: {
    title: 'Refund by bank transfer',
    text: 'This amount must be refunded. Transfer it to the customer, then record it here.',
  },
  refund_late: {
    title: 'Refund pending for days',
    text: 'The provider accepted the refund, but it hasn’t arrived. It is checked daily; see the provider’s dashboard for the reason.',
  },
  stray: {
    title: 'Payment without an order',
    text: 'The provider received a payment that the shop doesn’t know, perhaps because a backup was restored. Contact the customer and refund it in the provider’s dashboard.',
  },
  notice: {
    title: 'Unknown webhook',
    text: 'The provider sent a webhook about an unknown payment.',
  },
}
export const reasons: Partial<Record<string, string>> = {
  amount: 'The amount differs from the order total.',
  currency: 'The currency isn’t euros.',
  mode: 'Made in the provider’s other mode (test or live).',
  attempt: 'It belongs to another payment attempt.',
  dispute: '',
}
/** By the words of the provider, which are English. */
export const refundReasons: Partial<Record<string, string>> = {}
export const order = (id: number) => `Order ${id}`
export const since = 'Since'
export const answerBy = (day: string) => `Answer by ${showDay(day)}`
export const reference = 'Reference'
export const checkAgain = 'Check again'
export const markAsResolved = 'Mark as resolved'
export const providerChecked = 'Provider checked'
export const saved = 'Saved'
export const transferredOn = 'Transferred on'
export const bankReference = 'Bank reference'
export const refunded = 'Refunded'
