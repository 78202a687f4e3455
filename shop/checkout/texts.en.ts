// checkout.page.tsx
export const checkout = 'Checkout'
export const youCannotCheckoutBeforeYou = 'You cannot checkout before you login'
export const thereIsNothingToCheck =
  'There is nothing to check out yet. Choose what you want first; the way here leads through your cart.'
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
export const rateOurServices = 'Rate our Services?'
export const viewOrders = 'View Orders'
