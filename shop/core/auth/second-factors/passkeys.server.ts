import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '../../../../server/db/open.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow } from './second-factors-store.server.ts'

/** Imported with the first passkey, because most shops and logins have none. */
const webauthn = () => import('@simplewebauthn/server')

/** The WebAuthn relying party: a domain and its only origin. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Returns the relying party of a shop at this address; null for an IP address, which cannot have passkeys. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

/** EdDSA, ES256 and RS256 (COSE). Every authenticator supports one of them; newer ones are experimental in Node. */
const ALGORITHMS = [-8, -7, -257]

type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>
const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }))

/** Returns the options to create a passkey. @param challenge base64url */
export async function passkeyCreationOptions(
  rp: RelyingParty,
  shop: string,
  account: { email: string; first_name: string; last_name: string },
  passkeys: readonly Known[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpID: rp.id,
    rpName: shop,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`.trim(),
    challenge: bytesOf(challenge),
    excludeCredentials: named(passkeys),
    supportedAlgorithmIDs: ALGORITHMS,
    // The password already identifies the account.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Verifies a new passkey; undefined if it is not for this shop and challenge. */
export async function readNewPasskey(rp: RelyingParty, response: RegistrationResponseJSON, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    counter,
    transports: transports.slice(0, 8),
  }
}

/** Returns the options to request one of these passkeys. @param challenge base64url */
export async function passkeyRequestOptions(rp: RelyingParty, passkeys: readonly Known[], challenge: string) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: rp.id,
    challenge: bytesOf(challenge),
    allowCredentials: named(passkeys),
    userVerification: 'preferred',
  })
}

/**
 * Returns whether an assertion is by a passkey of the account, for this shop and challenge, and records its use. A
 * signature counter must increase, which detects cloned authenticators.
 */
export async function redeemPasskey(
  tx: Database,
  rp: RelyingParty,
  userId: number,
  response: AuthenticationResponseJSON,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const passkey = await findPasskey(tx, userId, Buffer.from(response.id, 'base64url'))
  if (!passkey) return false
  const { verifyAuthenticationResponse } = await webauthn()
  const shown = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: false,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  return shown?.verified === true && notePasskeyUse(tx, passkey.id, shown.authenticationInfo.newCounter, now)
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
