import { brokenConstraint } from '../../../../server/db/broken-constraint.ts'
import type { Database } from '../../../../server/db/open.ts'
import { invalidToken, notFound, refuse } from '../../../../server/http/refusal.ts'
import { enqueueEmail, recallEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { UNDO_MS } from '../../../sales/orders/staff/steps/undo-ms.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { lockMessage, reopenMessage, setAnsweredAt } from '../messages-store.server.ts'
import { answerEmail } from './answer-email.server.ts'
import {
  deleteReply,
  findAnswer,
  findIdBefore,
  findLastReply,
  findReplies,
  insertReply,
  setEmailOfReply,
} from './replies-store.server.ts'

interface Answer {
  /** The id of the message. */
  id: number
  body: string
  /** The id of the latest reply that the author has read; 0 without replies. */
  last_reply: number
}

/**
 * Stores an answer, enqueues its e-mail with a delay for undoing, and marks the message as answered, in its own
 * transaction. Submitting the same answer twice stores it once.
 * @throws Refusal 404 when the message does not exist, 409 when there is a reply that the author has not read
 */
export async function answer(services: Services, { id, body, last_reply }: Answer, by: AuditActor): Promise<void> {
  await services.db
    .transaction()
    .execute(async (tx) => {
      const message = await lockMessage(tx, id)
      if (!message) throw notFound()
      const replies = await findReplies(tx, id)
      const last = replies.at(-1)
      if ((last?.id ?? 0) !== last_reply) {
        const isSame = last?.kind === 'answer' && last.staff_id === by.actorId && last.body === body
        if (isSame && (await findIdBefore(tx, last)) === last_reply) return
        throw refuse(conflictMessage(last), 409)
      }
      const reply = { message_id: id, body, written_at: by.now, staff_id: by.actorId }
      const answerId = await insertReply(tx, { ...reply, kind: 'answer', was_answered_at: message.answered_at })
      const theirs = replies.findLast(({ kind }) => kind !== 'answer')
      const written = theirs
        ? { body: theirs.body, at: theirs.written_at }
        : { body: message.body, at: message.created_at }
      const build = () => answerEmail({ message, answer: { id: answerId, body }, written }, services)
      const email = renderEmail(message.language, build, services)
      const notBefore = new Date(by.now.getTime() + UNDO_MS)
      await setEmailOfReply(tx, answerId, await enqueueEmail(tx, email, by.now, notBefore))
      await setAnsweredAt(tx, id, by.now)
      // The audit log records only that an answer was sent. Its text is deleted with the thread.
      await recordAudit(tx, { kind: 'message', id }, [{ field: 'answer', old: null, new: 'sent' }], by)
    })
    .catch(refuseDeletedStaff)
}

function conflictMessage(last: { kind: string; by: string } | undefined): string {
  if (last?.kind === 'answer')
    return `${last.by || 'Another staff member'} has answered this message meanwhile. Read that answer first; yours is still here.`
  return 'This conversation has changed meanwhile. Read it first; your answer is still here.'
}

/**
 * Deletes an answer and its e-mail if sending has not started.
 * @param tx a transaction; its commit makes the undo effective
 * @returns the text of the answer
 * @throws Refusal 404 when the answer does not exist, 409 when it is too late
 */
export async function undo(tx: Database, ids: { id: number; answer: number }, by: AuditActor): Promise<string> {
  const message = await lockMessage(tx, ids.id)
  const reply = message && (await findAnswer(tx, ids.answer))
  if (reply?.message_id !== ids.id) throw notFound()
  const isLate = by.now.getTime() >= reply.written_at.getTime() + UNDO_MS
  if (isLate || reply.email_id === null || !(await recallEmail(tx, reply.email_id)))
    throw refuse('It is too late to undo this: the e-mail is on its way.', 409)
  const last = await findLastReply(tx, ids.id)
  await deleteReply(tx, reply.id)
  // If the writer has written since, the message keeps waiting.
  if (last?.id === reply.id) await setAnsweredAt(tx, ids.id, reply.was_answered_at)
  await recordAudit(tx, { kind: 'message', id: ids.id }, [{ field: 'answer', old: 'sent', new: null }], by)
  return reply.body
}

/**
 * Records an e-mail of the writer in the thread, in its own transaction. The message waits for an answer again.
 * Recording the same text twice stores it once.
 * @throws Refusal 404 when the message does not exist
 */
export async function note(
  services: Services,
  { id, body }: Omit<Answer, 'last_reply'>,
  by: AuditActor,
): Promise<void> {
  await services.db
    .transaction()
    .execute(async (tx) => {
      if (!(await lockMessage(tx, id))) throw notFound()
      const last = await findLastReply(tx, id)
      if (last?.kind === 'noted' && last.body === body) return
      await insertReply(tx, { message_id: id, kind: 'noted', body, written_at: by.now, staff_id: by.actorId })
      await reopenMessage(tx, id, by.now)
      await recordAudit(tx, { kind: 'message', id }, [{ field: 'reply', old: null, new: 'noted' }], by)
    })
    .catch(refuseDeletedStaff)
}

function refuseDeletedStaff(error: unknown): never {
  // The account was deleted after its token was checked.
  if (brokenConstraint(error) === 'message_replies_staff_id_fkey') throw invalidToken()
  throw error
}
