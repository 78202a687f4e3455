import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import { invalidToken, notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { type CustomerNoteRow, findCustomerNote, writeCustomerNote } from './customer-notes-store.server.ts'
import { type CustomerNote, saveCustomerNote } from './note.contract.ts'

const NOTE_CONFLICT = 'This note was changed by someone else. Reload it and try again.'

/** Registers the endpoint with which staff save a note about a customer. */
export function customerNoteEndpoint(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...saveCustomerNote,
    handler: async (request) => {
      const { id } = request.params
      const { words, version } = request.body
      const by = actorOf(request, clock())
      return db
        .transaction()
        .execute(async (tx) => {
          if (!(await lockUser(tx, id))) throw notFound()
          const before = customerNoteResponse(await findCustomerNote(tx, id))
          if (before.version !== version) throw refuse(NOTE_CONFLICT, 409)
          if (before.words === words) return before
          await writeCustomerNote(tx, id, words, by)
          // The log records only that a note changed. Its text is deleted with the customer.
          const change = { field: 'note', old: describeLength(before.words), new: describeLength(words) }
          await recordAudit(tx, { kind: 'customer', id }, [change], by)
          return customerNoteResponse(await findCustomerNote(tx, id))
        })
        .catch((error: unknown) => {
          throw brokenConstraint(error) === 'customer_notes_written_by_fkey' ? invalidToken() : error
        })
    },
  })
}

const describeLength = (words: string) => (words === '' ? null : `${[...words].length} characters`)

/** Returns a note for the API; undefined becomes an empty note of version 0. */
export const customerNoteResponse = (row: CustomerNoteRow | undefined): CustomerNote => ({
  words: row?.words ?? '',
  version: row?.version ?? 0,
  by: row?.by || null,
  time_changed: row?.written_at.toISOString() ?? null,
})
