import type { EmailText } from '../../../ui/emails/render-email.server.ts'

/** Informs an owner that a provider can now log in to their account. */
export const identityLinkedEmail = (
  shop: string,
  owner: { email: string; first_name: string },
  provider: string,
): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: `${provider} can log you in at ${shop}`,
  paragraphs: [
    `Somebody signed in with ${provider}, which vouches that this address is theirs. From now on that sign-in leads into your account.`,
    'You can see it under “Account”, and remove it there.',
    'If it was not you, remove it, and look into your account at the provider: somebody else can sign in there.',
  ],
})
