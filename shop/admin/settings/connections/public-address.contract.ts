import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer, maybeLine, Tick } from '../../../../lib/fields.contract.ts'
import { isLocalHost } from '../../../../lib/local-host.ts'

const Address = maybeLine(200)
  .superRefine((typed, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (typed === '') return
    const url = URL.parse(typed)
    if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(typed))
      return refuse('Enter the whole address, such as https://shop.example.com.')
    if (url.username || url.password) return refuse('Leave out user name and password.')
    if (!/^\/*$/.test(url.pathname) || url.search || url.hash || typed.endsWith('#') || typed.endsWith('?'))
      return refuse('Leave out everything after the name, such as /shop.')
    if (url.protocol === 'http:' && !isLocalHost(url.hostname)) return refuse('The address must begin with https://.')
  })
  .transform((typed) => URL.parse(typed)?.origin ?? '')

/** The form of the public address. */
export const PublicAddressForm = z.object({
  address: Address.describe('origin of the shop, such as `https://shop.example.com`; empty: host and port'),
})

const PublicAddressResponse = z.object({
  version: z.int().describe('0 if it has never been saved'),
  address: z.string().describe('empty if none is set'),
  current: z.string().describe('address that links and e-mails contain'),
  environment: z.string().describe('name of the environment variable that overrides the address; empty without one'),
  needs_password: z.boolean().describe('a change requires `own_password`, because the login is not recent'),
})
export type PublicAddressResponse = z.infer<typeof PublicAddressResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const

export const getPublicAddress = endpoint({
  method: 'GET',
  url: '/api/connections/address/',
  schema: { summary: 'Get the public address', tags, response: { 200: PublicAddressResponse } },
  config,
})

export const savePublicAddress = endpoint({
  method: 'PUT',
  url: '/api/connections/address/',
  schema: {
    summary: 'Set the public address',
    description:
      'The server requests `/.well-known/comptoir-check/` at the address, and refuses it unless this shop answers. Takes effect in every process without a restart.',
    tags,
    body: PublicAddressForm.extend({
      version: Integer.describe('version that was read'),
      is_unchecked: Tick.default(false).describe('save although the server cannot reach its own address'),
      own_password: z.string().max(1000).default('').describe('password of the user, unless the login is recent'),
    }),
    response: { 200: PublicAddressResponse },
  },
  config: { ...config, limitPerCustomer: { countsAs: 'address checks', max: 60, timeWindow: '1 hour' } },
})
