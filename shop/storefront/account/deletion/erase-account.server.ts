import { emailKey } from '../../../../lib/email-key.ts'
import type { Database } from '../../../../server/db/open.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { accountDeletedEmail } from '../../../core/accounts/account-emails.server.ts'
import { deleteUser, type UserRow } from '../../../core/accounts/users/users-store.server.ts'
import { addressHash } from '../../../core/marketing-consent/consent-links.server.ts'
import { eraseConsent } from '../../../core/marketing-consent/consent-store.server.ts'
import { withdrawInvitationsFrom } from '../../../core/team/invitations/withdraw-invitations.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { deletePersonalData } from './delete-personal-data.server.ts'

/**
 * Deletes an account with its cart, sessions, codes, e-mails and picture. Foreign keys remove the name from orders
 * and reviews, and the proof of a consent is stored without it. The former customer gets a confirmation e-mail. Call it
 * while the account is locked, and remove its picture after the commit.
 */
export async function eraseAccount(
  tx: Database,
  { id, email, first_name, language }: Pick<UserRow, 'id' | 'email' | 'first_name' | 'language'>,
  services: Services,
): Promise<void> {
  const now = services.clock()
  await withdrawInvitationsFrom(tx, id, { actorId: id, now })
  await deletePersonalData(tx, id, now)
  // Enqueued before the deletion, while the address still counts as confirmed.
  const build = () => accountDeletedEmail(services.identity().name, email, first_name)
  await eraseConsent(tx, id, { address_hash: addressHash(emailKey(email), services.secret), now })
  await enqueueEmail(tx, renderEmail(language, build, services), now)
  await deleteUser(tx, id, now)
}
