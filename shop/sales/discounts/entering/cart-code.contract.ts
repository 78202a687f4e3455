import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { CartQuote } from '../../cart/cart.contract.ts'

const tags = ['Cart']

const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Enter a code.')
    .max(60, 'This code is not valid.')
    .regex(/^\P{Cc}*$/u, 'This code is not valid.'),
})

export const enterCode = endpoint({
  method: 'POST',
  url: '/api/cart/discount/',
  schema: {
    summary: 'Enter a discount code in the cart',
    description:
      'Replaces an earlier code. Letter case and spaces are ignored. A code whose conditions are not met yet is kept; the quote states why it does not apply. An unknown or ended code is refused (400).',
    tags,
    body: CodeForm,
    response: { 200: CartQuote },
  },
  config: { allow: 'customer', requiresOpenShop: true, rateLimit: { max: 60, timeWindow: '1 hour' } },
})

export const removeCode = endpoint({
  method: 'DELETE',
  url: '/api/cart/discount/',
  schema: { summary: 'Remove the discount code from the cart', tags, response: { 200: CartQuote } },
  config: { allow: 'customer', requiresOpenShop: true },
})
