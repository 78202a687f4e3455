// withdrawal.page.tsx
export const withdrawHere = 'Withdraw from contract here'
export const whatItIsFor =
  'Within 14 days after you received what you bought here you can withdraw from the contract, without a reason. Not even a login is needed.'
export const weHaveReceivedIt = 'We have received your withdrawal'

// screen/
export const yourName = 'Your name'
export const orderNumber = 'Order'
export const whereTheNumberStands = 'Its number stands in each of our e-mails about it.'
export const confirmTo = 'E-mail'
export const whereWeConfirm = 'Here we confirm that your statement has come, with its time.'
export const whatYouSendBack = 'What you withdraw from'
export const allOfItWillDo = 'In your words; “all of it” will do.'
export const goOn = 'Continue'
export const isThisRight = 'Is this right?'
export const iWithdraw = 'I withdraw from my contract of sale of the following goods:'
export const confirmWithdrawal = 'Confirm withdrawal'
export const change = 'Change'
export const statementWithNumber = (id: number) => `It is statement ${id}.`
export const confirmedTo = (email: string) =>
  `We send a confirmation to ${email}. Keep the number: your statement is stored under it.`
export const cancelledAtOnce =
  'We had not packed it yet: it is cancelled, and what you paid for it goes back. There is nothing to be sent.'
export const howItGoesOn =
  'If you have the goods already, send them back within 14 days; where to stands in the e-mail. Your money is due within 14 days, too.'
export const toYourOrders = 'To your orders'
export const toTheShop = 'To the shop'
export const noOrderInItsTime = 'None of your orders can be withdrawn from at the moment.'
export const whichOrder = 'Which order?'
export const orderOf = (id: number, day: string) => `Order ${id} of ${day}`
export const until = (day: string) => `Until ${day}`
export const notDeliveredYet = 'Not delivered yet'
export const isItAnother = 'Is it another order, or an older one?'
export const sayItInWords = 'Say it in words'
export const ofPieces = (left: number) => `Of ${left}`
export const piecesOfThing = (thing: string) => `Pieces of ${thing}`
export const refundIban = 'IBAN for the refund (optional)'
export const whyRefundIban = 'You paid by bank transfer. We pay back to this account.'
export const accountHolder = 'Account holder (optional)'
export const ifNotYourName = 'If it is not your name above.'
export const refundAccount = 'Refund account'
export const chooseAPiece = 'Choose at least one piece.'
