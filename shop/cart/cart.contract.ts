import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../lib/fields.contract.ts'
import { User } from '../session/session.contract.ts'

export const MAX_QUANTITY = 9_999

const EMPTY = "Quantity can't be empty"

/** How many of a variant. Whether the stock allows it only the server knows. */
const Quantity = z
  .union([z.number(), z.string()])
  .refine((given) => String(given).trim() !== '' && Number(given) !== 0, { error: EMPTY, abort: true })
  .pipe(Integer)
  .pipe(z.int().min(1).max(MAX_QUANTITY, 'too much quantity selected'))

const tags = ['Cart']
/** All writes of a cart count together, whichever tab or device they come from. */
const config = {
  allow: 'customer',
  limitPerCustomer: { countsAs: 'cart', max: 120, timeWindow: '1 minute' },
} as const

/** The three writes answer the current user, so that one round trip brings cart and badge up to date. */
export const addToCart = endpoint({
  method: 'POST',
  url: '/api/cart/',
  schema: {
    summary:
      'Put a variant into the cart or the save-for-later list; one that is there gets this quantity and this place',
    tags,
    body: z.object({
      product: Integer,
      variant: Integer,
      quantity: Quantity,
      saveForLater: z.boolean().default(false),
    }),
    response: { 201: User },
  },
  config,
})

export const changeCart = endpoint({
  method: 'PATCH',
  url: '/api/cart/:id/',
  schema: {
    summary: 'Change the quantity of a line, or move it between cart and save-for-later list',
    tags,
    params: IdAddress,
    body: z.object({ id: Integer.optional(), quantity: Quantity.optional(), saveForLater: z.boolean().optional() }),
    response: { 200: User },
  },
  config,
})

export const removeFromCart = endpoint({
  method: 'DELETE',
  url: '/api/cart/:id/',
  schema: { summary: 'Remove a line', tags, params: IdAddress, response: { 200: User } },
  config,
})
