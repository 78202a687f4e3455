// checkout.page.tsx
export const checkout = 'Checkout'
export const youCannotCheckoutBeforeYou = 'You cannot checkout before you login'
export const thereIsNothingToCheck = 'There is nothing to check out yet. Add products to your cart first.'
export const wasJustPlaced = (id: number) => `Your order ${id} has been placed. There is nothing else to check out.`
export const seeOrder = (id: number) => `View order ${id}`
export const toYourCart = 'View cart'
export const everythingStaysInYourCart = 'Everything stays in your cart.'
export const backToYourCart = 'Back to your cart'
export const goBack = 'Go Back'
export const moreShopping = 'More Shopping'

// thank-you.tsx
export const illustrationAlt = 'A parcel tied with a ribbon'

// success.page.tsx
export const thankYou = 'Thank you'
export const thankYouHeading = 'Thank you!'
export const paymentThanks = 'Thank you for your payment. Follow your order under Orders.'
export const isPlaced = (id: number) => `Order ${id} has been placed. Follow it under Orders.`
export const placedForCollection = (id: number) =>
  `Order ${id} has been placed. We’ll e-mail you when it is ready to collect. You then pay by card or bank transfer.`
export const isPlacedHeading = 'Order placed'
export const preparedOnceTransferred = (id: number) =>
  `Thank you. We’ll prepare order ${id} as soon as your transfer arrives. Use these bank details:`
export const waitingForConfirmation = 'Waiting for your payment to be confirmed'
export const thisTakesSeconds = 'This usually takes a few seconds. You don’t need to do anything.'
export const yourPaymentIsntConfirmed = (id: number) =>
  `Your payment isn’t confirmed yet. We’ll e-mail you when order ${id} is paid. If you have already paid, don’t pay again.`
export const notPaidYet = 'If you haven’t paid yet:'
export const weHaveEmailed = 'We have e-mailed you these details too.'
export const rateOurServices = 'Rate our Services?'
export const viewOrders = 'View Orders'

// screen/checkout-part.tsx
export const change = 'Change'
export const changePart = (part: string) => `Change: ${part}`

// screen/checkout-screen.tsx
export const sessionRestored = 'Your session had ended. Your entries are still here, and nothing has been ordered yet.'
export const couldNotLoad = 'Your order couldn’t be calculated. Reload the page to try again.'
export const address = 'Address'
export const billingAddress = 'Billing address'
export const deliveryAndPayment = 'Delivery and payment'
export const review = 'Review'
export const somethingIsMissing = 'Complete the missing fields above.'
export const cannotBeOrdered = 'These items can’t be ordered as they are and stay in your cart:'
export const withReason = (what: string, why: string) => `${what}: ${why}`

// screen/address-part.tsx
export const yourAddresses = 'Your addresses'
export const anotherAddress = 'Use another address'
export const keepThisAddress = 'Save this address'
export const billedElsewhere = 'Use a different billing address'
export const continueLabel = 'Continue'
export const weDontDeliver = (country: string) => `We don’t deliver to ${country}.`
export const noMethodForParcel = (country: string) => `No shipping method for this parcel to ${country}.`
export const tooHeavy = (country: string) => `This order is too heavy to be delivered to ${country}.`
export const canBeCollected = 'You can collect it.'

// screen/delivery-part.tsx
export const deliveryHeading = 'Delivery'
export const readyBetween = (days: string) => `Ready ${days}`
export const arrivesBetween = (days: string) => `Arrives ${days}`
export const tracked = ', with tracking'
export const paymentHeading = 'Payment'
export const giftCardsAreSent = 'Each recipient gets the gift card by e-mail on the chosen day.'
export const nothingToPay = 'There is nothing to pay.'
export const anOrderOfThisAmountCantBePaid = 'An order of this amount can’t be paid online. Please contact us.'

// screen/quote-differences.ts
export const delivery = 'Delivery'
export const collection = 'Collection'
export const discountEnded = (name: string) => `The discount “${name}” no longer applies.`
export const discountStarted = (name: string) => `The discount “${name}” now applies.`
export const discountChanged = (name: string, was: string, is: string) =>
  `The discount “${name}” takes off ${is} instead of ${was}.`

// screen/review-part.tsx
export const orderWithObligation = 'Order with obligation to pay'
export const deliveredTo = 'Delivered to'
export const collectedAt = 'Collected at'
export const billedTo = 'Billed to'
export const rightOfWithdrawal = (rule: string) => `Right of withdrawal: ${rule}`
export const withdrawalOfAll =
  'You can withdraw within 14 days after you have received everything, without giving a reason. Use “Withdraw from contract here” at the bottom of any page.'
export const withdrawalOfOthers =
  'You can withdraw within 14 days after you have received everything, without giving a reason, except for the items marked otherwise above. Use “Withdraw from contract here” at the bottom of any page.'
export const noRightOfWithdrawal = 'There is no right of withdrawal for this order, for the reasons given above.'
export const terms = 'terms of service'
export const termsApply = <T>(link: T) => ['Our ', link, ' apply in today’s version.']
export const mediator = (name: string) => `If we can’t settle a dispute, you can contact a consumer mediator: ${name}`
export const noticeAlt = 'Notice on the legal guarantee of conformity'
export const orderChanged = 'Your order changed while you were looking. Nothing has been ordered:'

// screen/use-checkout-results.ts
export const reviewAgain = 'Please review the order and place it again.'

// screen/order-sums.tsx
export const changedMeanwhile = 'Your order has changed.'

// screen/quote-differences.ts
export const notForSale = (what: string) => `${what} is no longer for sale.`
export const notInCart = (what: string) => `${what} is no longer in your cart.`
export const quantityChanged = (what: string, was: number, is: number) => `${what}: quantity ${was} before, ${is} now`
export const arrivalChanged = (was: string, is: string) => `It arrives by ${is} instead of ${was}.`
export const priceChanged = (what: string, was: string, is: string) => `${what}: ${was} before, ${is} now`

// success.page.tsx, unconfirmed-payment.tsx
export const seeTheOrder = 'View order'
