import { texts } from '#texts/core/accounts/emails'
import type { EmailText } from '../../../ui/emails/render-email.server.ts'

interface Owner {
  email: string
  first_name: string
}

/** Returns the e-mail about a new factor. @param factor as in 'codes from an authenticator app' */
export const factorAddedEmail = (shop: string, owner: Owner, factor: string): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.factorAddedSubject(shop, factor),
  paragraphs: [texts.factorAdded(factor), texts.notYou],
})

/** Returns the e-mail about a removed factor. @param isLast whether the password is now sufficient */
export const factorRemovedEmail = (shop: string, owner: Owner, factor: string, isLast: boolean): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.factorRemovedSubject(shop, factor),
  paragraphs: [isLast ? texts.lastFactorRemoved(factor) : texts.factorRemoved(factor), texts.notYou],
})

/** Returns the e-mail to an owner after the operator removed their second factors. */
export const factorsRemovedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.factorsRemovedSubject(shop),
  paragraphs: [texts.factorsRemoved, texts.setUpAgain],
})

export const recoveryCodesRenewedEmail = (shop: string, owner: Owner): EmailText => ({
  to: owner.email,
  name: owner.first_name,
  subject: texts.codesRenewedSubject(shop),
  paragraphs: [texts.codesRenewed, texts.notYou],
})
