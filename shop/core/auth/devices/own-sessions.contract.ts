import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'

const tags = ['Session'] as const

/** A session of the customer. */
export const OwnSession = z.object({
  id: z.int(),
  device: z.string().describe('browser and operating system at login, such as “Firefox on Windows”; empty if unknown'),
  time_created: z.iso.datetime(),
  last_used: z.iso.datetime().describe('time of the last request, accurate to a minute'),
  is_current: z.boolean().describe('`true` for the session of this request'),
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
