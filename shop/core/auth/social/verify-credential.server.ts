import { z } from 'zod'
import { Email } from '../../../../lib/fields.contract.ts'
import { SECOND } from '../../../../server/durations.ts'
import { type Refusal, refuse, unavailable } from '../../../../server/http/refusal.ts'
import type { SocialLoginConfig } from '../../../../server/start/config.ts'

const TOLERANCE_SECONDS = 60
const ALGORITHMS = ['RS256', 'ES256']
const KEY_FETCH_ERRORS = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']

/** A verified credential. */
export interface VerifiedCredential {
  identity: Identity
  /** Undefined if the sign-in began without a nonce of the shop. */
  nonce: string | undefined
  issuedAt: Date
}

/** Verified claims of the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** Undefined if an account could not have this address. */
  email: string | undefined
  firstName: string
  lastName: string
}

/** Names from the provider are cleaned instead of refused. */
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
  // Compared byte by byte.
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

/** Returns the refusal of a credential. All causes get the same message. */
export const notVerified = (): Refusal => refuse('The sign-in could not be verified.', 400, 'unverified_sign_in')

/**
 * Creates the verification of a provider's ID tokens (OpenID Connect Core, 3.1.3.7). The provider's picture is never
 * loaded.
 * @throws Refusal 400 for an invalid credential, 503 if the provider's keys are unavailable
 */
export function credentialsOf(provider: SocialLoginConfig) {
  // Imported with the first sign-in. It fetches and caches the provider's keys.
  const jose = () => import('jose')
  let keys: ReturnType<Awaited<ReturnType<typeof jose>>['createRemoteJWKSet']> | undefined
  return async (credential: string, now: Date): Promise<VerifiedCredential> => {
    const { createRemoteJWKSet, jwtVerify, errors } = await jose()
    /** Whether the error means that the provider's keys are unavailable. */
    const isProviderAway = (error: unknown) =>
      !(error instanceof errors.JOSEError) || KEY_FETCH_ERRORS.includes(error.code)
    keys ??= createRemoteJWKSet(new URL(provider.jwksUrl), { timeoutDuration: 5_000 })
    const { payload } = await jwtVerify(credential, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_SECONDS,
      // Also refuses tokens from the future.
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
        // The address is used without normalization, because another spelling may be another mailbox.
        email: /^[!-~]+$/.test(email) ? Email.safeParse(email).data : undefined,
        firstName: given_name || name || 'Customer',
        lastName: family_name,
      },
    }
  }
}
