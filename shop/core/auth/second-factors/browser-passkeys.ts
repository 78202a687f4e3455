import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { texts } from '#texts/core/auth/second-factors'

/** The browser returned no passkey: the user cancelled, has none, or took too long. Its message is shown. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

/** Imported with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/**
 * Requests a passkey from the browser.
 * @param options from the server
 * @throws PasskeyCancelled
 */
export async function requestedPasskey(options: unknown) {
  const { startAuthentication } = await webauthn()
  const passkey = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  }).catch(cancelled)
  return { ...passkey, clientExtensionResults: { ...passkey.clientExtensionResults } }
}

/**
 * Creates a passkey in the browser.
 * @param options from the server
 * @throws PasskeyCancelled
 */
export async function newBrowserPasskey(options: unknown) {
  const { startRegistration } = await webauthn()
  const passkey = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  }).catch(cancelled)
  return { ...passkey, clientExtensionResults: { ...passkey.clientExtensionResults } }
}

function cancelled(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new PasskeyCancelled(isKnown ? texts.passkeyExists : texts.noPasskeyProvided)
}
