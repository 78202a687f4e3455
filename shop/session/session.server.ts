import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../server/db/open.ts'
import { invalidToken } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { findCurrentUser } from './current-user.server.ts'
import { deviceName } from './devices/device-name.server.ts'
import { requireUser } from './guards/allow.server.ts'
import { logIn } from './login/login.server.ts'
import { currentUser, login, logout, type User, type UserWithToken } from './session.contract.ts'
import { issueToken, revokeToken } from './session-store.server.ts'

/** Registers the endpoints that say who is asking, and that begin and end a session. */
export function sessionEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  app.route({
    ...currentUser,
    handler: (request, reply) => sendUser(reply, request.currentUser ?? undefined),
  })

  app.route({
    ...login,
    handler: (request) =>
      logIn(services, { ...request.body, ip: request.ip }, request.log, (tx, user) => {
        request.account = user.id
        return userWithToken(tx, user, { now: clock(), userAgent: request.headers['user-agent'] })
      }),
  })

  app.route({
    ...logout,
    handler: async (request, reply) => {
      await revokeToken(db, requireUser(request).tokenHash)
      return reply.code(204).send()
    },
  })
}

/**
 * Answers with the account, as it is: the contract's order and types hold by `userOnWire`, and each open page asks every few seconds.
 * @throws Refusal 401 when it was deleted meanwhile
 */
export function sendUser(reply: FastifyReply, user: User | undefined): never {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(existing(user))) as never
}

/** When and in which browser a session begins. */
export interface SessionStart {
  now: Date
  /** What the browser says of itself; undefined when it says nothing. */
  userAgent: string | undefined
}

/** Returns what login, signup and social login answer: the user with a token that was made for this session. */
export async function userWithToken(
  db: Database,
  user: { id: number; isStaff: boolean },
  { now, userAgent }: SessionStart,
): Promise<z.infer<typeof UserWithToken>> {
  const auth_token = await issueToken(db, user, now, await deviceName(userAgent))
  return { ...existing(await findCurrentUser(db, user.id)), auth_token }
}

/** Returns the account, which may have been deleted between the check of the token and now. @throws Refusal 401 when it was */
export function existing(user: User | undefined): User {
  if (!user) throw invalidToken()
  return user
}
