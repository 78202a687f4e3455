import type { Database } from '../../../server/db/open.ts'
import { refuseFields } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { countOrders } from '../../sales/orders/orders-store.server.ts'
import { sendMessage } from './contact.contract.ts'
import { insertMessage } from './messages-store.server.ts'

/**
 * Registers the endpoint of the contact form. The event of the message notifies staff.
 */
export function contactEndpoint(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...sendMessage,
    handler: async ({ body: { order, ...message }, principal }) => {
      const now = clock()
      if (order !== undefined && !(await isOrderOf(db, order, principal?.id)))
        throw refuseFields({ order: [`Invalid pk "${order}" - object does not exist.`] })
      const written = { ...message, order_id: order ?? null, user_id: principal?.id ?? null }
      const { id } = await db.transaction().execute((tx) => insertMessage(tx, written, now))
      return { id, ...message, order: order ?? null, time_created: now.toISOString() }
    },
  })
}

const isOrderOf = async (db: Database, order: number, userId: number | undefined): Promise<boolean> =>
  userId !== undefined && (await countOrders(db, { userId, order })) === 1
