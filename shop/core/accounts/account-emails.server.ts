import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { CODE_GOOD_FOR_MINUTES } from './account-limits.ts'

const UNASKED = 'If you did not request this code, you can ignore this e-mail. Nothing changes without the code.'
const LASTS = `The code is valid for ${CODE_GOOD_FOR_MINUTES} minutes, for this purpose only.`
const DAY_IS_USED_UP =
  'Too many wrong codes were entered for this address today. Until tomorrow, a code only works in the browser tab that requested it. Enter the code there.'

/** A code to send by e-mail. */
interface Sent {
  code: string
  /** Whether the daily limit of wrong attempts is reached, so that a code is only valid with its request. */
  isDayUsedUp: boolean
}

const aboutCode = ({ isDayUsedUp }: Sent) => (isDayUsedUp ? [LASTS, DAY_IS_USED_UP] : [LASTS])

export const signupCodeEmail = (shop: string, to: string, sent: Sent): EmailText => ({
  to,
  subject: `${sent.code} is your code for ${shop}`,
  paragraphs: ['Enter this code to complete your sign-up:', ...aboutCode(sent), UNASKED],
  code: sent.code,
})

/** Returns the e-mail to an address with an account, after a password reset request or a repeated sign-up. */
export const resetCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: `${sent.code} is your code for ${shop}`,
  paragraphs: [
    'Enter this code to set a new password:',
    ...aboutCode(sent),
    'If you wanted to sign up: this address already has an account. Log in, or set a new password with the code.',
    UNASKED,
  ],
  code: sent.code,
})

export const newAddressCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: `${sent.code} is your code for ${shop}`,
  paragraphs: [`Enter this code to use this e-mail address for your account at ${shop}:`, ...aboutCode(sent), UNASKED],
  code: sent.code,
})

/** Returns the e-mail to the owner of an address that another customer tried to use. */
export const addressTakenEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Someone tried to use your e-mail address at ${shop}`,
  paragraphs: [
    'Another account tried to change its e-mail address to this one. The address belongs to your account, so nothing was changed.',
    'If this was you, log in with this address, or set a new password for it.',
  ],
})

const NOT_YOU = 'If this was not you, set a new password now: choose “Forgot Password” on the login page.'

export const passwordChangedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Your password at ${shop} was changed`,
  paragraphs: ['Your password was changed, and all devices were logged out.', NOT_YOU],
})

/** Returns the e-mail that informs the previous address of the change. */
export const emailChangedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Your e-mail address at ${shop} was changed`,
  paragraphs: [
    'The e-mail address of your account was changed. This address no longer receives e-mails about it.',
    'If this was not you, write to us with the contact form.',
  ],
})

export const accountDeletedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Your account at ${shop} was deleted`,
  paragraphs: [
    'Your account, cart and picture were deleted. Your orders remain in our records without your name. Your reviews remain under the name “Former customer”.',
    'Thank you for having been our customer.',
  ],
})
