import { toPrice } from '../../../../lib/money.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole, requireUser } from '../../../core/auth/guards/allow.server.ts'
import { getNotifications, markNotificationsSeen } from './notifications.contract.ts'
import { findNotifications, writeSeenUntil } from './notifications-store.server.ts'

/** Registers the endpoints of the notifications. */
export function notificationEndpoints(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...getNotifications,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const rows = await findNotifications(db, { userId, now: clock(), sees: (role) => isOfRole(request, role) })
      return {
        notifications: rows.map(({ cents, at, ...row }) => ({
          ...row,
          total: cents === null ? null : toPrice(cents),
          at: at.toISOString(),
        })),
      }
    },
  })

  app.route({
    ...markNotificationsSeen,
    handler: async (request) => {
      const [until, now] = [new Date(request.body.until), clock()]
      // A time in the future would hide notifications that don't exist yet.
      await writeSeenUntil(db, requireUser(request).id, until > now ? now : until)
    },
  })
}
