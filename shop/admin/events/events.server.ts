import { findEventsAfter } from '../../../server/events/events-store.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { listEvents } from './events.contract.ts'

/** Registers the endpoint from which other systems poll events. */
export function eventsEndpoint(app: ShopApp, { db }: Services): void {
  app.route({
    ...listEvents,
    handler: async ({ query: { after, limit } }) => {
      const found = await findEventsAfter(db, Number(after), limit + 1)
      const results = found.slice(0, limit).map(({ subject_kind, subject_id, data, at, ...event }) => ({
        ...event,
        subject: { kind: subject_kind, id: subject_id },
        data: data as Record<string, unknown>,
        at: at.toISOString(),
      }))
      return { results, next: String(results.at(-1)?.position ?? after), has_more: found.length > limit }
    },
  })
}
