import { countShown } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// withdrawals.page.tsx
export const withdrawals = 'Withdrawals'
export const onlyStaff = 'Only staff of the shop can see who withdraws.'
export const failedToLoad = 'Failed to load withdrawals, perhaps our server is down'
export const byState = 'Withdrawals by state'
export const open = 'open'
export const settled = 'settled'
export const found = (range: ShownRange, isOpen: boolean) =>
  countShown(range, 'withdrawal', 'withdrawals') +
  (range.count === 0 ? '' : isOpen ? ', what is due first' : ', newest first')
export const nobodyWithdraws = 'Nobody withdraws from anything.'
export const noneIsSettled = 'None is settled yet.'
export const pages = 'Pages of withdrawals'
export const noted = 'Noted'

// withdrawal-card.tsx
export const withdrawal = (id: number) => `Withdrawal ${id}`
export const due = (day: string) => `Money due ${day}`
export const overdue = (day: string) => `Overdue since ${day}`
export const late = 'After the last day'
export const excluded = 'Without a right of withdrawal'
export const fitsNoOrder = (typed: string) => `“${typed}” and this e-mail fit no order.`
export const order = (id: number) => `Order ${id}`
export const beingPacked =
  'It is being packed: cancel the order if it can be stopped, or let it go and wait for the return.'
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
export const markSentBack = 'Sent back'
export const markArrived = 'Has arrived'
export const markOf = (mark: string, id: number) => `${mark}: withdrawal ${id}`
export const payBack = 'Pay back…'
export const markSettled = 'It is settled'
export const refuse = 'Refuse…'
export const refuseQuestion = (id: number) => `Refuse withdrawal ${id}?`
export const refuseHint = 'The customer gets these words by e-mail, with the way to the mediator.'
export const whyRefused = 'Why'
export const keepOpen = 'Keep it open'
export const refuseIt = 'Refuse it'
export const orderNumber = 'Number of the order'
export const itIsThisOrder = 'It is this order'
