import type { Database } from '../../../../server/db/open.ts'
import { deleteEmailsOf } from '../../../../server/mail/emails-store.ts'
import { deleteCodesOf } from '../../../core/accounts/codes/codes-store.server.ts'
import { addressesOf } from '../../../core/accounts/users/users-store.server.ts'
import { deleteInvitationsOf } from '../../../core/team/invitations/invitations-store.server.ts'
import { deleteWishesOf } from '../../../sales/back-in-stock/back-in-stock-store.server.ts'

/**
 * Removes what is known of a customer by their addresses, also the earlier ones for the time that they had them: e-mails to them, e-mails
 * about what they wrote, codes, what they wait for, and invitations to the team. What they wrote and has not gone out to the shop yet is left; it is forgotten with all other e-mails.
 */
export async function forgetPerson(tx: Database, id: number, now: Date): Promise<void> {
  const addresses = addressesOf(id, now)
  await deleteEmailsOf(tx, addresses)
  await deleteCodesOf(tx, addresses)
  await deleteWishesOf(tx, addresses)
  await deleteInvitationsOf(tx, addresses)
}
