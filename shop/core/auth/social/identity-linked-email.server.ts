import { texts } from '#texts/core/accounts/emails'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'

/** Informs an owner that a provider can now log in to their account. */
export const identityLinkedEmail = (
  shop: string,
  owner: { email: string; first_name: string },
  provider: string,
): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.linkedSubject(shop, provider),
  paragraphs: [texts.linked(provider), texts.viewLinked, texts.linkedNotByYou(provider)],
})
