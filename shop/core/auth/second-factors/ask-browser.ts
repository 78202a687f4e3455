import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as texts from '#texts/core/auth/second-factors'

/** The browser gave no passkey: whoever was asked did not want to, had none, or took too long. Its message is what they are told. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}

/** Comes with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser')

/**
 * Has the browser show a passkey.
 * @param options as they came from the server
 * @throws PasskeyCancelled
 */
export async function shownPasskey(options: unknown) {
  const { startAuthentication } = await webauthn()
  const passkey = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  }).catch(cancelled)
  return { ...passkey, clientExtensionResults: { ...passkey.clientExtensionResults } }
}

/**
 * Has the browser make a passkey.
 * @param options as they came from the server
 * @throws PasskeyCancelled
 */
export async function madePasskey(options: unknown) {
  const { startRegistration } = await webauthn()
  const passkey = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  }).catch(cancelled)
  return { ...passkey, clientExtensionResults: { ...passkey.clientExtensionResults } }
}

function cancelled(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new PasskeyCancelled(isKnown ? texts.isThereAlready : texts.noPasskeyCame)
}
