export const receivedSubject = (id: number, shop: string) => `Withdrawal ${id} at ${shop}: we have received it`
export const received =
  'We have received your statement that you withdraw from a contract of sale. This e-mail confirms its receipt and the time of receipt.'
export const statement = 'Statement'
export const receivedAt = 'Received'
export const name = 'Name'
export const email = 'E-mail'
export const text = 'Text'
export const textIsStored = 'The text of your statement is stored under this number.'
export const order = 'Order'
export const about = 'About'
export const seeOrder = (order: number) => `See order ${order}`
export const orderCancelled = 'Your order was not packed yet. It is cancelled and will not be shipped.'
export const itemsRemoved =
  'These items were not packed yet. They are removed from your order; the rest will arrive as promised.'
export const weRefund = (sum: string) =>
  `We refund ${sum} by your original payment method. It can take a few days until the money arrives.`
export const nothingToRefund =
  'You get no refund for these items: the items that you keep now cost at least as much as you paid (less earlier refunds), because the offer was recalculated.'
export const noRefund = 'No refund is due for these items.'
export const sendBackBy = (day: string) => `If you already have the goods, send them back by ${day}.`
export const sendBackTo = (day: string, address: string) =>
  `If you already have the goods, send them back by ${day}, to:\n${address}`
export const wePayReturn = 'We pay the cost of sending them back.'
export const youPayReturn = 'You bear the direct cost of sending them back.'
export const refundWithin =
  'We refund you within 14 days of your statement. We may wait until we have received the goods, or proof that you have sent them. If you have no right of withdrawal, or its period was over, we will write to you.'
export const arrivedSubject = (id: number, shop: string) => `Withdrawal ${id} at ${shop}: your parcel has arrived`
export const arrived = (day: string) => `We have received your return. We will refund you by ${day} at the latest.`
export const refusedSubject = (id: number, shop: string) => `Withdrawal ${id} at ${shop}: refused`
export const refused = 'We have reviewed your withdrawal and refuse it for this reason:'
export const disagree = 'If you disagree, reply to this e-mail.'
export const disagreeOrMediator = (mediator: string) =>
  `If you disagree, reply to this e-mail or contact the consumer mediator: ${mediator}`

// to staff
export const newSubject = (id: number, order: number) => `Withdrawal ${id}: order ${order}`
export const newWithoutOrderSubject = (id: number) => `Withdrawal ${id}: no matching order`
export const withdraws = (name: string, order: string, items: string) =>
  `${name} withdraws from order ${order}:\n${items}`
export const beingPacked = 'The order is being packed. Stop and cancel it, or ship it and wait for the return.'
export const isLate = 'The withdrawal period was over.'
export const isExcluded = 'Some items have no right of withdrawal.'
export const seeWithdrawals = 'See the withdrawals'
export const overdueSubject = (count: number) =>
  `${count === 1 ? 'One withdrawal is' : `${count} withdrawals are`} overdue`
export const overdue =
  'These withdrawals have not been refunded after fourteen days. You may wait for the goods, or for proof that they were sent. Otherwise the refunds are due and bear interest from now on.'
export const withdrawal = (id: number) => `Withdrawal ${id}`
export const ofOrder = (name: string, order: string, day: string) => `${name}, order ${order}, of ${day}`
