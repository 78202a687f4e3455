import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { WithPassword } from '../account-forms.contract.ts'
import { ConfirmedTimeCode } from './two-step-forms.contract.ts'

const tags = ['Two-step login'] as const
const config = { allow: 'customer', traced: true } as const

/** The second factors of the customer. */
export const TwoStep = z.object({
  time_code: z
    .object({ time_created: z.iso.datetime() })
    .nullable()
    .describe('authenticator app; null if none is set up'),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      time_created: z.iso.datetime(),
      last_used: z.iso.datetime().nullable(),
    }),
  ),
  takes_passkeys: z
    .boolean()
    .describe('`false` if the shop runs on an IP address, for which browsers create no passkeys'),
  recovery_codes_left: z.int().describe('number of unused recovery codes'),
})
export type TwoStep = z.infer<typeof TwoStep>

/** Recovery codes, shown once. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The response to a completed setup. The first factor creates recovery codes. */
export const SetUp = z.object({
  recovery_codes: z.array(z.string()).nullable().describe('new recovery codes; null if the account already has some'),
})

export const getTwoStep = endpoint({
  method: 'GET',
  url: '/api/two_step/',
  schema: { summary: 'List the second factors of the user', tags, response: { 200: TwoStep } },
  config: { allow: 'customer' },
})

export const beginTimeCode = endpoint({
  method: 'POST',
  url: '/api/two_step/time_code/',
  schema: {
    summary: 'Start setting up an authenticator app, with the password',
    description: 'Nothing is stored until a code of the app confirms it within 15 minutes.',
    tags,
    body: WithPassword,
    response: {
      200: z.object({
        setup: z.string().describe('encrypted setup; send it with the confirming code'),
        key: z.string().describe('key for manual entry (base32)'),
        uri: z.string().describe('`otpauth://` address for an app on this device'),
        qr: z.string().describe('QR code of `uri` (SVG)'),
      }),
    },
  },
  config,
})

export const confirmTimeCode = endpoint({
  method: 'PUT',
  url: '/api/two_step/time_code/',
  schema: {
    summary: 'Complete the setup of an authenticator app; the first second factor ends the other sessions',
    tags,
    body: ConfirmedTimeCode,
    response: { 200: SetUp },
  },
  config,
})

export const removeTimeCode = endpoint({
  method: 'POST',
  url: '/api/two_step/time_code/removals/',
  schema: {
    summary: 'Remove the authenticator app, with the password; the other sessions end',
    tags,
    body: WithPassword,
    response: { 204: z.undefined() },
  },
  config,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/two_step/recovery_codes/',
  schema: {
    summary: 'Replace the recovery codes by ten new ones, with the password',
    tags,
    body: WithPassword,
    response: { 200: RecoveryCodes },
  },
  config,
})
