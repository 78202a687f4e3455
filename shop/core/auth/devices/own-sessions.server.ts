import { texts } from '#texts/core/auth'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../guards/allow.server.ts'
import { revokeSession, revokeTokens, sessionsOf } from '../session-store.server.ts'
import { endOtherSessions, endSessionById, listSessions } from './own-sessions.contract.ts'

/** Registers the endpoints that list and end the customer's own sessions. */
export function ownSessionsEndpoints(app: ShopApp, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  app.route({
    ...listSessions,
    handler: async (request) => {
      const principal = requireUser(request)
      const sessions = await sessionsOf(db, principal, clock())
      return sessions.map(({ sessionId, token_hash, device, created_at, last_used_at }) => ({
        id: sessionId,
        device: shownDevice(device),
        time_created: created_at.toISOString(),
        last_used: last_used_at.toISOString(),
        is_current: token_hash.equals(principal.tokenHash),
      }))
    },
  })

  app.route({
    ...endSessionById,
    handler: async (request) => {
      if (!(await revokeSession(db, requireUser(request).id, request.params.id))) throw notFound()
    },
  })

  app.route({
    ...endOtherSessions,
    handler: async (request) => {
      const { id, tokenHash } = requireUser(request)
      await revokeTokens(db, id, tokenHash)
    },
  })
}

/** Returns the stored name of a device, such as `Firefox on Windows`, in the current language. */
function shownDevice(stored: string): string {
  const [browser = '', system] = stored.split(' on ')
  return system === undefined ? stored : texts.deviceOf(browser, system)
}
