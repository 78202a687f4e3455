import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { textLine } from '../../../lib/fields.contract.ts'

/** The maximum number of attribute names shown to staff. */
export const MAX_ATTRIBUTE_NAMES = 200
/** Counting the products of an attribute stops at this number. */
export const MAX_COUNTED = 1000

export const AttributeName = z.object({
  name: z.string(),
  products: z.int().describe(`number of products with this attribute; ${MAX_COUNTED} means ${MAX_COUNTED} or more`),
  can_filter: z.boolean().describe('whether product lists offer it as a filter'),
})
export type AttributeName = z.infer<typeof AttributeName>

export const listAttributeNames = endpoint({
  method: 'GET',
  url: '/api/fact_names/',
  schema: {
    summary: 'List the attributes of products',
    tags: ['Products'],
    response: { 200: z.object({ names: z.array(AttributeName) }) },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const updateAttributeFilter = endpoint({
  method: 'PUT',
  url: '/api/fact_names/',
  schema: {
    summary: 'Turn the filter of an attribute on or off',
    tags: ['Products'],
    body: z.object({ name: textLine(60), can_filter: z.boolean() }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})

export const updateAttributeFilters = endpoint({
  method: 'POST',
  url: '/api/fact_names/bulk/',
  schema: {
    summary: 'Turn the filters of several attributes on or off',
    description: 'Runs in one transaction.',
    tags: ['Products'],
    body: z.object({ names: z.array(textLine(60)).min(1).max(MAX_ATTRIBUTE_NAMES), can_filter: z.boolean() }),
    response: {
      200: z.object({ changed: z.array(z.string()).describe('attributes with a changed filter') }),
    },
  },
  config: { allow: 'catalogue' },
})
