import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { resourceContract, Version } from '../../../core/admin-kit/resource/resource.contract.ts'
import { TagForm } from './tag-form.contract.ts'
import { MAX_TAGGED, MAX_TAGS_OF_CUSTOMER } from './tag-limits.contract.ts'

/** A tag for customers. */
const CustomerTag = z.object({
  id: z.int(),
  name: z.string(),
  customers: z.int().describe('number of customers with this tag'),
  version: z.int(),
})
export type CustomerTag = z.infer<typeof CustomerTag>

/** The endpoints of tags. Names are unique regardless of case; deleting a tag removes it from all customers. */
export const customerTags = resourceContract({
  path: '/api/customer_tags/',
  allow: 'orders',
  scopes: ['customers:read', 'customers:write'],
  schema: {
    tag: 'Customers',
    list: 'tags',
    item: CustomerTag,
    form: TagForm,
    summaries: {
      list: 'List the tags of customers by name',
      add: 'Create a tag',
      change: 'Rename a tag',
      remove: 'Delete a tag and remove it from all customers',
    },
  },
})

export const mergeTag = endpoint({
  method: 'POST',
  url: '/api/customer_tags/:id/merge/',
  schema: {
    summary: 'Replace a tag by another one on all customers, and delete it',
    tags: ['Customers'],
    params: IdAddress,
    body: z.object({ into: Integer.describe('id of the other tag'), version: Version }),
    response: { 200: CustomerTag },
  },
  config: { allow: 'orders', scope: 'customers:write' },
})

const Names = z.array(TagForm.shape.name).max(MAX_TAGS_OF_CUSTOMER).default([])

export const tagCustomers = endpoint({
  method: 'POST',
  url: '/api/staff_customers/tags/',
  schema: {
    summary: 'Add tags to customers and remove others',
    description: `New tags are created. A customer has at most ${MAX_TAGS_OF_CUSTOMER} tags; customers that would have more are refused, and the others are changed.`,
    tags: ['Customers'],
    body: z.object({
      customers: z.array(Integer).min(1).max(MAX_TAGGED),
      add: Names,
      remove: Names,
    }),
    response: {
      200: z.object({
        changed: z.array(z.int()).describe('ids of the customers with changed tags'),
        refused: z.array(z.object({ id: z.int(), reason: z.string() })),
      }),
    },
  },
  config: { allow: 'orders', scope: 'customers:write' },
})
