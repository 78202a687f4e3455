import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Email, IdAddress, Tick } from '../../../lib/fields.contract.ts'
import { Day } from '../../../lib/forms/days.contract.ts'
import { Version } from '../../core/admin-kit/resource/resource.contract.ts'
import { GiftCardForm } from './gift-card-form.contract.ts'

export const EndsOn = z.iso.date().nullable().describe('last day on which the card can be spent; null for no end')
export const State = z.enum(['active', 'spent', 'ended', 'blocked'])

const GiftCard = z.object({
  id: z.int(),
  last_four: z.string().describe('last four characters of the code'),
  email: z.string().describe('recipient of the code'),
  message: z.string(),
  reason: z.string().describe('why staff issued it'),
  value: z.string().describe('euros with two decimals'),
  balance: z.string().describe('sum of the entries of its ledger'),
  state: State,
  ends_on: EndsOn,
  is_blocked: z.boolean(),
  time_created: z.iso.datetime(),
  version: z.int(),
})
export type GiftCard = z.infer<typeof GiftCard>

const Entry = z.object({
  id: z.int(),
  kind: z.enum(['issued', 'redeemed', 'returned', 'refunded', 'revoked']),
  amount: z.string().describe('negative if it lowers the balance'),
  order: z.int().nullable(),
  time_created: z.iso.datetime(),
})
export type GiftCardEntry = z.infer<typeof Entry>

const tags = ['Gift cards']
const config = { allow: 'orders' } as const

export const listGiftCards = endpoint({
  method: 'GET',
  url: '/api/gift_cards/',
  schema: {
    summary: 'List the gift cards, newest first',
    tags,
    response: {
      200: z.object({
        gift_cards: z.array(GiftCard),
        open: z.string().describe('sum of the balances of all gift cards'),
      }),
    },
  },
  config,
})

export const issueGiftCard = endpoint({
  method: 'POST',
  url: '/api/gift_cards/',
  schema: {
    summary: 'Issue a gift card and send its code by e-mail',
    description: 'The code is stored as a hash and cannot be read again. The settings say how long the card is valid.',
    tags,
    body: GiftCardForm,
    response: { 201: GiftCard },
  },
  config,
})

export const readGiftCard = endpoint({
  method: 'GET',
  url: '/api/gift_cards/:id/',
  schema: {
    summary: 'Read a gift card with the entries of its ledger',
    tags,
    params: IdAddress,
    response: { 200: GiftCard.extend({ entries: z.array(Entry).describe('oldest first') }) },
  },
  config,
})

export const changeGiftCard = endpoint({
  method: 'PUT',
  url: '/api/gift_cards/:id/',
  schema: {
    summary: 'Extend, block or unblock a gift card',
    description: 'The end is never moved to an earlier day.',
    tags,
    params: IdAddress,
    body: z.object({
      ends_on: z.union([z.literal('').transform(() => null), Day]).nullable(),
      is_blocked: Tick.default(false),
      version: Version,
    }),
    response: { 200: GiftCard },
  },
  config,
})

export const replaceGiftCardCode = endpoint({
  method: 'POST',
  url: '/api/gift_cards/:id/code/',
  schema: {
    summary: 'Replace the code of a gift card and send it by e-mail',
    description: 'The earlier code is no longer valid.',
    tags,
    params: IdAddress,
    body: z.object({ email: Email, version: Version }),
    response: { 200: GiftCard },
  },
  config,
})

export const Code = z.object({ code: z.string().trim().min(1, 'Enter a code.').max(60, 'This code is not valid.') })
const guessingLimit = { rateLimit: { max: 60, timeWindow: '1 hour' } } as const

export const readBalance = endpoint({
  method: 'POST',
  url: '/api/gift_cards/balance/',
  schema: {
    summary: 'Read the balance of a gift card',
    description: 'The code is in the body, because addresses are logged. An unknown code is refused (400).',
    tags,
    body: Code,
    response: {
      200: z.object({ last_four: z.string(), balance: z.string(), state: State, ends_on: EndsOn }),
    },
  },
  config: { allow: 'anyone', ...guessingLimit },
})

export const enterGiftCard = endpoint({
  method: 'POST',
  url: '/api/cart/gift_card/',
  schema: {
    summary: 'Add a gift card to the cart',
    description: 'It pays the next order. Letter case, spaces and hyphens are ignored. At most 5 cards pay an order.',
    tags: ['Cart'],
    body: Code,
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer', requiresOpenShop: true, ...guessingLimit },
})

export const removeGiftCard = endpoint({
  method: 'DELETE',
  url: '/api/cart/gift_card/:id/',
  schema: {
    summary: 'Remove a gift card from the cart',
    tags: ['Cart'],
    params: IdAddress,
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})
