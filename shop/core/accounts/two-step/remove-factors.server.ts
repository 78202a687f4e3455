import { KnownEmail } from '../../../../lib/fields.contract.ts'
import type { Database } from '../../../../server/db/open.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { deleteSecondFactors } from '../../auth/second-factors/second-factors-store.server.ts'
import { revokeTokens } from '../../auth/session-store.server.ts'
import { findUserByEmail, lockUser } from '../users/users-store.server.ts'
import { factorsRemovedEmail } from './two-step-emails.server.ts'

/**
 * Removes all second factors of an account after their loss, ends its sessions and informs the owner. Only
 * called by the operator's command line.
 * @returns whether the account exists and had a second factor
 */
export async function removeAllFactors(
  db: Database,
  email: string,
  now: Date,
  letterhead: Pick<Services, 'identity' | 'publicUrl'>,
): Promise<'no account' | 'none' | 'taken off'> {
  return db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, KnownEmail.safeParse(email).data ?? email)
    const account = found && (await lockUser(tx, found.id))
    if (!account) return 'no account'
    if (!(await deleteSecondFactors(tx, account.id))) return 'none'
    await revokeTokens(tx, account.id)
    const build = () => factorsRemovedEmail(letterhead.identity().name, account)
    await enqueueEmail(tx, renderEmail(account.language, build, letterhead), now)
    return 'taken off'
  })
}
