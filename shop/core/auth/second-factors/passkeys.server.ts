import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '../../../../server/db/open.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow } from './second-factors-store.server.ts'

/** Loaded with the first passkey: most shops, and most logins, have none. */
const webauthn = () => import('@simplewebauthn/server')

/** Whose passkeys they are: of a domain, and good at one address alone. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Returns for whom browsers keep passkeys of a shop at this address; null at an address of numbers, for which they keep none. */
export function relyingPartyAt(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

/** EdDSA, ES256 and RS256 (COSE), which together every authenticator knows one of. What comes after them is experimental in Node. */
const ALGORITHMS = [-8, -7, -257]

type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>
const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }))

/** Writes what a browser makes a passkey by. @param challenge base64url */
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
    // The password has said who it is.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Reads a passkey that a browser has made; undefined when it is not for this shop and this challenge. */
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

/** Writes what a browser shows one of these passkeys by. @param challenge base64url */
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
 * Tells whether what a browser shows is a passkey of the account, signed for this shop and this challenge, and notes its use. An
 * authenticator that counts has to count on: a copy of it that lags behind is refused.
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
