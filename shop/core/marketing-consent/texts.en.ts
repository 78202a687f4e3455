import { showDay } from '../../../lib/texts/dates.ts'

/** The text that customers agree to. Increase `CONSENT_TEXT_VERSION` with each change. */
export const consentText = (shop: string) =>
  `E-mail me about offers and news from ${shop}. I can unsubscribe at any time.`

// own-consent.page.tsx
export const eMailsAboutOffers = 'E-mails about offers'
export const youMustBeLoggedIn = 'You must be logged in to change your e-mail preferences.'
export const failedToLoad = 'Your e-mail preferences couldn’t be loaded. Try again.'
export const confirmationHint = 'You receive these e-mails only after you confirm a link that we send you.'
export const alwaysSent = 'E-mails about your orders and your account are always sent.'
export const save = 'Save'
export const checkYourEmail = (address: string) => `We have sent a confirmation link to ${address}.`
export const awaitsConfirmation = (address: string) =>
  `Not confirmed yet. Open the link in the e-mail to ${address}. It is valid for 7 days.`
export const sendAgain = 'Send link again'
export const dontWant = 'I don’t want these e-mails'
export const agreedOn = (time: string) => `You agreed to these e-mails on ${showDay(time)}:`
export const unsubscribe = 'Unsubscribe'
export const unsubscribed = 'Unsubscribed from e-mails about offers'
export const youUnsubscribedOn = (time: string) => `You unsubscribed on ${showDay(time)}.`

// email-consent.page.tsx
export const confirmHint = 'Select the button to confirm that you want to receive e-mails about offers.'
export const yes = 'Yes, e-mail me'
export const confirmed = 'Thank you. You have agreed to this:'
export const unsubscribeLinkHint =
  'Each of these e-mails has a link to unsubscribe. You can also unsubscribe in your account.'
export const linkExpired = 'This link has expired or was already used. You can ask for a new one in your account.'
export const toTheShop = 'More Shopping'
export const unsubscribeHint = 'Select the button to stop e-mails about offers. Your orders are not affected.'
export const youWontReceiveThem = 'You won’t receive e-mails about offers any more.'
export const linkIsInvalid = 'This link is not valid. Use the link in the latest e-mail.'
