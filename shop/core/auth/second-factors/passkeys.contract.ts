import { z } from 'zod'

// What browsers give (WebAuthn Level 3, JSON forms). What is in it, `@simplewebauthn/server` reads.

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Not a valid string.')
const Credential = z.object({ id: base64Url(1_400), rawId: base64Url(1_400), type: z.literal('public-key') })

/** A passkey that was made. */
export const NewPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(20_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** A passkey that is shown. */
export const ShownPasskey = Credential.extend({
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(10_000),
    userHandle: base64Url(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
})

/** What a browser is told, as `navigator.credentials` reads it. */
export const PasskeyOptions = z.record(z.string(), z.unknown())
