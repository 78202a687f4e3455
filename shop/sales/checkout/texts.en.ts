import { counted } from '../../../lib/texts/en.ts'
import type { PaymentMeans } from '../payments/payments.contract.ts'

// checkout.page.tsx
export const checkout = 'Checkout'
export const youCannotCheckoutBeforeYou = 'You cannot checkout before you login'
export const thereIsNothingToCheck =
  'There is nothing to check out yet. Choose what you want first; the way here leads through your cart.'
export const wasJustPlaced = (id: number) =>
  `Your order ${id} was placed a moment ago, and there is nothing else to check out.`
export const seeOrder = (id: number) => `See order ${id}`
export const toYourCart = 'To your cart'
export const everythingStaysInYourCart = 'Everything stays in your cart.'
export const backToYourCart = 'Back to your cart'
export const goBack = 'Go Back'
export const moreShopping = 'More Shopping'

// thank-you.tsx
export const aParcelTiedWithA = 'A parcel tied with a ribbon'

// success.page.tsx
export const thankYou = 'Thank you'
export const thankYouHeading = 'Thank you!'
export const yourPaymentWasPlacedYour = 'Your payment was placed. Your orders show how far it has come.'
export const isPlaced = (id: number) => `Your order ${id} is placed. Your orders show how far it has come.`
export const placedForCollection = (id: number) =>
  `Your order ${id} is placed. We write to you as soon as it is ready to be collected; you pay then, by card or transfer.`
export const isPlacedHeading = 'Your order is placed'
export const preparedOnceTransferred = (id: number) =>
  `Thank you. We prepare order ${id} as soon as your transfer has arrived. In your bank’s form, write:`
export const waitingForConfirmation = 'We are waiting for the confirmation of your payment'
export const thisTakesSeconds = 'This takes a few seconds as a rule. There is nothing to do.'
export const confirmationWillCome = (id: number) =>
  `It is not there yet. As soon as order ${id} is paid we send you an e-mail; if you have paid, nothing need be paid twice.`
export const notPaidYet = 'If you have not paid yet:'
export const alsoByEmail = 'All of this stands in the e-mail that we have sent you, too.'
export const rateOurServices = 'Rate our Services?'
export const viewOrders = 'View Orders'

// screen/checkout-part.tsx
export const change = 'Change'
export const changePart = (part: string) => `Change: ${part}`

// screen/checkout-screen.tsx
export const goesOnHere = 'Your login had ended. What you had entered is still here, and nothing has been ordered yet.'
export const couldNotLoad = 'Your order could not be worked out. Reload the page to try again.'
export const address = 'Address'
export const billingAddress = 'Billing address'
export const deliveryAndPayment = 'Delivery and payment'
export const review = 'Review'
export const somethingIsMissing = 'Something is missing above.'
export const cannotBeOrdered = 'This cannot be ordered as it is, and stays in your cart:'
export const because = (what: string, why: string) => `${what}: ${why}`

// screen/address-part.tsx
export const yourAddresses = 'Your addresses'
export const anotherAddress = 'Another address'
export const keepThisAddress = 'Keep this address'
export const billedElsewhere = 'Bill it to another address'
export const goOn = 'Continue'
export const notServed = (country: string) => `We do not deliver to ${country}.`
export const tooHeavy = (country: string) => `This is too heavy to be delivered to ${country}.`
export const canBeCollected = 'You can collect it.'

// screen/delivery-part.tsx
export const howItComes = 'How it comes to you'
export const readyBetween = (days: string) => `Ready ${days}`
export const arrivesBetween = (days: string) => `Arrives ${days}`
export const tracked = ', with tracking'
export const howYouPay = 'How you pay'
export const aboutMeans: Record<PaymentMeans, (days: number) => string> = {
  online: () => 'On the page of our payment provider, next. Your card’s number never reaches us.',
  transfer: (days) =>
    `In advance. We keep it for ${counted(days, 'day', 'days')}, and prepare it as soon as your transfer has arrived.`,
  collection: () => 'By card or transfer in the shop, within seven days after it is ready. We take no cash.',
}
export const noMeans = 'An order of this amount cannot be paid here. Write to us, please.'

// screen/quote-differences.ts
export const delivery = 'Delivery'
export const collection = 'Collection'

// screen/review-part.tsx
export const orderWithObligation = 'Order with obligation to pay'
export const deliveredTo = 'Delivered to'
export const collectedAt = 'Collected at'
export const billedTo = 'Billed to'
export const rightOfWithdrawal = (rule: string) => `Right of withdrawal: ${rule}`
export const withdrawalOfAll =
  'You may withdraw within 14 days after you have received everything, without a reason: under “Withdraw from contract here”, at the end of each page.'
export const withdrawalOfOthers =
  'You may withdraw within 14 days after you have received everything, without a reason, but for what says otherwise above: under “Withdraw from contract here”, at the end of each page.'
export const noRightOfWithdrawal = 'There is no right of withdrawal for what you order, for the reasons said above.'
export const terms = 'terms of service'
export const termsApply = <T>(link: T) => ['Our ', link, ' apply as they stand today.']
export const mediator = (name: string) => `If we cannot settle a dispute, you can turn to a consumer mediator: ${name}`
export const noticeAlt = 'Notice on the legal guarantee of conformity'
export const somethingChanged = 'Something has changed since you looked. Nothing was ordered yet:'

// screen/use-answers.ts
export const lookAgain = 'Look at it again, please, and order once more.'

// screen/order-sums.tsx
export const changedMeanwhile = 'Something has changed while you looked.'

// screen/quote-differences.ts
export const notForSale = (what: string) => `${what} is no longer for sale.`
export const notInCart = (what: string) => `${what} is no longer in your cart.`
export const isOfNow = (what: string, was: number, is: number) => `${what}: quantity ${was} before, ${is} now`
export const comesLater = (was: string, is: string) => `It arrives until ${is}, not until ${was}.`
export const costsNow = (what: string, was: string, is: string) => `${what}: ${was} before, ${is} now`

// success.page.tsx, unconfirmed-payment.tsx
export const seeTheOrder = 'See the order'
