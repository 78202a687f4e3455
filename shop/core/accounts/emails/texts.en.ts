import { counted } from '../../../../lib/texts/en.ts'

export const codeSubject = (code: string, shop: string) => `${code} is your code for ${shop}`
/** The subject that the outbox stores instead of one with the code. */
export const yourCode = (shop: string) => `Your code for ${shop}`
export const completeSignup = 'Enter this code to complete your sign-up:'
export const setNewPassword = 'Enter this code to set a new password:'
export const useNewAddress = (shop: string) => `Enter this code to use this e-mail address for your account at ${shop}:`
export const codeLasts = (minutes: number) => `The code is valid for ${minutes} minutes, for this purpose only.`
export const tooManyWrongCodes =
  'Too many wrong codes were entered for this address today. Until tomorrow, a code only works in the browser tab that requested it. Enter the code there.'
export const codeNotRequested =
  'If you did not request this code, you can ignore this e-mail. Nothing changes without the code.'
export const hasAccount =
  'If you tried to sign up: this address already has an account. Log in, or set a new password with the code.'
export const addressTakenSubject = (shop: string) => `Someone tried to use your e-mail address at ${shop}`
export const addressTaken =
  'Another account tried to change its e-mail address to this one. The address belongs to your account, so nothing was changed.'
export const addressTakenByYou = 'If this was you, log in with this address, or set a new password for it.'
export const notYou = 'If this was not you, set a new password now: choose “Forgot Password” on the login page.'
export const passwordChangedSubject = (shop: string) => `Your password at ${shop} was changed`
export const passwordChanged = 'Your password was changed, and all devices were logged out.'
export const emailChangedSubject = (shop: string) => `Your e-mail address at ${shop} was changed`
export const emailChanged =
  'The e-mail address of your account was changed. This address no longer receives e-mails about it.'
export const emailNotChangedByYou = 'If this was not you, write to us with the contact form.'
export const accountDeletedSubject = (shop: string) => `Your account at ${shop} was deleted`
export const accountDeleted =
  'Your account, cart and picture were deleted. Your orders remain in our records without your name. Your reviews remain under the name “Former customer”.'
export const thanks = 'Thank you for having been our customer.'

// two-step login
export const byApp = 'codes from an authenticator app'
export const byPasskey = (name: string) => `the passkey “${name}”`
export const factorAddedSubject = (shop: string, factor: string) => `Two-step login at ${shop}: ${factor} added`
export const factorAdded = (factor: string) =>
  `You can now use ${factor} as the second step of your login, after your password.`
export const factorRemovedSubject = (shop: string, factor: string) => `Two-step login at ${shop}: ${factor} removed`
export const lastFactorRemoved = (factor: string) =>
  `You have removed ${factor}. Your account no longer has a second step: logging in only requires your password.`
export const factorRemoved = (factor: string) => `You have removed ${factor}. Your login still has a second step.`
export const factorsRemovedSubject = (shop: string) => `Two-step login at ${shop} was removed from your account`
export const factorsRemoved =
  'The operator of this shop has removed the second step of your login. You were logged out on all devices. Logging in now only requires your password.'
export const setUpAgain =
  'Log in and set up two-step login again under “Account”. If you did not request this, reply to this e-mail.'
export const codesRenewedSubject = (shop: string) => `You have new recovery codes at ${shop}`
export const codesRenewed = 'Ten new recovery codes were created for your account. The old codes are no longer valid.'
export const recoveryCodeUsedSubject = (shop: string) => `A recovery code was used to log in to your account at ${shop}`
export const recoveryCodeUsed = (left: number) =>
  `Someone logged in with your password and one of your recovery codes. ${counted(left, 'code is', 'codes are')} left.`
export const viewSessions = 'You can create new recovery codes and view your sessions under “Account”.'
export const codeNotUsedByYou =
  'If this was not you, set a new password now: choose “Forgot Password” on the login page. Then create new recovery codes.'
export const wrongCodesSubject = (shop: string) => `Someone may know your password at ${shop}`
export const wrongCodes =
  'Someone entered your password and then a wrong code, ten times within a day. All of these logins were refused.'

// sign-in with a provider
export const linkedSubject = (shop: string, provider: string) => `You can now log in at ${shop} with ${provider}`
export const linked = (provider: string) =>
  `Someone signed in with ${provider}, which confirmed that they own this e-mail address. This sign-in now gives access to your account.`
export const viewLinked = 'You can view and remove this sign-in under “Account”.'
export const linkedNotByYou = (provider: string) =>
  `If this was not you, remove it, and secure your ${provider} account: someone else can sign in to it.`

// e-mails about offers
export const confirmOffersSubject = (shop: string) => `Confirm e-mails about offers from ${shop}`
export const offersRequested = (wording: string) => `We received this request for your address: “${wording}”`
export const confirmOffersWithin =
  'Confirm it within 7 days with the button below. If you did not ask for it, ignore this e-mail: you won’t receive e-mails about offers.'
export const confirmOffers = 'Confirm e-mails about offers'
export const offersConfirmedSubject = (shop: string) => `You will receive e-mails about offers from ${shop}`
export const offersConfirmed = (wording: string) => `You have agreed to this: “${wording}”`
export const unsubscribeAnyTime = 'You can unsubscribe at any time, here or in your account.'
export const unsubscribe = 'Unsubscribe'
