import { texts } from '#texts/core/accounts/emails'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { enqueueSealedEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type EmailText, renderEmail } from '../../../ui/emails/render-email.server.ts'
import { addressTakenEmail, newAddressCodeEmail, resetCodeEmail, signupCodeEmail } from '../account-emails.server.ts'
import { findUser, findUserByEmail, type UserRow } from '../users/users-store.server.ts'
import { type CodeFor, isDayUsedUp, newCode } from './codes.server.ts'
import { countFromNetwork, countToAddress, refuseNetwork } from './limit-code-emails.server.ts'

/** An id that no account has, so that the same statements run for visitors. */
const NO_ACCOUNT = 0

interface CodeRequester {
  email: string
  /** The caller's account if logged in. */
  userId: number | null
  /** Network address of the client. */
  ip: string
}

/**
 * Sends a code to an address. Its purpose depends on the caller and the address: e-mail change for a logged-in
 * customer, password reset for an address with an account, otherwise sign-up. Limits, statements and response are the
 * same for all.
 * @returns the request id (see `redeemCode`), and whether the limit for unconfirmed addresses withheld the e-mail
 * @throws Refusal 429 after too many e-mails
 */
export async function sendCodeTo(
  services: Services,
  { email, userId, ip }: CodeRequester,
): Promise<{ request: string; isSkipped: boolean }> {
  const { db, clock, secret, identity, config } = services
  const now = clock()
  if (config.rateLimits) await refuseNetwork(db, { ip, now })
  return db.transaction().execute(async (tx) => {
    await countToAddress(tx, { email, ip, now })
    const [owner, requester] = await Promise.all([findUserByEmail(tx, email), findUser(tx, userId ?? NO_ACCOUNT)])
    const codeFor = purposeOf(email, owner, requester)
    const dayIsUsedUp = await isDayUsedUp(tx, email, now)
    const { code, request } = await newCode(tx, codeFor, services)
    const sent = { code, isDayUsedUp: dayIsUsedUp }
    const build = () => emailAbout(identity().name, codeFor, { owner, requester }, sent)
    const language = (owner ?? requester)?.language ?? currentLanguage()
    const rendered = renderEmail(language, () => ({ ...build(), isUniform: true }), services)
    const hasCode = codeFor.purpose !== 'change_email' || owner === undefined
    const calledAs = hasCode ? inLanguage(language, () => texts.yourCode(identity().name)) : rendered.subject
    const outcome = await enqueueSealedEmail(tx, rendered, { now, secret, calledAs, whenFull: 'skip' })
    if (config.rateLimits) await countFromNetwork(tx, { ip, now })
    return { request, isSkipped: outcome === 'skipped' }
  })
}

type Person = UserRow | undefined

function purposeOf(email: string, owner: Person, requester: Person): CodeFor {
  if (requester && requester.id !== owner?.id) return { purpose: 'change_email', email, userId: requester.id }
  return owner ? { purpose: 'reset_password', email, userId: owner.id } : { purpose: 'signup', email, userId: null }
}

function emailAbout(
  shop: string,
  { purpose, email }: CodeFor,
  { owner, requester }: { owner: Person; requester: Person },
  sent: { code: string; isDayUsedUp: boolean },
): EmailText {
  // The e-mail contains no code, because the address belongs to another account.
  if (purpose === 'change_email')
    return owner
      ? addressTakenEmail(shop, owner.email, owner.first_name)
      : newAddressCodeEmail(shop, email, requester?.first_name ?? '', sent)
  // Sent to the stored address, because another spelling may be another mailbox.
  return owner ? resetCodeEmail(shop, owner.email, owner.first_name, sent) : signupCodeEmail(shop, email, sent)
}
