import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Allow } from '../../../../lib/endpoint.ts'
import { hasRole, type NeededRole } from '../../../../lib/staff/staff-role.ts'
import {
  invalidToken,
  notAllowed,
  notLoggedIn,
  notOpenYet,
  type Refusal,
  secondFactorNeeded,
} from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import type { User } from '../session.contract.ts'
import type { Principal } from '../session-store.server.ts'
import { principalFinder } from './find-principal.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allow
    requiresOpenShop?: true
    refreshesSession?: false
    /** The endpoint returns the current user: the token check loads user and cart in one query. */
    findsUser?: true
  }
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    principal: Principal | null
    /** The caller with their cart, for endpoints with `findsUser`. */
    currentUser: User | null
  }
}

/**
 * Enforces `config.allow` and `config.requiresOpenShop` before the body is read. The only place that does so.
 * Endpoints for anyone treat an invalid token as a visitor; all others refuse it.
 */
export function enforceAllow(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'clock' | 'cache' | 'identity'>,
): void {
  const principalOf = principalFinder(services)
  const isOpen = () => services.identity().notOpenYet === null
  app.decorateRequest('principal', null)
  app.decorateRequest('currentUser', null)
  // Avoids a promise if no session must be looked up.
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request)
    const found = token === undefined ? null : principalOf(request, token)
    if (!(found instanceof Promise)) return done(admit(request, found, isOpen))
    found.then((principal) => admit(request, principal, isOpen)).then(done, done)
  })

  // Customers see the result of a change they made with their next request, before the database notification arrives.
  app.addHook('onSend', ({ method, principal, account }, _reply, _payload, done) => {
    const customer = principal?.id ?? account
    if (customer !== null && method !== 'GET' && method !== 'HEAD') services.cache.customers.changed(customer)
    done()
  })
}

/** Admits the caller or returns the refusal. */
function admit(request: FastifyRequest, principal: Principal | null, isOpen: () => boolean): Refusal | undefined {
  request.principal = principal
  const { allow, requiresOpenShop } = request.routeOptions.config
  if (requiresOpenShop && !principal?.isStaff && !isOpen()) return notOpenYet()
  if (allow === 'anyone' || request.is404) return undefined
  if (!principal) return request.headers.authorization === undefined ? notLoggedIn() : invalidToken()
  if (allow === 'customer') return undefined
  if (!hasRole(principal.role, allow ?? 'owner')) return notAllowed()
  return principal.needsSecondFactor ? secondFactorNeeded() : undefined
}

/** Returns the caller at an endpoint that requires a login. @throws Refusal 401 for a visitor */
export function requireUser(request: FastifyRequest): Principal {
  if (!request.principal) throw notLoggedIn()
  return request.principal
}

/** Returns whether the caller has a staff role, for responses with parts that only some roles see. */
export const isOfRole = ({ principal }: FastifyRequest, needed: NeededRole): boolean => hasRole(principal?.role, needed)

/** Stops the start if a route has no access rule. Call it before the first route is registered. */
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

/** Returns the text after `Authorization: Token `; empty for another format, undefined without the header. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  return /^Token (\S{1,200})$/.exec(header)?.[1] ?? ''
}
