import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

const NOT_YOU = 'If this was not you, set a new password now: choose “Forgot Password” on the login page.'

/** Returns the e-mail about a new factor. @param factor as in 'codes from an authenticator app' */
export const factorAddedEmail = (shop: string, owner: Owner, factor: string): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop}: ${factor} added`,
  paragraphs: [`You can now use ${factor} as the second step of your login, after your password.`, NOT_YOU],
})

/** Returns the e-mail about a removed factor. @param isLast whether the password is now sufficient */
export const factorRemovedEmail = (shop: string, owner: Owner, factor: string, isLast: boolean): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop}: ${factor} removed`,
  paragraphs: [
    isLast
      ? `You have removed ${factor}. Your account no longer has a second step: logging in only requires your password.`
      : `You have removed ${factor}. Your login still has a second step.`,
    NOT_YOU,
  ],
})

/** Returns the e-mail to an owner after the operator removed their second factors. */
export const factorsRemovedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `Two-step login at ${shop} was removed from your account`,
  paragraphs: [
    'The operator of this shop has removed the second step of your login. You were logged out on all devices. Logging in now only requires your password.',
    'Log in and set up two-step login again under “Account”. If you did not request this, reply to this e-mail.',
  ],
})

export const recoveryCodesRenewedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `You have new recovery codes at ${shop}`,
  paragraphs: ['Ten new recovery codes were created for your account. The old codes are no longer valid.', NOT_YOU],
})
