import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

const NOT_YOU = 'If it was not you, set a new password now: choose “Forgot Password” where you log in.'

/** Returns the e-mail about a new factor. @param factor as in 'codes of an app' */
export const factorAddedEmail = (shop: string, owner: Owner, factor: string): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop}: ${factor} added`,
  paragraphs: [`From now on ${factor} can be the second step of your login, after your password.`, NOT_YOU],
})

/** Returns the e-mail about a removed factor. @param isLast whether the password is now sufficient */
export const factorRemovedEmail = (shop: string, owner: Owner, factor: string, isLast: boolean): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop}: ${factor} removed`,
  paragraphs: [
    isLast
      ? `You have removed ${factor}. Your account has no second step any more: your password alone lets you in.`
      : `You have removed ${factor}. Your login still has a second step.`,
    NOT_YOU,
  ],
})

/** Returns the e-mail to an owner after the operator removed their second factors. */
export const factorsRemovedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop} was taken off your account`,
  paragraphs: [
    'Whoever runs this shop has taken the second step of your login off, and you are logged out everywhere. Your password alone lets you in now.',
    'Log in, and set two-step login up again under “Account”. If you did not ask for this, answer this e-mail.',
  ],
})

export const recoveryCodesRenewedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `You have new recovery codes at ${shop}`,
  paragraphs: ['Ten new recovery codes were made for your account. The old ones let nobody in any more.', NOT_YOU],
})
