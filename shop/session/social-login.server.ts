import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { emailKey } from '../../lib/email-key.ts'
import type { Database } from '../../server/db/open.ts'
import { notFound, refuse, unavailable } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { socialLogin } from './session.contract.ts'
import { userWithToken } from './session.server.ts'

const TOLERANCE_SECONDS = 60
const ALGORITHMS = ['RS256', 'ES256']
const NOT_VERIFIED = 'The sign-in could not be verified.'

/** What the provider vouches for. */
interface Identity {
  issuer: string
  subject: string
  email: string
  firstName: string
  lastName: string
}

/** Logging in with the credential of an identity provider (OpenID Connect); not there unless one is configured. */
export function socialLoginEndpoint(app: ShopApp, { db, clock, config }: Services): void {
  const provider = config.socialLogin
  const keys = provider && createRemoteJWKSet(new URL(provider.jwksUrl), { timeoutDuration: 5_000 })

  app.route({
    ...socialLogin,
    handler: async (request) => {
      const { body } = request
      if (!provider || !keys) throw notFound()
      const { payload } = await jwtVerify(body.credential, keys, {
        issuer: provider.issuer,
        audience: provider.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: clock(),
        requiredClaims: ['sub', 'email', 'exp', 'iat'],
      }).catch((error: unknown) => {
        throw isProviderAway(error) ? unavailable() : refuse(NOT_VERIFIED)
      })
      if (typeof payload.email !== 'string' || payload.email_verified !== true) throw refuse(NOT_VERIFIED)
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const user = await userOf(tx, identityFrom(payload), now)
        request.account = user.id
        return userWithToken(tx, user, now)
      })
    },
  })
}

/** Whether the provider's keys could not be had, which says nothing about the credential. */
function isProviderAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID'].includes(error.code)
}

/** The account of an identity: the one it opened, the one with the same address if both sides verified it, or a new one. */
async function userOf(tx: Database, identity: Identity, now: Date): Promise<{ id: number; isStaff: boolean }> {
  const { issuer, subject, email, firstName, lastName } = identity
  const known = await tx
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'is_staff as isStaff'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) return known

  const created = await tx
    .insertInto('users')
    .values({ email, first_name: firstName, last_name: lastName, email_verified_at: now, created_at: now })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returning(['id', 'is_staff as isStaff'])
    .executeTakeFirst()
  const owner =
    created ??
    (await tx
      .selectFrom('users')
      .select(['id', 'is_staff as isStaff'])
      .where('email_key', '=', emailKey(email))
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst())
  if (!owner) throw refuse(NOT_VERIFIED)
  await tx
    .insertInto('social_identities')
    .values({ issuer, subject, user_id: owner.id, created_at: now })
    .onConflict((same) => same.columns(['issuer', 'subject']).doNothing())
    .execute()
  return owner
}

/** Names from elsewhere are cleaned rather than refused; the provider's picture is never fetched. */
function identityFrom(payload: { iss?: string; sub?: string; [claim: string]: unknown }): Identity {
  const clean = (claim: unknown) =>
    (typeof claim === 'string' ? claim.normalize('NFC') : '')
      .replace(/[^\p{L}\p{M}\d '’.-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  return {
    issuer: payload.iss ?? '',
    subject: payload.sub ?? '',
    email: String(payload.email),
    firstName: clean(payload.given_name) || clean(payload.name) || 'Customer',
    lastName: clean(payload.family_name),
  }
}
