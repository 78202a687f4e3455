import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForStaff } from '../../lib/endpoint.ts'
import { IN_PROCESS } from '../http/in-process.ts'
import type { Refusal } from '../http/refusal.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from '../limits/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    traced?: true
  }
  interface FastifyRequest {
    /** Id of the account that a request without a login is about, for the log; null without one. */
    account: number | null
    /** The refusal that the request was answered with; null without one. */
    refusal: Refusal | null
  }
}

interface Caller {
  user: number | undefined
  key: number | undefined
}

/** Statuses of denied and rate-limited requests. */
const REFUSED = new Set([401, 403, 429])

/**
 * Logs one line per response with the request id, without headers, query and body, which may hold secrets. Refusals,
 * logins, credential changes and staff writes also get the user, network and reason.
 * @param callerOf returns the ids of the user and of the API key; undefined without one
 * @param pathOf returns the path to log
 */
export function logResponses(
  app: FastifyInstance,
  callerOf: (request: FastifyRequest) => Caller,
  pathOf: (url: string) => string,
): void {
  app.decorateRequest('account', null)
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { log, method, url, socket } = request
    if (socket.remoteAddress !== IN_PROCESS) {
      const trace = isTraced(request, statusCode) ? traceOf(request, callerOf(request)) : {}
      log.info({ method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime), ...trace }, 'answered')
    }
    done()
  })
}

function isTraced({ method, routeOptions: { config } }: FastifyRequest, status: number): boolean {
  return REFUSED.has(status) || config.traced === true || (isForStaff(config.allow) && method !== 'GET')
}

function traceOf({ ip, account, refusal }: FastifyRequest, { user: userId, key }: Caller) {
  const user = userId ?? account ?? refusal?.account
  return {
    ...(user !== undefined && { user }),
    ...(key !== undefined && { key }),
    from: loggedNetwork(ip),
    ...(refusal && { reason: reasonOf(refusal) }),
  }
}

/** A constant text, or the names of the invalid fields. Other messages may repeat input. */
function reasonOf({ reason, status, answer }: Refusal): string {
  if (reason) return reason
  if (!('detail' in answer)) return `wrong ${Object.keys(answer).join(', ')}`
  return REFUSED.has(status) ? String(answer.detail) : 'refused'
}

/**
 * Returns the network of an address as providers assign it: /24 of IPv4, /64 of IPv6. Enough to block it, without
 * identifying a person.
 */
export function loggedNetwork(ip: string): string {
  const network = networkOf(ip, CUSTOMER_PREFIX_BITS)
  if (isIPv4(network)) return network.replace(/\d+$/, '0/24')
  return network === ip ? 'unknown' : network
}
