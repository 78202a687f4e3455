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
  services: Pick<Services, 'db' | 'clock' | 'cache' | 'identity'>,
): void {
  const principalOf = principalFinder(services)
  const isOpen = () => services.identity().notOpenYet === null
  app.decorateRequest('principal', null)
  app.decorateRequest('currentUser', null)
  // Without a promise wherever nobody has to be looked up.
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request)
    const found = token === undefined ? null : principalOf(request, token)
    if (!(found instanceof Promise)) return done(admit(request, found, isOpen))
    found.then((principal) => admit(request, principal, isOpen)).then(done, done)
  })

  // Whoever did something finds what became of it with their next look, whenever the database's notice arrives.
  app.addHook('onSend', ({ method, principal, account }, _reply, _payload, done) => {
    const customer = principal?.id ?? account
    if (customer !== null && method !== 'GET' && method !== 'HEAD') services.cache.customers.changed(customer)
    done()
  })
}

/** Lets somebody in, or says why not. */
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

/** Returns who is asking, at an endpoint that is not for anyone. @throws Refusal 401 when that is nobody known */
export function requireUser(request: FastifyRequest): Principal {
  if (!request.principal) throw notLoggedIn()
  return request.principal
}

/** Tells whether whoever asks has a role among the staff: where an answer has parts that are not for all of them. */
export const isOfRole = ({ principal }: FastifyRequest, needed: NeededRole): boolean => hasRole(principal?.role, needed)

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
