import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { Code, EndsOn, State } from '../gift-cards.contract.ts'

const OwnGiftCard = z.object({
  id: z.int(),
  last_four: z.string().describe('last four characters of the code'),
  balance: z.string().describe('euros with two decimals'),
  state: State,
  ends_on: EndsOn,
  is_added: z.boolean().describe('the customer has added it by its code; otherwise it was sent to the customer'),
  is_in_cart: z.boolean(),
})
export type OwnGiftCard = z.infer<typeof OwnGiftCard>

const OwnGiftCards = z.object({
  gift_cards: z.array(OwnGiftCard).describe('cards that the customer can spend, or could spend; newest first'),
  bought: z
    .array(
      z.object({
        id: z.int(),
        order: z.int(),
        value: z.string(),
        email: z.string().describe('recipient; empty if erased'),
        name: z.string(),
        send_on: z.iso.date(),
        state: z.enum(['unpaid', 'scheduled', 'sent', 'used', 'blocked', 'revoked']).describe('`revoked`: refunded'),
      }),
    )
    .describe('the newest 100 cards that orders of the customer buy for others'),
})
export type OwnGiftCards = z.infer<typeof OwnGiftCards>

const tags = ['Gift cards']

export const listOwnGiftCards = endpoint({
  method: 'GET',
  url: '/api/account/gift_cards/',
  schema: {
    summary: 'List the gift cards of the customer',
    description:
      'Cards that were sent to the confirmed e-mail address of the account, cards that were added by their code, and cards that were bought for others.',
    tags,
    response: { 200: OwnGiftCards },
  },
  config: { allow: 'customer' },
})

export const addOwnGiftCard = endpoint({
  method: 'POST',
  url: '/api/account/gift_cards/',
  schema: {
    summary: 'Add a gift card to the account by its code',
    description: 'A new code removes the card from all accounts to which the earlier code has added it.',
    tags,
    body: Code,
    response: { 201: OwnGiftCards },
  },
  config: { allow: 'customer', rateLimit: { max: 60, timeWindow: '1 hour' } },
})

export const removeOwnGiftCard = endpoint({
  method: 'DELETE',
  url: '/api/account/gift_cards/:id/',
  schema: {
    summary: 'Remove a gift card that was added by its code from the account',
    tags,
    params: IdAddress,
    response: { 200: OwnGiftCards },
  },
  config: { allow: 'customer' },
})

export const applyOwnGiftCard = endpoint({
  method: 'POST',
  url: '/api/cart/gift_card/:id/',
  schema: {
    summary: 'Add a gift card of the account to the cart',
    description: 'It pays the next order. At most 5 cards pay an order.',
    tags: ['Cart'],
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})
