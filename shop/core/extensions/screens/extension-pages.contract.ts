import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { FormFieldResponse } from '../fields/form-fields.contract.ts'

const ExtensionPage = z.object({
  extension: z.string(),
  name: z.string().describe('its admin page is `/admin/x/<extension>/<name>`'),
  kind: z.enum(['resource', 'screen']),
  title: z.string(),
  description: z.string().describe('empty without one'),
  role: z.enum(['catalogue', 'orders', 'owner']),
  fields: z.array(FormFieldResponse).describe('the fields of a record, in their order; empty for a screen'),
})
export type ExtensionPage = z.infer<typeof ExtensionPage>

export const listExtensionPages = endpoint({
  method: 'GET',
  url: '/api/admin/extension-pages/',
  schema: {
    summary: 'List the admin pages of enabled extensions for the user’s role',
    tags: ['Staff'],
    response: { 200: z.object({ pages: z.array(ExtensionPage) }) },
  },
  config: { allow: 'staff' },
})
