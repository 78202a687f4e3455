import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { type EmailRecord, findEmailsAbout } from '../../../../server/mail/emails-store.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { aboutOrder } from '../about-order.ts'
import { findCustomerOf } from '../order-rows-store.server.ts'
import { findStatus } from '../orders-store.server.ts'
import { listOrderEmails, listStaffOrderEmails, type OrderEmail } from './order-emails.contract.ts'

/** Registers the endpoints that list the e-mails about an order, for its customer and for staff. */
export function orderEmailsEndpoints(app: ShopApp, { db }: Services): void {
  const emailsOf = async (id: number) => (await findEmailsAbout(db, aboutOrder(id))).map(onWire)

  app.route({
    ...listOrderEmails,
    handler: async (request) => {
      const { id } = request.params
      if ((await findCustomerOf(db, id)) !== requireUser(request).id) throw notFound()
      return emailsOf(id)
    },
  })

  app.route({
    ...listStaffOrderEmails,
    handler: async ({ params: { id } }) => {
      if (!(await findStatus(db, id))) throw notFound()
      return emailsOf(id)
    },
  })
}

const onWire = ({ id, subject, body_text, files, created_at, sent_at }: EmailRecord): OrderEmail => ({
  id,
  subject,
  words: body_text,
  files: files.map(({ filename, content }) => ({ name: filename, words: content })),
  time_created: created_at.toISOString(),
  time_sent: sent_at?.toISOString() ?? null,
})
