import type { Database } from '../../../server/db/open.ts'
import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { countOrders } from '../../sales/orders/orders-store.server.ts'
import { sendMessage } from './contact.contract.ts'
import { insertMessage } from './messages-store.server.ts'
import { mailThreadOf } from './threads/mail-thread.ts'

/**
 * Registers the endpoint of the contact form. The message is stored first; the outbox sends the notification e-mail.
 */
export function contactEndpoint(app: ShopApp, services: Services): void {
  const { db, clock } = services
  app.route({
    ...sendMessage,
    handler: async ({ body: { order, ...message }, principal }, reply) => {
      const now = clock()
      if (order !== undefined && !(await isOrderOf(db, order, principal?.id)))
        throw refuseFields({ order: [`Invalid pk "${order}" - object does not exist.`] })
      const { id } = await db.transaction().execute(async (tx) => {
        const written = { ...message, order_id: order ?? null, user_id: principal?.id ?? null }
        const { id } = await insertMessage(tx, written, now)
        const email = {
          // Safe in a header: a validated address has no line break and exactly one mailbox.
          replyTo: message.email,
          thread: mailThreadOf(id),
          subject: `Message: ${message.title}`,
          paragraphs: [
            `${message.name} <${message.email}> wrote${order === undefined ? '' : ` about order ${order}`}:`,
            message.body,
          ],
        }
        await notifyStaff(tx, services, { event: 'customer_message', email, now })
        return { id }
      })
      return reply.code(201).send({ id, ...message, order: order ?? null, time_created: now.toISOString() })
    },
  })
}

const isOrderOf = async (db: Database, order: number, userId: number | undefined): Promise<boolean> =>
  userId !== undefined && (await countOrders(db, { userId, order })) === 1
