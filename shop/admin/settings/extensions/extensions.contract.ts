import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, Tick } from '../../../../lib/fields.contract.ts'

const STATES = ['enabled', 'disabled', 'failed', 'unmigrated', 'unsupported', 'removed'] as const

const ExtensionResponse = z.object({
  name: z.string(),
  version: z.string().describe('version at the last start'),
  description: z.string().describe('empty without one'),
  for: z.string().describe('supported versions of the shop; empty if it was removed'),
  state: z
    .enum(STATES)
    .describe(
      '`disabled`: by an owner; `failed`: by the shop, after three errors within a minute; `unmigrated`: a migration failed at the last start; `unsupported`: for another version of the shop; `removed`: no longer in `extensions.ts`',
    ),
  endpoints: z.array(z.string()).describe('method and path of its endpoints'),
  settings: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['text', 'number', 'choice', 'boolean', 'secret']),
      label: z.string(),
      help: z.string(),
      value: z.string().describe('`on` for a ticked box; always empty for a secret'),
      options: z.record(z.string(), z.string()).describe('labels by value; empty for other kinds than `choice`'),
      is_set: z.boolean().describe('a secret is stored, or set by the environment'),
      environment: z.string().describe('name of the environment variable that sets it; empty without one'),
    }),
  ),
  settings_version: z.int().describe('0 if the settings have never been saved'),
  is_unreadable: z.boolean().describe('the secrets were stored with another data folder and must be entered again'),
  account: z.string().describe('account that the last check of the settings found; empty if unknown'),
  needs_password: z
    .boolean()
    .describe('a change of the settings requires `own_password`, because the login is not recent'),
  payments: z
    .array(
      z.object({
        text: z.string().describe('name of the payment method'),
        is_connected: z.boolean().describe('false for an online method without a connected provider'),
        webhook_address: z.string().describe('address to enter at the provider; empty for a method without one'),
      }),
    )
    .describe('its payment methods'),
  errors: z
    .array(z.object({ id: z.int(), place: z.string(), message: z.string(), at: z.iso.datetime() }))
    .describe('the latest errors, at most 20, newest first'),
})
export type ExtensionResponse = z.infer<typeof ExtensionResponse>

const ExtensionsResponse = z.object({
  shop_version: z.string(),
  extensions: z
    .array(ExtensionResponse)
    .describe('built-in ones, then in the order of `extensions.ts`, removed ones last'),
})
export type ExtensionsResponse = z.infer<typeof ExtensionsResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const
const response = { 200: ExtensionsResponse }

export const listExtensions = endpoint({
  method: 'GET',
  url: '/api/extensions/',
  schema: { summary: 'List the extensions with their states and latest errors', tags, response },
  config,
})

export const switchExtension = endpoint({
  method: 'PUT',
  url: '/api/extensions/:name/',
  schema: {
    summary: 'Enable or disable an extension',
    description: 'Takes effect at once in all processes. The errors stay in the list.',
    tags,
    params: z.object({ name: z.string().max(40) }),
    body: z.object({ is_enabled: Tick }),
    response,
  },
  config,
})

export const deleteExtensionData = endpoint({
  method: 'DELETE',
  url: '/api/extensions/:name/',
  schema: {
    summary: 'Delete the data of a removed extension',
    description:
      'Deletes its tables, settings, values of additional fields, waiting events and errors. The extension must no longer be in `extensions.ts`.',
    tags,
    params: z.object({ name: z.string().max(40) }),
    response,
  },
  config,
})

export const saveExtensionSettings = endpoint({
  method: 'PUT',
  url: '/api/extensions/:name/settings/',
  schema: {
    summary: 'Save the settings of an extension',
    description:
      'The other fields are the settings by name, as `GET /api/extensions/` returns them. A missing or empty secret is unchanged. The extension may check the values first. Takes effect in all processes without a restart.',
    tags,
    params: z.object({ name: z.string().max(40) }),
    body: z
      .object({
        version: Integer.describe('version that was read'),
        is_removed: Tick.default(false).describe('remove the secrets; the other settings are unchanged'),
        own_password: z.string().max(1000).default('').describe('password of the user, if `needs_password`'),
      })
      .catchall(z.string().max(4000)),
    response,
  },
  config: { ...config, limitPerCustomer: { countsAs: 'key checks', max: 30, timeWindow: '1 hour' } },
})
