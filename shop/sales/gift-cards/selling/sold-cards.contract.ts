import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Email, IdAddress } from '../../../../lib/fields.contract.ts'

const SoldGiftCard = z.object({
  id: z.int(),
  gift_card: z.int().nullable().describe('id of the gift card; null until the order is paid'),
  last_four: z.string().nullable().describe('last four characters of the code; null until it is sent'),
  value: z.string().describe('euros with two decimals'),
  email: z.string().describe('recipient; empty if erased'),
  name: z.string(),
  message: z.string(),
  send_on: z.iso.date().describe('day of the e-mail in the shop’s time zone'),
  time_sent: z.iso.datetime().nullable(),
  state: z.enum(['unpaid', 'scheduled', 'sent', 'used', 'blocked', 'revoked']).describe('`revoked`: refunded'),
})
export type SoldGiftCard = z.infer<typeof SoldGiftCard>

const SoldGiftCards = z.object({ gift_cards: z.array(SoldGiftCard) })
export type SoldGiftCards = z.infer<typeof SoldGiftCards>

const tags = ['Gift cards']

export const listSoldGiftCards = endpoint({
  method: 'GET',
  url: '/api/orders/:id/gift_cards/',
  schema: {
    summary: 'List the gift cards that an order of the customer buys',
    tags,
    params: IdAddress,
    response: { 200: SoldGiftCards },
  },
  config: { allow: 'customer' },
})

export const listSoldGiftCardsForStaff = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/gift_cards/',
  schema: {
    summary: 'List the gift cards that an order buys',
    tags,
    params: IdAddress,
    response: { 200: SoldGiftCards },
  },
  config: { allow: 'orders' },
})

export const sendSoldGiftCard = endpoint({
  method: 'POST',
  url: '/api/orders/:id/gift_cards/:card/',
  schema: {
    summary: 'Correct the recipient of a gift card that the customer bought, and send it again',
    description:
      'A sent card gets a new code, and the earlier one is no longer valid. A card that waits for its day is not sent yet. Refused (409) if the card is used or blocked, or was sent again five times.',
    tags,
    params: IdAddress.extend({ card: IdAddress.shape.id }),
    body: z.object({ email: Email }),
    response: { 200: SoldGiftCards },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'sent gift cards', max: 20, timeWindow: '1 hour' } },
})
