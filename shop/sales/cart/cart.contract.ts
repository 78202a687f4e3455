import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../lib/fields.contract.ts'
import { CURRENCY } from '../../../lib/money.ts'
import { MAX_QUANTITY } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { User } from '../../core/auth/session.contract.ts'
import { QuotedDiscounts } from '../discounts/order-discount.contract.ts'

const EMPTY = "Quantity can't be empty"

/** A quantity of a variant. Only the server checks it against the stock. */
const Quantity = z
  .union([z.number(), z.string()])
  .refine((given) => String(given).trim() !== '' && Number(given) !== 0, { error: EMPTY, abort: true })
  .pipe(Integer)
  .pipe(z.int().min(1).max(MAX_QUANTITY, 'too much quantity selected'))

const tags = ['Cart']
/** The total of a cart at current prices. */
export const CartQuote = z.object({
  currency: z.literal(CURRENCY),
  price: z.string().describe('total of the lines that can be bought, before discounts; euros with two decimals'),
  ...QuotedDiscounts.shape,
  total: z.string().describe('price after discounts, without delivery; euros with two decimals'),
  pieces: z.int().describe('number of units in these lines'),
  lines: z.array(
    z.object({
      id: z.int(),
      product: z.int(),
      variant: z.int(),
      quantity: z.int(),
      unit_price: z.string().describe('euros with two decimals'),
      price: z.string().describe('line total; euros with two decimals'),
      is_buyable: z.boolean().describe('`true` if the quantity is in stock; other lines are excluded from the total'),
    }),
  ),
})

export type CartQuote = z.infer<typeof CartQuote>

export const quoteCart = endpoint({
  method: 'GET',
  url: '/api/cart/quote/',
  schema: {
    summary: 'Quote the cart at current prices, by line and in total, without saved items',
    tags,
    response: { 200: CartQuote },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})

/** All changes of a customer's cart share one rate limit, across tabs and devices. */
const config = {
  allow: 'customer',
  limitPerCustomer: { countsAs: 'cart', max: 120, timeWindow: '1 minute' },
} as const

/** The three changes return the current user, so that one round trip updates cart and badge. */
export const addToCart = endpoint({
  method: 'POST',
  url: '/api/cart/',
  schema: {
    summary: 'Add a variant to the cart or the save-for-later list; an existing line gets this quantity and this list',
    tags,
    body: z.object({
      product: Integer,
      variant: Integer,
      quantity: Quantity,
      saveForLater: z.boolean().default(false),
    }),
    response: { 201: User },
  },
  config: { ...config, requiresOpenShop: true },
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
  schema: { summary: 'Remove a line from the cart', tags, params: IdAddress, response: { 200: User } },
  config,
})
