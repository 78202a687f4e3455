import { z } from 'zod'

// JSON forms of WebAuthn Level 3. `@simplewebauthn/server` parses the content.

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Not a valid string.')
const Credential = z.object({ id: base64Url(1_400), rawId: base64Url(1_400), type: z.literal('public-key') })

/** A newly created passkey. */
export const NewPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(20_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** A passkey assertion. */
export const PasskeyAssertion = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(10_000),
    userHandle: base64Url(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** Options for `navigator.credentials`. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
