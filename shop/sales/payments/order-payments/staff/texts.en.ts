import { showDay } from '../../../../../lib/texts/dates.ts'
import { counted } from '../../../../../lib/texts/en.ts'
import type { PaymentAlarm } from '../alarms/payment-alarms.contract.ts'
import type { PaymentToSee } from './staff-payments.contract.ts'

// payments.page.tsx
export const payments = 'Payments'
export const onlyStaff = 'Only staff see payments.'
export const failedToLoad = 'Failed to load the payments. Perhaps the shop cannot be reached. Try again.'
export const needsYou = (count: number) =>
  count === 0 ? 'Nothing needs you' : `Needs you: ${counted(count, 'matter', 'matters')}`
export const allIsWell = 'Every payment is what it should be, and nothing waits to be paid back.'

// provider-facts.tsx
export const noProvider =
  'Nothing is paid online: the shop was started without the key of a provider. Transfers and payment on collection need none. docs/guide/payments.md says how a provider is connected.'
export const testMode = 'Test mode'
export const noMoneyMoves = 'No money moves. Orders that are paid now stay marked as tests for ever.'
export const provider = 'Provider'
export const noticesGoTo = 'Its notices go to'
export const lastNotice = 'Last notice'
export const noneYet = 'none yet'
export const lastComparison = 'Last compared with its books'
export const refused = 'Notices refused since the start'

// alarms.tsx
export const alarms: Record<PaymentAlarm, (count: number) => string> = {
  no_notices: (count) =>
    `No notice has come for a day, although ${counted(count, 'payment was', 'payments were')} made. Orders are right all the same, only later. Look in the provider’s dashboard whether the address below stands there, and what it says of it.`,
  notices_refused: () =>
    'Within a day somebody has posted notices that the provider does not vouch for. If real ones stay away, too, compare the signing secret with the one in its dashboard.',
  clock_off: (count) =>
    `The clock of this machine is ${counted(count, 'second', 'seconds')} from that of the provider. Put it right: notices are refused, and payments end at the wrong time.`,
  unclear: (count) =>
    `The provider gives no answer about ${counted(count, 'payment', 'payments')} that is understood. It is asked again by itself.`,
  refunds_late: (count) => `${counted(count, 'refund has', 'refunds have')} not arrived after three days.`,
}

// matter.tsx
export const matters: Record<PaymentToSee['kind'], { title: string; text: string }> = {
  differs: {
    title: 'Not what was to come',
    text: 'The order does not move. Look at it in the provider’s dashboard, and pay it back there or ask again once it is right.',
  },
  unclear: {
    title: 'Not known',
    text: 'The provider has given no answer that is understood. It is asked again by itself.',
  },
  disputed: {
    title: 'Disputed',
    text: 'The customer disputes the payment with their bank. Answer in the provider’s dashboard. Until you say that you have seen to it, the order takes no step.',
  },
  dispute_lost: {
    title: 'Dispute lost',
    text: 'The bank has given the money back. It counts as paid back: do not pay it back again. Until you say that you have seen to it, the order takes no step.',
  },
  overdrawn: {
    title: 'Paid back twice',
    text: 'So much more has gone back than came: it was paid back, and lost to a dispute or paid back once more as well. Show the bank in the provider’s dashboard that it was paid back, or ask the customer for it.',
  },
  refund_failed: { title: 'Could not be paid back', text: 'Transfer it to the customer, and note that here.' },
  refund_by_hand: {
    title: 'To be paid back by transfer',
    text: 'The order does not need this money, or not any more. Transfer it to the customer, and note that here.',
  },
  refund_late: {
    title: 'On its way back for days',
    text: 'The provider has taken it on, and it has not arrived. It is asked every day; look in its dashboard what it waits for.',
  },
  stray: {
    title: 'Money without an order',
    text: 'The provider took it for this shop, and the shop knows nothing of it; perhaps a backup was restored. Write to the customer, and pay it back in the provider’s dashboard.',
  },
  notice: {
    title: 'A notice that fits nothing',
    text: 'The provider speaks of a payment that is not known here.',
  },
}
export const reasons: Partial<Record<string, string>> = {
  amount: 'Another amount than the order costs.',
  currency: 'Another currency than euros.',
  mode: 'Made in the provider’s other mode.',
  attempt: 'It belongs to another attempt.',
  dispute: '',
}
export const order = (id: number) => `Order ${id}`
export const since = 'Since'
export const answerBy = (day: string) => `Answer by ${showDay(day)}`
export const reference = 'Reference'
export const askAgain = 'Ask again'
export const seenTo = 'I have seen to it'
export const asked = 'The provider was asked'
export const noted = 'Noted'
export const paidBackOn = 'Transferred on'
export const bankReference = 'Reference of the bank'
export const paidBack = 'Paid back'
