// screen/notify-me.tsx
export const notifyMeWhenBack = 'Notify me when it’s back in stock'
export const yourEmail = 'Your email'
export const notifyMeHint = 'We e-mail you once when it is available again, then delete your address.'
export const notifyMe = 'Notify me'
export const confirmationSent = (email: string) => `Check your e-mails. We have sent a confirmation link to ${email}.`
export const confirmedFor = (email: string) => `We’ll e-mail ${email} when it’s back in stock.`
export const cancelNotification = 'Cancel notification'

// request-back-in-stock.route.ts
export const wellNotifyYouWhen = 'We’ll notify you when it’s back in stock'
export const notificationCancelled = 'Notification cancelled'

// back-in-stock.page.tsx
export const backInStockNotification = 'Back-in-stock notification'
export const confirmQuestion = 'Do you want one e-mail when this product is available again?'
export const confirm = 'Yes, notify me'
export const deleteMyAddress = 'No, delete my address'
export const confirmedForProduct = (product: string) =>
  `We’ll e-mail you once when ${product} is available again, then delete your address.`
export const viewProduct = 'View product'
export const addressDeleted = 'Your address has been deleted. You won’t receive an e-mail.'
export const linkExpired =
  'This link has expired or was already used. You can request a new notification on the product page.'
export const toTheShop = 'More Shopping'
