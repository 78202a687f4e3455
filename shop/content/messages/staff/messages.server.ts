import { readPaging, toPageOf } from '../../../../server/http/paging.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { recallEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { deleteMessage, listMessages, markAnswered, markWaiting } from '../contact.contract.ts'
import { messageResponse } from '../message-response.server.ts'
import { countMessages, lockMessage, pageOfMessages, removeMessage, setAnswered } from '../messages-store.server.ts'
import { findReplies } from '../threads/replies-store.server.ts'

/** Registers the endpoints with which staff read, mark and delete contact messages. */
export function messagesEndpoints(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...listMessages,
    handler: async ({ query, url }) => {
      const paging = readPaging(query)
      const isAnswered = query.answered && query.answered === 'true'
      const [rows, { all, waiting }] = await Promise.all([pageOfMessages(db, isAnswered, paging), countMessages(db)])
      const count = { all, true: all - waiting, false: waiting }[query.answered ?? 'all']
      return { ...toPageOf(rows.map(messageResponse), count, paging, new URL(url, publicUrl())), waiting }
    },
  })

  const mark = async (id: number, answered: Date | null) => {
    const message = await setAnswered(db, id, answered)
    if (!message) throw notFound()
    return messageResponse(message)
  }
  app.route({ ...markAnswered, handler: ({ params }) => mark(params.id, clock()) })
  app.route({ ...markWaiting, handler: ({ params }) => mark(params.id, null) })

  app.route({
    ...deleteMessage,
    handler: async (request) => {
      const { id } = request.params
      await db.transaction().execute(async (tx) => {
        await lockMessage(tx, id)
        // Answers that are still queued are not sent after the message is deleted.
        for (const { email_id } of await findReplies(tx, id)) if (email_id !== null) await recallEmail(tx, email_id)
        const message = await removeMessage(tx, id)
        if (!message) throw notFound()
        // The audit log must not name the writer, because an erasure request may follow.
        const old = `received on ${message.created_at.toISOString().slice(0, 'yyyy-mm-dd'.length)}`
        const by = { actorId: requireUser(request).id, now: clock() }
        await recordAudit(tx, { kind: 'message', id }, [{ field: 'message', old, new: null }], by)
      })
    },
  })
}
