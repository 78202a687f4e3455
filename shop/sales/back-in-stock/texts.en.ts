// screen/notify-me.tsx
export const tellMeWhenItIsBack = 'Notify me when it’s back in stock'
export const yourEmail = 'Your email'
export const onceAndThenForgotten = 'We e-mail you once when it is available again, then delete your address.'
export const tellMe = 'Notify me'
export const checkYourEmailsWe = (email: string) => `Check your e-mails. We have sent a confirmation link to ${email}.`
export const weTellYouAt = (email: string) => `We’ll e-mail ${email} when it’s back in stock.`
export const cancelNotification = 'Cancel notification'

// request-back-in-stock.route.ts
export const wellNotifyYouWhen = 'We’ll notify you when it’s back in stock'
export const notificationCancelled = 'Notification cancelled'

// back-in-stock.page.tsx
export const whenItIsBack = 'Back-in-stock notification'
export const doYouWantOne = 'Do you want one e-mail when this product is available again?'
export const yesTellMe = 'Yes, notify me'
export const noForgetMyAddress = 'No, delete my address'
export const weTellYou = (product: string) =>
  `We’ll e-mail you once when ${product} is available again, then delete your address.`
export const viewProduct = 'View product'
export const yourAddressHasBeen = 'Your address has been deleted. You won’t receive an e-mail.'
export const linkIsDead =
  'This link has expired or was already used. You can request a new notification on the product page.'
export const toTheShop = 'More Shopping'
