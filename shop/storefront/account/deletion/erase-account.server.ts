import type { Database } from '../../../../server/db/open.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { accountDeletedEmail } from '../../../core/accounts/account-emails.server.ts'
import { deleteUser, type UserRow } from '../../../core/accounts/users/users-store.server.ts'
import { withdrawInvitationsFrom } from '../../../core/team/invitations/withdraw-invitations.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { forgetPerson } from './forget-person.server.ts'

/**
 * Deletes an account, whoever wants it: cart, sessions, codes, e-mails and picture go with it; orders and reviews lose the name (foreign keys see to it). Who it
 * belonged to hears of it. Call it while the account is locked, and remove its picture when that is committed.
 */
export async function eraseAccount(
  tx: Database,
  { id, email, first_name }: Pick<UserRow, 'id' | 'email' | 'first_name'>,
  services: Services,
): Promise<void> {
  const now = services.clock()
  await withdrawInvitationsFrom(tx, id, { actorId: id, now })
  await forgetPerson(tx, id, now)
  // Enqueued first: afterwards the address would no longer be known as confirmed.
  const words = accountDeletedEmail(services.identity().name, email, first_name)
  await enqueueEmail(tx, renderEmail(words, services), now)
  await deleteUser(tx, id)
}
