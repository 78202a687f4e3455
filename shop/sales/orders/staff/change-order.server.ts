import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { invalidToken, notFound } from '../../../../server/http/refusal.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type EmailText, renderEmail } from '../../../ui/emails/render-email.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../orders-store.server.ts'

type EmailOf = (order: StaffOrderRow) => EmailText | undefined

/** A change to an order and the e-mail about it; it can be undone until `notBefore`. */
interface OrderChange {
  id: number
  now: Date
  work: (tx: Database) => Promise<EmailOf | undefined>
  notBefore?: Date
  /** Called in the same transaction with the id of that e-mail. */
  emailed?: (tx: Database, email: number) => Promise<void>
}

/**
 * Changes an order and enqueues the e-mail about it in one transaction.
 * @returns the changed order
 * @throws Refusal 404 if the order does not exist, 401 if the staff account was deleted meanwhile, and the change's own
 * refusals
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
      const email = emailOf && renderEmail(order.language, () => emailOf(order), services)
      if (email) {
        const stored = await enqueueEmail(tx, email, now, notBefore)
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
 * Rethrows an error.
 * @throws Refusal 401 if the staff account was deleted after the token check, otherwise the given error
 */
export function refuseDeletedStaff(error: unknown): never {
  const broken = brokenConstraint(error)
  if (broken && MADE_BY_STAFF.includes(broken)) throw invalidToken()
  throw error
}
