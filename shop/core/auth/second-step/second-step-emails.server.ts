import { counted } from '../../../../lib/texts/en.ts'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

export const recoveryCodeUsedEmail = (shop: string, owner: Owner, left: number): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `A recovery code let somebody into your account at ${shop}`,
  paragraphs: [
    `Somebody logged in with your password and one of your recovery codes. ${counted(left, 'code is', 'codes are')} left.`,
    'You can have new codes, and see where you are logged in, under “Account”.',
    'If it was not you, set a new password now: choose “Forgot Password” where you log in. Then have new recovery codes.',
  ],
})

/** Warns an owner that their password is probably compromised. */
export const wrongCodesEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Somebody knows your password at ${shop}`,
  paragraphs: [
    'Somebody has entered your password and then a wrong code, ten times within a day. Nobody was let in.',
    'If it was not you, set a new password now: choose “Forgot Password” where you log in.',
  ],
})
