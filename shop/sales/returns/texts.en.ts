// withdrawal.page.tsx
export const withdrawHere = 'Withdraw from contract here'
export const youCanWithdrawFromYourContract =
  'You can withdraw from your contract within 14 days after you received your order, without giving a reason. You don’t need to log in.'
export const weHaveReceivedIt = 'We have received your withdrawal'

// screen/
export const yourName = 'Your name'
export const orderNumber = 'Order'
export const youFindTheNumberInOurEmails = 'You find the number in our e-mails about the order.'
export const email = 'E-mail'
export const emailHint = 'We send the confirmation to this address.'
export const itemsToWithdrawFrom = 'Items to withdraw from'
export const priceOfItems = 'Price of these items'
export const refundOfItems = 'Refund of these items'
export const offerIsRecomputed = (names: readonly string[]) =>
  names.length === 1
    ? `The offer “${names[0]}” is recalculated for the items that you keep.`
    : `The offers ${names.map((name) => `“${name}”`).join(', ')} are recalculated for the items that you keep.`
export const itemsHint = 'In your own words, e.g. “the whole order”.'
export const continueLabel = 'Continue'
export const checkYourWithdrawal = 'Check your withdrawal'
export const iWithdraw = 'I withdraw from my contract of sale of the following goods:'
export const confirmWithdrawal = 'Confirm withdrawal'
export const change = 'Change'
export const withdrawalNo = (id: number) => `Withdrawal no. ${id}`
export const confirmedTo = (email: string) =>
  `We have sent a confirmation to ${email}. Keep this number for your records.`
export const cancelledAtOnce = (isRefunded: boolean) =>
  `These items were not packed yet. They are cancelled${isRefunded ? ', and you get a refund' : ' without a refund'}. You don’t need to send anything back.`
export const sendBackHint = (isRefundDue: boolean) =>
  `If you already have the goods, send them back within 14 days. The return address is in the e-mail. ${isRefundDue ? 'Your refund is due within 14 days, too.' : 'You get no refund for these items: the items that you keep now cost at least as much as you paid (less earlier refunds), because the offer was recalculated.'}`
export const toYourOrders = 'View orders'
export const toTheShop = 'Go to the shop'
export const noOrders = 'You have no orders that you can withdraw from.'
export const whichOrder = 'Which order?'
export const orderOf = (id: number, day: string) => `Order ${id}, ${day}`
export const until = (day: string) => `Until ${day}`
export const notDeliveredYet = 'Not delivered yet'
export const otherOrder = 'Looking for another order?'
export const describeTheOrderInstead = 'Describe the order instead'
export const howMany = (left: number) => `How many? (of ${left})`
export const quantityOf = (thing: string) => `Quantity of ${thing}`
export const refundIban = 'IBAN for the refund (optional)'
export const youPaidByBankTransfer = 'You paid by bank transfer. We send the refund to this account.'
export const accountHolder = 'Account holder (optional)'
export const accountHolderHint = 'If different from your name above.'
export const refundAccount = 'Refund account'
export const chooseItem = 'Choose at least one item.'
