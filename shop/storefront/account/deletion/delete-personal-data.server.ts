import type { Database } from '../../../../server/db/open.ts'
import { deleteEmailsOf } from '../../../../server/mail/emails-store.ts'
import { deleteCodesOf } from '../../../core/accounts/codes/codes-store.server.ts'
import { addressesOf } from '../../../core/accounts/users/users-store.server.ts'
import { deleteInvitationsOf } from '../../../core/team/invitations/invitations-store.server.ts'
import { deleteRequestsOf } from '../../../sales/back-in-stock/back-in-stock-store.server.ts'
import { eraseRecipients } from '../../../sales/gift-cards/erase-recipients.server.ts'
import { eraseCartRecipients } from '../../../sales/gift-cards/selling/recipients-store.server.ts'
import { eraseSoldRecipients } from '../../../sales/gift-cards/selling/sold-cards-store.server.ts'

/**
 * Deletes data linked to the customer's current and former addresses (each for the time it was theirs): e-mails to
 * and about them, codes, notification requests, team invitations and recipients of gift cards. Messages still queued
 * for the shop are left; they expire with other e-mails.
 */
export async function deletePersonalData(tx: Database, id: number, now: Date): Promise<void> {
  const addresses = addressesOf(id, now)
  await deleteEmailsOf(tx, addresses)
  await deleteCodesOf(tx, addresses)
  await deleteRequestsOf(tx, addresses)
  await deleteInvitationsOf(tx, addresses)
  await eraseRecipients(tx, addresses)
  await eraseSoldRecipients(tx, addresses)
  await eraseCartRecipients(tx, addresses)
}
