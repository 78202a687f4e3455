import type { FastifyReply } from 'fastify'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { existing } from './current-user.server.ts'
import { requireUser } from './guards/allow.server.ts'
import { admitByFirstFactor, sendEntry, startOf } from './login/begin-session.server.ts'
import { logIn } from './login/login.server.ts'
import { currentUser, login, logout, type User } from './session.contract.ts'
import { revokeToken } from './session-store.server.ts'

/** Registers the endpoints of the current user and of login and logout. */
export function sessionEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services

  app.route({
    ...currentUser,
    handler: (request, reply) => sendUser(reply, request.currentUser ?? undefined),
  })

  app.route({
    ...login,
    handler: async (request, reply) => {
      const entry = await logIn(services, { ...request.body, ip: request.ip }, request.log, (tx, user) => {
        request.account = user.id
        return admitByFirstFactor(tx, user, startOf(request, clock()), services)
      })
      return sendEntry(reply, entry)
    },
  })

  app.route({
    ...logout,
    handler: (request) => revokeToken(db, requireUser(request).tokenHash),
  })
}

/**
 * Sends the account without response validation, because `userResponse` guarantees the contract and open pages poll it.
 * @throws Refusal 401 if the account was deleted meanwhile
 */
export function sendUser(reply: FastifyReply, user: User | undefined): never {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(existing(user))) as never
}
