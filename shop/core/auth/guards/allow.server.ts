import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { type Allow, isForStaff } from '../../../../lib/endpoint.ts'
import type { Scope } from '../../../../lib/staff/scopes.ts'
import { hasRole, type NeededRole } from '../../../../lib/staff/staff-role.ts'
import {
  invalidToken,
  missingScope,
  notAllowed,
  notLoggedIn,
  notOpenYet,
  type Refusal,
  secondFactorNeeded,
} from '../../../../server/http/refusal.ts'
import type { LimitApiKey } from '../../../../server/limits/limit-api-keys.ts'
import type { Services } from '../../../../server/services.ts'
import type { AuditActor } from '../../activity-log/audit-log-store.server.ts'
import type { ApiKey } from '../../api-keys/api-keys-store.server.ts'
import type { User } from '../session.contract.ts'
import type { Principal } from '../session-store.server.ts'
import { apiKeyFinder, apiKeyTextOf } from './find-api-key.server.ts'
import { principalFinder } from './find-principal.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allow
    scope?: Scope
    requiresOpenShop?: true
    refreshesSession?: false
    /** The endpoint returns the current user: the token check loads user and cart in one query. */
    findsUser?: true
  }
  interface FastifyRequest {
    /** The caller; null for a visitor and for an API key. */
    principal: Principal | null
    /** The API key of the call; null without one. */
    apiKey: ApiKey | null
    /** The caller with their cart, for endpoints with `findsUser`. */
    currentUser: User | null
  }
}

/**
 * Enforces `config.allow` and `config.requiresOpenShop` before the body is read. The only place that does so.
 * Endpoints for anyone treat an invalid token as a visitor; all others refuse it. Every endpoint refuses an invalid API
 * key.
 * @param limitApiKey counts the requests of API keys; undefined without limits
 */
export function enforceAllow(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'clock' | 'cache' | 'identity' | 'config'>,
  limitApiKey?: LimitApiKey,
): void {
  const principalOf = principalFinder(services)
  const apiKeyOf = apiKeyFinder(services)
  const isOpen = () => services.identity().notOpenYet === null
  app.decorateRequest('principal', null)
  app.decorateRequest('apiKey', null)
  app.decorateRequest('currentUser', null)
  // Avoids a promise if no session must be looked up.
  app.addHook('onRequest', (request, reply, done) => {
    const key = apiKeyTextOf(request)
    if (key !== undefined)
      return void apiKeyOf(request, key)
        .then(async (found) => {
          request.apiKey = found
          await limitApiKey?.(request, reply, found.id)
          return admitKey(request, found)
        })
        .then(done, done)
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

/** Admits an API key with the scope of the endpoint or returns the refusal. Keys act as staff with that scope. */
function admitKey(request: FastifyRequest, key: ApiKey): Refusal | undefined {
  const { scope } = request.routeOptions.config
  return request.is404 || (scope && key.scopes.includes(scope)) ? undefined : missingScope(scope)
}

/** Returns the author of a change at a staff endpoint: the staff member or the API key. @throws Refusal 401 */
export function actorOf(request: FastifyRequest, now: Date): AuditActor {
  const { apiKey } = request
  return apiKey ? { actorId: null, keyId: apiKey.id, now } : { actorId: requireUser(request).id, now }
}

/** Returns the caller at an endpoint that requires a login. @throws Refusal 401 for a visitor */
export function requireUser(request: FastifyRequest): Principal {
  if (!request.principal) throw notLoggedIn()
  return request.principal
}

/** Returns whether the caller has a staff role, for responses with parts that only some roles see. */
export const isOfRole = ({ principal }: FastifyRequest, needed: NeededRole): boolean => hasRole(principal?.role, needed)

/**
 * Stops the start if a route has no access rule, or if its scope would open an endpoint of customers or owners to API
 * keys. Call it before the first route is registered.
 */
export function requireAccessRule(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => route.config?.allow === undefined)
    const open = routes.filter(({ config }) => config?.scope && !mayHaveScope(config.scope, config.allow))
    if (open.length > 0) throw new Error(`These routes can't have a scope: ${open.map(({ url }) => url).join(', ')}`)
    if (silent.length === 0) return
    throw new Error(
      `These routes do not say who may call them: ${silent.map((route) => `${route.method} ${route.url}`).join(', ')}`,
    )
  })
}

/** Of the endpoints of owners, keys reach only the events. */
const mayHaveScope = (scope: Scope, allow: Allow | undefined) =>
  allow === 'anyone' || (isForStaff(allow) && (allow !== 'owner' || scope === 'events:read'))

/** Returns the text after `Authorization: Token `; empty for another format, undefined without the header. */
function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  return /^Token (\S{1,200})$/.exec(header)?.[1] ?? ''
}
