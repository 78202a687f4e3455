import { counted } from '../../../../lib/texts/en.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

export const recoveryCodeUsedEmail = (shop: string, owner: Owner, left: number): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `A recovery code was used to log in to your account at ${shop}`,
  paragraphs: [
    `Someone logged in with your password and one of your recovery codes. ${counted(left, 'code is', 'codes are')} left.`,
    'You can create new recovery codes and view your sessions under “Account”.',
    'If this was not you, set a new password now: choose “Forgot Password” on the login page. Then create new recovery codes.',
  ],
})

/** Warns an owner that their password is probably compromised. */
export const wrongCodesEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Someone may know your password at ${shop}`,
  paragraphs: [
    'Someone entered your password and then a wrong code, ten times within a day. All of these logins were refused.',
    'If this was not you, set a new password now: choose “Forgot Password” on the login page.',
  ],
})
