import { countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// withdrawals.page.tsx
export const withdrawals = 'Withdrawals'
export const onlyStaff = 'Only staff can see withdrawals.'
export const failedToLoad = 'Withdrawals couldn’t be loaded. Try again.'
export const byState = 'Withdrawals by state'
export const open = 'open'
export const settled = 'settled'
export const withdrawalsFound = (range: ShownRange, isOpen: boolean) =>
  countShown(range, 'withdrawal', 'withdrawals') + (range.count === 0 ? '' : isOpen ? ', due first' : ', newest first')
export const noWithdrawals = 'No open withdrawals.'
export const noSettledWithdrawals = 'No settled withdrawals.'
export const pages = 'Pages of withdrawals'
export const saved = 'Saved'

// withdrawal-card.tsx
export const withdrawal = (id: number) => `Withdrawal ${id}`
export const due = (day: string) => `Refund due ${day}`
export const overdue = (day: string) => `Overdue since ${day}`
export const receivedAfterTheDeadline = 'Received after the deadline'
export const withoutARightOfWithdrawal = 'Without a right of withdrawal'
export const noMatchingOrder = (typed: string) => `“${typed}” and this e-mail address match no order.`
export const order = (id: number) => `Order ${id}`
export const beingPacked = 'This order is being packed. Cancel it if possible, or ship it and wait for the return.'
export const sentBackOn = <T>(when: T) => ['Sent back: ', when]
export const arrivedOn = <T>(when: T) => ['Arrived: ', when]
export const settledOn = <T>(when: T) => ['Settled: ', when]
export const outcomes: Record<string, string> = {
  cancelled: 'Cancelled before it was packed',
  refunded: 'Settled',
  refused: 'Refused',
}
export const refunds = {
  on_its_way: () => 'Refund on its way',
  done: (day: string) => `Refunded on ${day}`,
  failed: () => 'Refund failed',
}

// withdrawal-forms.tsx
export const markSentBack = 'Mark as sent back'
export const markArrived = 'Mark as arrived'
export const markOf = (mark: string, id: number) => `${mark}: withdrawal ${id}`
export const refund = 'Refund…'
export const markSettled = 'Mark as settled'
export const refuse = 'Refuse…'
export const refuseQuestion = (id: number) => `Refuse withdrawal ${id}?`
export const theCustomerGetsThisTextHint =
  'The customer gets this text by e-mail, with the contact details of the mediator.'
export const reason = 'Reason'
export const keepOpen = 'Keep open'
export const refuseIt = 'Refuse withdrawal'
export const orderNumber = 'Order number'
export const assignOrder = 'Assign order'
