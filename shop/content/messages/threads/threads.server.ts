import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { type Delivery, findDeliveries } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { UNDO_MS } from '../../../sales/orders/staff/steps/undo-ms.ts'
import { messageResponse } from '../message-response.server.ts'
import { findMessage } from '../messages-store.server.ts'
import * as replies from './answer-message.server.ts'
import { findReplies } from './replies-store.server.ts'
import { findWriter, hasAccount, latestOrdersOf } from './sender-store.server.ts'
import { answerMessage, type Reply, readThread, recordReply, type Thread, undoAnswer } from './thread.contract.ts'

/** Registers the endpoints with which staff read a thread and answer it. */
export function threadsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  const thread = (id: number) => threadResponse(db, id, clock())
  const by = (request: Parameters<typeof requireUser>[0]) => ({ actorId: requireUser(request).id, now: clock() })

  app.route({ ...readThread, handler: ({ params }) => thread(params.id) })

  app.route({
    ...answerMessage,
    handler: async (request) => {
      const { id } = request.params
      await replies.answer(services, { id, ...request.body }, by(request))
      return thread(id)
    },
  })

  app.route({
    ...undoAnswer,
    handler: async (request) => ({
      body: await db.transaction().execute((tx) => replies.undo(tx, request.params, by(request))),
    }),
  })

  app.route({
    ...recordReply,
    handler: async (request) => {
      const { id } = request.params
      await replies.note(services, { id, body: request.body.body }, by(request))
      return thread(id)
    },
  })
}

async function threadResponse(db: Database, id: number, now: Date): Promise<Thread> {
  const message = await findMessage(db, id)
  if (!message) throw notFound()
  const [rows, account, address_has_account] = await Promise.all([
    findReplies(db, id),
    findWriter(db, message.user_id),
    hasAccount(db, message.email),
  ])
  const [deliveries, found] = await Promise.all([
    findDeliveries(
      db,
      rows.flatMap(({ email_id }) => email_id ?? []),
      now,
    ),
    account ? latestOrdersOf(db, account.id) : { orders: [], count: 0 },
  ])
  return {
    ...messageResponse(message),
    replies: rows.map((row) => replyResponse(row, deliveries, now)),
    last_reply: rows.at(-1)?.id ?? 0,
    sender: {
      account: account ?? null,
      address_has_account,
      orders: found.orders.map(({ id: order, status, total_cents, created_at }) => ({
        ...{ id: order, status, price: toPrice(total_cents) },
        time_created: created_at.toISOString(),
      })),
      orders_count: found.count,
    },
  }
}

type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number]

function replyResponse(row: ReplyRow, deliveries: Map<number, Delivery>, now: Date): Reply {
  const { id, kind, body, by, written_at, email_id } = row
  const delivery = email_id === null ? undefined : deliveries.get(email_id)
  const undoMs = written_at.getTime() + UNDO_MS - now.getTime()
  return {
    ...{ id, kind, body, by: by || null, time_created: written_at.toISOString() },
    email:
      kind === 'answer'
        ? {
            state: delivery?.state ?? 'gone',
            time_sent: delivery?.state === 'sent' ? delivery.at.toISOString() : null,
          }
        : null,
    undo_ms: delivery?.state === 'held' && undoMs > 0 ? undoMs : null,
  }
}
