// delivery-by-email.ts
export const byEmail = 'By e-mail'

// issue-sold-cards.server.ts
export const soldWith = (order: number) => `Order ${order}`

// sold-card-emails.server.ts
export const buyerSubject = (order: number, shop: string) => `Gift cards of your order ${order} at ${shop}`
export const buyerIntro = 'Thank you for your payment. We send each gift card with its code to its recipient by e-mail.'
export const sentNow = (email: string) => `Sent to ${email}`
export const sentOn = (email: string, day: string) => `Sent to ${email} on ${day}`
export const giftCardOf = (price: string, name: string) =>
  name === '' ? `Gift card of ${price}` : `Gift card of ${price} for ${name}`
export const buyerCorrect =
  'A wrong address? Correct it with your order, and we send the gift card again, as long as it has not been used.'
export const seeOrder = (order: number) => `See order ${order}`

// recipients.server.ts
export const dayInPast = 'Choose today or a later day.'
export const dayTooLate = 'Choose a day within one year.'
export const tooManyRecipients = (max: number) => `At most ${max} recipients can be entered.`
export const noGiftCard = 'This gift card is not in your cart.'

// sold-cards.server.ts
export const isUsed = 'This gift card has been used, so its recipient can’t be changed.'
export const isBlocked = 'This gift card is blocked. Contact us.'
export const isDisputed = 'The payment of this order is disputed, so its gift cards can’t be sent. Contact us.'
export const isSentTooOften = (max: number) =>
  `This gift card was sent again ${max} times. Contact us to send it to another address.`
export const isInUse = 'An unpaid order uses this gift card. Try again when that order is paid or has expired.'

// cart-recipients.tsx
export const recipients = 'Recipients of the gift cards'
export const recipientsHint =
  'We send each gift card with its code by e-mail after your payment. Gift cards can’t be paid with a gift card, and discounts don’t apply to them.'
export const forYou = (count: number) => (count === 1 ? 'One gift card for you' : `${count} gift cards for you`)
export const sentToYou = 'We send it to your own e-mail address.'
export const raiseQuantity = 'For another recipient, raise the quantity.'
export const addRecipient = 'Add recipient'
export const editRecipient = (email: string) => `Edit recipient ${email}`
export const removeRecipient = (email: string) => `Remove recipient ${email}`
export const remove = 'Remove'
export const edit = 'Edit'
export const email = 'Recipient’s e-mail'
export const name = 'Recipient’s name'
export const message = 'Message'
export const messageHint = 'Up to 500 characters'
export const sendOn = 'Send on'
export const sendOnHint = 'Empty: as soon as you have paid. At most one year from now.'
export const save = 'Save recipient'
export const cancel = 'Cancel'
export const onPayment = 'Sent as soon as you have paid'
export const onDay = (day: string) => `Sent on ${day}`
export const notOrdered = 'Not ordered: raise the quantity, or remove this recipient.'
export const recipientSaved = 'Recipient saved'
export const recipientRemoved = 'Recipient removed'

// sold-cards.tsx
export const soldCards = 'Gift cards'
export const states = {
  unpaid: 'Issued after the payment',
  scheduled: 'Waiting for its day',
  sent: 'Sent',
  used: 'Used',
  blocked: 'Blocked',
  revoked: 'Refunded and blocked',
}
export const sendAgain = 'Correct address and send again'
export const correctAddress = 'Correct address'
export const sendAgainHint = 'The recipient gets a new code. The earlier code can’t be used any more.'
export const send = 'Send gift card'
export const saveAddress = 'Save address'
export const sentAgain = 'The gift card is on its way to the recipient.'
export const addressSaved = 'Address saved'
export const maskedCode = (lastFour: string) => `•••• ${lastFour}`
