import { notFound } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../../../core/auth/guards/allow.server.ts'
import { findStatus } from '../../orders-store.server.ts'
import { refuseDeletedStaff } from '../change-order.server.ts'
import { addNote, type OrderNote } from './notes.contract.ts'
import { findNotes, insertNote, type OrderNoteRow } from './notes-store.server.ts'

/** Registers the endpoint by which staff add a note to an order. */
export function notesEndpoint(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...addNote,
    handler: async (request) => {
      const { id: order_id } = request.params
      const { words } = request.body
      const by = actorOf(request, clock())
      const note = await db
        .transaction()
        .execute(async (tx) => {
          if (!(await findStatus(tx, order_id))) throw notFound()
          // The log records only that a note was added; its text is deleted when the order is anonymized.
          const id = await insertNote(tx, { order_id, words }, by)
          await recordAudit(tx, { kind: 'order', id: order_id }, [{ field: 'note', old: null, new: 'added' }], by)
          return (await findNotes(tx, order_id)).find((one) => one.id === id)
        })
        .catch(refuseDeletedStaff)
      if (!note) throw notFound()
      return noteResponse(note)
    },
  })
}

/** Converts a note to its API form. */
export const noteResponse = ({ id, words, by, made_at }: OrderNoteRow): OrderNote => ({
  id,
  words,
  by: by === '' ? null : by,
  time_created: made_at.toISOString(),
})
