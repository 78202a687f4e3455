import { texts } from '#texts/core/accounts/emails'
import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { CODE_GOOD_FOR_MINUTES } from './account-limits.ts'

/** A code to send by e-mail. */
interface Sent {
  code: string
  /** Whether the daily limit of wrong attempts is reached, so that a code is only valid with its request. */
  isDayUsedUp: boolean
}

const aboutCode = ({ isDayUsedUp }: Sent) => [
  texts.codeLasts(CODE_GOOD_FOR_MINUTES),
  ...(isDayUsedUp ? [texts.tooManyWrongCodes] : []),
]

export const signupCodeEmail = (shop: string, to: string, sent: Sent): EmailText => ({
  to,
  subject: texts.codeSubject(sent.code, shop),
  paragraphs: [texts.completeSignup, ...aboutCode(sent), texts.codeNotRequested],
  code: sent.code,
})

/** Returns the e-mail to an address with an account, after a password reset request or a repeated sign-up. */
export const resetCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: texts.codeSubject(sent.code, shop),
  paragraphs: [texts.setNewPassword, ...aboutCode(sent), texts.hasAccount, texts.codeNotRequested],
  code: sent.code,
})

export const newAddressCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: texts.codeSubject(sent.code, shop),
  paragraphs: [texts.useNewAddress(shop), ...aboutCode(sent), texts.codeNotRequested],
  code: sent.code,
})

/** Returns the e-mail to the owner of an address that another customer tried to use. */
export const addressTakenEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: texts.addressTakenSubject(shop),
  paragraphs: [texts.addressTaken, texts.addressTakenByYou],
})

export const passwordChangedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: texts.passwordChangedSubject(shop),
  paragraphs: [texts.passwordChanged, texts.notYou],
})

/** Returns the e-mail that informs the previous address of the change. */
export const emailChangedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: texts.emailChangedSubject(shop),
  paragraphs: [texts.emailChanged, texts.emailNotChangedByYou],
})

export const accountDeletedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: texts.accountDeletedSubject(shop),
  paragraphs: [texts.accountDeleted, texts.thanks],
})
