import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { MINUTE } from '../../../../server/durations.ts'
import { expiredApiKey, foreignNetwork, invalidApiKey } from '../../../../server/http/refusal.ts'
import { FailureLimit } from '../../../../server/limits/failure-limit.ts'
import { CUSTOMER_PREFIX_BITS, networkOf } from '../../../../server/limits/network-of.ts'
import type { Services } from '../../../../server/services.ts'
import { hashOfApiKey } from '../../api-keys/api-key-text.server.ts'
import { type ApiKey, findApiKey, noteApiKeyUse } from '../../api-keys/api-keys-store.server.ts'

/** Failed attempts per network address and minute. */
const MAX_FAILURES = 30

/** Returns the API key of `Authorization: Bearer ck_…`; undefined without one. Keys in the address are ignored. */
export const apiKeyTextOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(ck_.*)$/i.exec(headers.authorization ?? '')?.[1]

/**
 * Returns a function that finds the key of a request and notes its use. A revocation applies to the next request;
 * admitted requests finish.
 * @throws Refusal 401 for a wrong, revoked or expired key, 403 outside its networks, 429 after too many failures
 */
export function apiKeyFinder({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const failures = config.rateLimits ? new FailureLimit(MAX_FAILURES, clock) : undefined
  return async ({ ip }: FastifyRequest, text: string): Promise<ApiKey> => {
    failures?.check(ip)
    const fail = (refusal: Error) => {
      failures?.note(ip)
      return refusal
    }
    const hash = hashOfApiKey(text)
    const found = hash ? await findApiKey(db, { hash, ip: addressOf(ip) }) : undefined
    if (!found || found.revoked_at) throw fail(invalidApiKey())
    const now = clock()
    if (found.expires_at && found.expires_at <= now) throw fail(expiredApiKey())
    if (!found.is_network_allowed) throw fail(foreignNetwork())
    const isNoted = found.last_used_at && now.getTime() - found.last_used_at.getTime() < MINUTE
    if (!isNoted) await noteApiKeyUse(db, found.id, now)
    const { id, name, scopes } = found
    return { id, name, scopes }
  }
}

/**
 * Returns an address that PostgreSQL reads: IPv4 instead of its IPv6 notation, without a zone; null if a proxy sent an
 * invalid one.
 */
function addressOf(ip: string): string | null {
  const mapped = networkOf(ip, CUSTOMER_PREFIX_BITS)
  const address = isIP(mapped) ? mapped : (ip.split('%')[0] ?? '')
  return isIP(address) ? address : null
}
