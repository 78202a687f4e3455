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
 * Writes one line per answer, with the id of its request and without headers, query and body, which may hold
 * secrets. For refusals, logins, changes of
 * credentials and what staff write, the line also has the user, the network and the reason.
 * @param userIdOf the id of the user; undefined for a visitor
 * @param pathOf the path as it is logged
 */
export function logAnswers(
  app: FastifyInstance,
  userIdOf: (request: FastifyRequest) => number | undefined,
  pathOf: (url: string) => string,
): void {
  app.decorateRequest('account', null)
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { log, method, url, socket } = request
    if (socket.remoteAddress !== IN_PROCESS) {
      const trace = isTraced(request, statusCode) ? traceOf(request, userIdOf(request)) : {}
      log.info({ method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime), ...trace }, 'answered')
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
