import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'

const tags = ['Session'] as const

/** A session of the customer. */
export const OwnSession = z.object({
  id: z.int(),
  device: z.string().describe('browser and system in which it began, such as “Firefox on Windows”; empty when unknown'),
  time_created: z.iso.datetime(),
  last_used: z.iso.datetime().describe('to a minute'),
  is_current: z.boolean().describe('the session of this call'),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessions = endpoint({
  method: 'GET',
  url: '/api/sessions/',
  schema: { summary: 'List the user’s sessions, last used first', tags, response: { 200: z.array(OwnSession) } },
  config: { allow: 'customer' },
})

export const endSessionById = endpoint({
  method: 'DELETE',
  url: '/api/sessions/:id/',
  schema: { summary: 'End a session of the user', tags, params: IdAddress, response: { 204: z.undefined() } },
  config: { allow: 'customer' },
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  url: '/api/sessions/',
  schema: { summary: 'End all other sessions of the user', tags, response: { 204: z.undefined() } },
  config: { allow: 'customer' },
})
