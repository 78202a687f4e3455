import type { ShopApp } from '../../server/http/shop-app.ts'
import { enqueueEmail } from '../../server/mail/outbox.ts'
import type { Services } from '../../server/services.ts'
import { renderEmail } from '../emails/render-email.server.ts'
import { sendMessage } from './contact.contract.ts'
import { insertMessage } from './messages-store.server.ts'

/** Registers the endpoint for writing to the shop. The message is stored first; the e-mail about it follows from the outbox. */
export function contactEndpoint(app: ShopApp, services: Services): void {
  const { db, clock, config } = services
  app.route({
    ...sendMessage,
    handler: async ({ body: message }, reply) => {
      const now = clock()
      const { id } = await db.transaction().execute(async (tx) => {
        const email = {
          to: config.shopEmail,
          // An address that was checked: it holds no line break and only one mailbox.
          replyTo: message.email,
          subject: `Message: ${message.title}`,
          paragraphs: [`${message.name} <${message.email}> writes:`, message.body],
        }
        await enqueueEmail(tx, renderEmail(email, services), now)
        return insertMessage(tx, message, now)
      })
      return reply.code(201).send({ id, ...message, time_created: now.toISOString() })
    },
  })
}
