import type { EmailText } from '../../ui/emails/render-email.server.ts'
import { CODE_GOOD_FOR_MINUTES } from './account-limits.ts'

const UNASKED = 'If you did not ask for this, you need do nothing: without the code nothing happens.'
const LASTS = `It is good for ${CODE_GOOD_FOR_MINUTES} minutes, and for this one purpose.`
const DAY_IS_USED_UP =
  'Wrong codes were entered for this address again and again today. Until tomorrow a code is therefore good only in the window in which it was asked for: enter it there.'

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
  paragraphs: ['This is the code that finishes your sign-up:', ...aboutCode(sent), UNASKED],
  code: sent.code,
})

/** Returns the e-mail to an address with an account, after a password reset request or a repeated sign-up. */
export const resetCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: `${sent.code} is your code for ${shop}`,
  paragraphs: [
    'This is the code with which you can set a new password:',
    ...aboutCode(sent),
    'If you were about to sign up: this address has an account already. You can log in, or set a new password with the code.',
    UNASKED,
  ],
  code: sent.code,
})

export const newAddressCodeEmail = (shop: string, to: string, name: string, sent: Sent): EmailText => ({
  to,
  name,
  subject: `${sent.code} is your code for ${shop}`,
  paragraphs: [`This is the code that makes this your address at ${shop}:`, ...aboutCode(sent), UNASKED],
  code: sent.code,
})

/** Returns the e-mail to the owner of an address that another customer tried to use. */
export const addressTakenEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Somebody wanted to use your address at ${shop}`,
  paragraphs: [
    'Somebody with another account asked to change their address to this one. It is yours already, so nothing was changed.',
    'If that was you: log in with this address, or set a new password for it.',
  ],
})

const NOT_YOU = 'If it was not you, set a new password now: choose “Forgot Password” where you log in.'

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
  subject: `Your address at ${shop} was changed`,
  paragraphs: [
    'Your account has another e-mail address from now on; e-mails no longer go to this one.',
    'If it was not you, write to us with the contact form.',
  ],
})

export const accountDeletedEmail = (shop: string, to: string, name: string): EmailText => ({
  to,
  name,
  subject: `Your account at ${shop} was deleted`,
  paragraphs: [
    'Your account, your cart and your picture are gone. Your orders stay in our books without your name, your reviews under “Former customer”.',
    'Thank you for having been with us.',
  ],
})
