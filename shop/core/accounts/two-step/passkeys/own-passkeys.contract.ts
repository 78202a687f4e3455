import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress, textLine } from '../../../../../lib/fields.contract.ts'
import { NewPasskey, PasskeyOptions } from '../../../auth/second-factors/passkeys.contract.ts'
import { WithPassword } from '../../account-forms.contract.ts'
import { SetUp } from '../two-step.contract.ts'
import { WithSetup } from '../two-step-forms.contract.ts'

const tags = ['Two-step login'] as const
const config = { allow: 'customer', traced: true } as const

export const beginPasskey = endpoint({
  method: 'POST',
  url: '/api/two_step/passkeys/options/',
  schema: {
    summary: 'Start adding a passkey, with the password',
    tags,
    body: WithPassword,
    response: {
      200: z.object({
        setup: z.string(),
        options: PasskeyOptions.describe('options for `navigator.credentials.create`'),
      }),
    },
  },
  config,
})

export const addPasskey = endpoint({
  method: 'POST',
  url: '/api/two_step/passkeys/',
  schema: {
    summary: 'Add the passkey that the browser has created; the first second factor ends the other sessions',
    tags,
    body: WithSetup.extend({ name: textLine(60), passkey: NewPasskey }),
    response: { 201: SetUp },
  },
  // The response contains recovery codes.
  config: { ...config, creates: false },
})

export const removePasskey = endpoint({
  method: 'POST',
  url: '/api/two_step/passkeys/:id/removals/',
  schema: {
    summary: 'Delete a passkey, with the password; the other sessions end',
    tags,
    params: IdAddress,
    body: WithPassword,
    response: { 204: z.undefined() },
  },
  config,
})
