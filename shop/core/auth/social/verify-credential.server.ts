import { z } from 'zod'
import { Email } from '../../../../lib/fields.contract.ts'
import { SECOND } from '../../../../server/durations.ts'
import { type Refusal, refuse, unavailable } from '../../../../server/http/refusal.ts'
import type { SocialLoginConfig } from '../../../../server/start/config.ts'

const TOLERANCE_SECONDS = 60
const ALGORITHMS = ['RS256', 'ES256']
const KEYS_AWAY = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']

/** A verified credential. */
export interface VerifiedCredential {
  identity: Identity
  /** Undefined when the sign-in began without a nonce of the shop. */
  nonce: string | undefined
  issuedAt: Date
}

/** What the provider vouches for. */
export interface Identity {
  issuer: string
  subject: string
  /** Undefined when it is none that an account could have here. */
  email: string | undefined
  firstName: string
  lastName: string
}

/** Names from elsewhere are cleaned rather than refused. */
const ForeignName = z
  .string()
  .catch('')
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\d '’.-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .transform((name) => [...name].slice(0, 60).join(''))

const Claims = z.object({
  iss: z.string(),
  // Compared as it stands.
  sub: z.string().regex(/^[ -~]{1,255}$/),
  email: z.string(),
  email_verified: z.literal(true),
  nonce: z.string().max(100).optional(),
  iat: z.number(),
  azp: z.string().optional(),
  name: ForeignName,
  given_name: ForeignName,
  family_name: ForeignName,
})

/** Refuses a credential. Everything that is wrong with one sounds alike. */
export const notVerified = (): Refusal => refuse('The sign-in could not be verified.', 400, 'unverified_sign_in')

/**
 * Makes the check of a provider's credentials, which are signed ID tokens (OpenID Connect Core, 3.1.3.7): who
 * it is, when it was issued, and
 * the nonce that the sign-in began with, if any. The provider's picture is never fetched.
 * @throws Refusal 400 when it is not right, 503 when the provider's keys cannot be had
 */
export function credentialsOf(provider: SocialLoginConfig) {
  // Loaded with the first sign-in; the provider's keys are fetched and kept by it.
  const jose = () => import('jose')
  let keys: ReturnType<Awaited<ReturnType<typeof jose>>['createRemoteJWKSet']> | undefined
  return async (credential: string, now: Date): Promise<VerifiedCredential> => {
    const { createRemoteJWKSet, jwtVerify, errors } = await jose()
    /** Whether the provider's keys could not be had, which says nothing about the credential. */
    const isProviderAway = (error: unknown) => !(error instanceof errors.JOSEError) || KEYS_AWAY.includes(error.code)
    keys ??= createRemoteJWKSet(new URL(provider.jwksUrl), { timeoutDuration: 5_000 })
    const { payload } = await jwtVerify(credential, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_SECONDS,
      // Also refuses one from the future.
      maxTokenAge: '5m',
      currentDate: now,
      requiredClaims: ['sub', 'email', 'exp', 'iat'],
    }).catch((error: unknown) => {
      throw isProviderAway(error) ? unavailable() : notVerified()
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success) throw notVerified()
    const { azp = provider.clientId, nonce, iat, iss, sub, email, name, given_name, family_name } = claims.data
    if (azp !== provider.clientId) throw notVerified()
    return {
      nonce,
      issuedAt: new Date(iat * SECOND),
      identity: {
        issuer: iss,
        subject: sub,
        // What is vouched for is taken as it stands, or not at all: another spelling may be another mailbox.
        email: /^[!-~]+$/.test(email) ? Email.safeParse(email).data : undefined,
        firstName: given_name || name || 'Customer',
        lastName: family_name,
      },
    }
  }
}
