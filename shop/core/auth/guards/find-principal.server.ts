import type { FastifyRequest } from 'fastify'
import type { Kind } from '../../../../server/cache/customers/customer-cache.ts'
import type { Services } from '../../../../server/services.ts'
import { findSessionWithUser, userResponse } from '../current-user.server.ts'
import {
  findSession,
  isUseToNote,
  noteUse,
  type Principal,
  principalOf,
  type TokenRow,
} from '../session-store.server.ts'
import { hashOfToken } from '../token.server.ts'

/** A customer's session, by the hash of its token. */
const SESSION: Kind<TokenRow> = { name: 'session ', bytesOf: () => 300 }

/**
 * Returns a function that finds the principal of a token and notes that the session is used; null when the token is
 * malformed, unknown, expired or idle for too long.
 *
 * Endpoints for anyone use the customer cache, without a statement, until the use must be recorded again within a
 * minute. An ended session is cached there at most until the database notification arrives. All other endpoints, and
 * staff, read the database.
 */
export function principalFinder({ db, clock, cache: { customers } }: Pick<Services, 'db' | 'clock' | 'cache'>) {
  return (request: FastifyRequest, token: string): Principal | null | Promise<Principal | null> => {
    const tokenHash = hashOfToken(token)
    if (!tokenHash) return null
    const { cached, findsUser, refreshesSession = true } = request.routeOptions.config
    if (findsUser) return withUser(request, tokenHash)
    return (cached && known(tokenHash)) || loadPrincipal(tokenHash, refreshesSession, cached === true)
  }

  function known(tokenHash: Buffer): Principal | null {
    const found = customers.peek(SESSION, tokenHash.toString('base64'))
    const now = clock()
    return found && !isUseToNote(found, now) ? principalOf(found, tokenHash, now) : null
  }

  async function loadPrincipal(tokenHash: Buffer, isUse: boolean, isCached: boolean): Promise<Principal | null> {
    const keep = customers.keeper()
    const found = await findSession(db, tokenHash)
    const now = clock()
    const principal = found ? principalOf(found, tokenHash, now) : null
    if (!found || !principal) return null
    if (isUse && isUseToNote(found, now)) {
      await noteUse(db, tokenHash, now)
      found.last_used_at = now
    }
    if (isCached && !principal.isStaff) keep(SESSION, tokenHash.toString('base64'), principal.id, found)
    return principal
  }

  async function withUser(request: FastifyRequest, tokenHash: Buffer): Promise<Principal | null> {
    const found = await findSessionWithUser(db, tokenHash)
    const principal = found ? principalOf(found, tokenHash, clock()) : null
    request.currentUser = found && principal ? userResponse(found) : null
    return principal
  }
}
