import type { Database } from '../../../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { findMessage, lockMessage, recordReceived, reopenMessage } from '../../messages-store.server.ts'
import { findAnswer, findReplies, findWrittenBy, insertReply, type ReplyRow } from '../replies-store.server.ts'
import { answerIdOfToken, LINK_MS } from './thread-token.server.ts'
import { type OwnThread, readOwnThread, writeAgain } from './write-again.contract.ts'

/** Registers the endpoints with which the recipient of an answer reads the thread and replies. */
export function writeAgainEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret } = services

  async function answerBy(token: string): Promise<ReplyRow> {
    const id = answerIdOfToken(token, secret)
    const answer = id === undefined ? undefined : await findAnswer(db, id)
    if (!answer || clock().getTime() >= answer.written_at.getTime() + LINK_MS) throw notFound()
    return answer
  }

  app.route({
    ...readOwnThread,
    handler: async ({ body: { token } }) => ownThread(db, await answerBy(token)),
  })

  app.route({
    ...writeAgain,
    handler: async ({ body: { token, body } }) => {
      const answer = await answerBy(token)
      const now = clock()
      await db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, answer.message_id)
        if (!message) throw notFound()
        const before = await findWrittenBy(tx, answer.id)
        // The same text submitted twice is stored once.
        if (before?.body === body) return
        if (before)
          throw refuseFields(
            {
              non_field_errors: [
                'This link has already been used for a reply. Our next answer will contain a new one.',
              ],
            },
            'already_done',
          )
        const reply = await insertReply(tx, {
          ...{ message_id: message.id, kind: 'written', body, written_at: now },
          link_of: answer.id,
        })
        await reopenMessage(tx, message.id, now)
        await recordReceived(tx, message, { reply, now })
      })
      return ownThread(db, answer)
    },
  })
}

async function ownThread(db: Database, answer: ReplyRow): Promise<OwnThread> {
  const [message, replies] = await Promise.all([findMessage(db, answer.message_id), findReplies(db, answer.message_id)])
  if (!message) throw notFound()
  return {
    title: message.title,
    said: [
      { id: 0, from: 'writer', body: message.body, time_created: message.created_at.toISOString() },
      ...replies.map(({ id, kind, body, written_at }) => ({
        ...{ id, body, from: kind === 'answer' ? ('shop' as const) : ('writer' as const) },
        time_created: written_at.toISOString(),
      })),
    ],
    may_write: !replies.some(({ link_of }) => link_of === answer.id),
  }
}
