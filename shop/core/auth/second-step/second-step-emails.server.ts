import { texts } from '#texts/core/accounts/emails'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

export const recoveryCodeUsedEmail = (shop: string, owner: Owner, left: number): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.recoveryCodeUsedSubject(shop),
  paragraphs: [texts.recoveryCodeUsed(left), texts.viewSessions, texts.codeNotUsedByYou],
})

/** Warns an owner that their password is probably compromised. */
export const wrongCodesEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.wrongCodesSubject(shop),
  paragraphs: [texts.wrongCodes, texts.notYou],
})
