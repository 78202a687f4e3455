import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForStaff } from '../../lib/endpoint.ts'
import { IN_PROCESS } from '../http/in-process.ts'
import type { Refusal } from '../http/refusal.ts'
import { networkOf, ONE_HOME } from '../limits/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    traced?: true
  }
  interface FastifyRequest {
    /** Whose account a call was about that nobody is logged in for yet, by id; for the log. */
    account: number | null
    /** What the call was refused with, if it was. */
    refusal: Refusal | null
  }
}

/** What somebody tried who may not, or too often. */
const REFUSED = new Set([401, 403, 429])

/**
 * Writes one line an answer, with the id of its request; never a header, a query or a body, which may hold secrets. Where an attack may have to be
 * looked into (what was refused, logins, changes of credentials, what staff write) it says who, from which network, and why not.
 * @param userIdOf the id of who asks; undefined for a visitor
 */
export function logAnswers(app: FastifyInstance, userIdOf: (request: FastifyRequest) => number | undefined): void {
  app.decorateRequest('account', null)
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { log, method, url, socket } = request
    if (socket.remoteAddress !== IN_PROCESS) {
      const trace = isTraced(request, statusCode) ? traceOf(request, userIdOf(request)) : {}
      const path = url.split('?', 1)[0]
      log.info({ method, path, status: statusCode, ms: Math.round(elapsedTime), ...trace }, 'answered')
    }
    done()
  })
}

function isTraced({ method, routeOptions: { config } }: FastifyRequest, status: number): boolean {
  return REFUSED.has(status) || config.traced === true || (isForStaff(config.allow) && method !== 'GET')
}

function traceOf({ ip, account, refusal }: FastifyRequest, userId: number | undefined) {
  const user = userId ?? account ?? refusal?.account
  return {
    ...(user !== undefined && { user }),
    from: loggedNetwork(ip),
    ...(refusal && { reason: reasonOf(refusal) }),
  }
}

/** A few words of ours, or the names of the fields that are wrong. Other sentences may repeat what was sent. */
function reasonOf({ reason, status, answer }: Refusal): string {
  if (reason) return reason
  if (!('detail' in answer)) return `wrong ${Object.keys(answer).join(', ')}`
  return REFUSED.has(status) ? String(answer.detail) : 'refused'
}

/** Returns the network of an address as far as providers give them away: /24 of IPv4, /64 of IPv6. Enough to shut it out; not one person's. */
export function loggedNetwork(ip: string): string {
  const network = networkOf(ip, ONE_HOME)
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24')
  return network === ip ? 'unknown' : network
}
