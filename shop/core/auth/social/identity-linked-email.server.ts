import type { EmailText } from '../../../ui/emails/render-email.server.ts'

/** Informs an owner that a provider can now log in to their account. */
export const identityLinkedEmail = (
  shop: string,
  owner: { email: string; first_name: string },
  provider: string,
): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `You can now log in at ${shop} with ${provider}`,
  paragraphs: [
    `Someone signed in with ${provider}, which confirmed that they own this e-mail address. This sign-in now gives access to your account.`,
    'You can view and remove this sign-in under “Account”.',
    `If this was not you, remove it, and secure your ${provider} account: someone else can sign in to it.`,
  ],
})
