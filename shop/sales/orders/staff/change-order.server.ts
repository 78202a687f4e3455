import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { invalidToken, notFound } from '../../../../server/http/refusal.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type EmailText, renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../orders-store.server.ts'

type EmailOf = (order: StaffOrderRow) => EmailText | undefined

/** What is done to an order, and which e-mail tells its customer; it can be taken back until `notBefore`. */
interface OrderChange {
  id: number
  now: Date
  work: (tx: Database) => Promise<EmailOf | undefined>
  notBefore?: Date
  /** Told in the same transaction which e-mail that is. */
  emailed?: (tx: Database, email: number) => Promise<void>
}

/**
 * Changes an order, with the e-mail that tells its customer, in one transaction.
 * @returns the order as it is then
 * @throws Refusal 404 for no such order, 401 when the account of the staff was deleted meanwhile, and what the change refuses
 */
export function changeOrder(
  services: Pick<Services, 'db' | 'identity' | 'publicUrl'>,
  { id, now, work, notBefore = now, emailed }: OrderChange,
): Promise<StaffOrderRow> {
  return services.db
    .transaction()
    .execute(async (tx) => {
      const emailOf = await work(tx)
      const order = await findOrderForStaff(tx, id)
      if (!order) throw notFound()
      const email = emailOf?.(order)
      if (email) {
        const stored = await enqueueEmail(tx, renderEmail(email, services), now, notBefore)
        await emailed?.(tx, stored)
      }
      return order
    })
    .catch(refuseDeletedStaff)
}

const MADE_BY_STAFF = [
  ...['order_steps_made_by_fkey', 'payments_noted_by_fkey', 'refunds_made_by_fkey', 'undone_steps_undone_by_fkey'],
  'order_notes_made_by_fkey',
]

/**
 * Throws what went wrong.
 * @throws Refusal 401 where the account of the staff was deleted between the check of the token and now, else what it is given
 */
export function refuseDeletedStaff(error: unknown): never {
  const broken = brokenConstraint(error)
  if (broken && MADE_BY_STAFF.includes(broken)) throw invalidToken()
  throw error
}
