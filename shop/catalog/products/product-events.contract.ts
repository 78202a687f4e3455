import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'

const slug = z.string()

// Database triggers record these events (migration 301), so that they cover every way of writing.

export const productChanged = defineEvent({
  type: 'product.changed',
  subject: 'product',
  data: z.object({ slug, is_public: z.boolean() }),
  summary: 'A product, a variant or a picture is added or changed. Changes within a short time share an event.',
})

export const productPublished = defineEvent({
  type: 'product.published',
  subject: 'product',
  data: z.object({ slug }),
  summary: 'A product becomes public.',
})

export const productDeleted = defineEvent({
  type: 'product.deleted',
  subject: 'product',
  data: z.object({ slug }),
  summary: 'A product is deleted.',
})

export const stockChanged = defineEvent({
  type: 'stock.changed',
  subject: 'variant',
  data: z.object({ product: z.int(), stock: z.int().describe('pieces in stock after the change') }),
  summary: 'The stock of an existing variant changes. At most one event per second and variant, with the last stock.',
})
