import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Allow } from '../../../lib/endpoint.ts'
import { invalidToken, notAllowed, notLoggedIn, notOpenYet } from '../../../server/http/refusal.ts'
import type { Services } from '../../../server/services.ts'
import { findSession } from '../current-user.server.ts'
import type { User } from '../session.contract.ts'
import { findPrincipal, type Principal } from '../session-store.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allow
    requiresOpenShop?: true
    refreshesSession?: false
    /** Answers who is asking: found with their cart when the token is looked at, in one query. */
    findsUser?: true
  }
  interface FastifyRequest {
    /** Who is asking; null for a visitor. */
    principal: Principal | null
    /** With their cart, at an endpoint that `findsUser`. */
    currentUser: User | null
  }
}

/**
 * Enforces `config.allow` and `config.requiresOpenShop`, here alone and before a body is read.
 * A call that anyone may make ignores a token that is not good (who asks is then a visitor); the others say so.
 */
export function enforceAllow(
  app: FastifyInstance,
  { db, clock, identity }: Pick<Services, 'db' | 'clock' | 'identity'>,
): void {
  app.decorateRequest('principal', null)
  app.decorateRequest('currentUser', null)
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    const { allow, requiresOpenShop, refreshesSession = true, findsUser } = request.routeOptions.config
    if (token !== undefined && findsUser) {
      const session = await findSession(db, token, clock())
      request.principal = session?.principal ?? null
      request.currentUser = session?.user ?? null
    } else if (token !== undefined) {
      request.principal = await findPrincipal(db, token, clock(), refreshesSession)
    }

    if (requiresOpenShop && identity().notOpenYet && !request.principal?.isStaff) throw notOpenYet()
    if (allow === 'anyone' || request.is404) return
    if (!request.principal) throw token === undefined ? notLoggedIn() : invalidToken()
    if (allow === 'staff' && !request.principal.isStaff) throw notAllowed()
  })
}

/** Returns who is asking, at an endpoint that is not for anyone. @throws Refusal 401 when that is nobody known */
export function requireUser(request: FastifyRequest): Principal {
  if (!request.principal) throw notLoggedIn()
  return request.principal
}

/** Stops the start when a route does not say who may call it. Call it before the first route is registered. */
export function requireAccessRule(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.allow === undefined)
    if (silent.length === 0) return
    throw new Error(
      `These routes do not say who may call them: ${silent.map((route) => `${route.method} ${route.url}`).join(', ')}`,
    )
  })
}

/** The text after `Authorization: Token `, empty when the header has another form, undefined without the header. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  return /^Token (\S{1,200})$/.exec(header)?.[1] ?? ''
}
