import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { RecipientForm } from './recipient-form.contract.ts'

const Recipient = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  message: z.string(),
  send_on: z.iso.date().nullable().describe('day of the e-mail; null: as soon as the order is paid'),
  is_ordered: z.boolean().describe('`false` if the line has fewer pieces than recipients'),
})
export type GiftRecipient = z.infer<typeof Recipient>

const CartGiftCards = z.object({
  lines: z.array(
    z.object({
      variant: z.int(),
      title: z.string(),
      variant_name: z.string(),
      value: z.string().describe('euros with two decimals'),
      quantity: z.int(),
      for_buyer: z.int().describe('pieces without a recipient, which are sent to the buyer'),
      recipients: z.array(Recipient),
    }),
  ),
})
export type CartGiftCards = z.infer<typeof CartGiftCards>

const tags = ['Cart']
const config = {
  allow: 'customer',
  requiresOpenShop: true,
  limitPerCustomer: { countsAs: 'gift recipients', max: 120, timeWindow: '1 hour' },
} as const

export const listRecipients = endpoint({
  method: 'GET',
  url: '/api/cart/gift_recipients/',
  schema: {
    summary: 'List the gift cards in the cart with their recipients',
    tags,
    response: { 200: CartGiftCards },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})

export const addRecipient = endpoint({
  method: 'POST',
  url: '/api/cart/gift_recipients/',
  schema: {
    summary: 'Add a recipient of a gift card in the cart',
    description: 'Each piece of a line can have a recipient. The others are sent to the buyer.',
    tags,
    body: RecipientForm.extend({ variant: Integer }),
    response: { 201: CartGiftCards },
  },
  config,
})

export const changeRecipient = endpoint({
  method: 'PUT',
  url: '/api/cart/gift_recipients/:id/',
  schema: {
    summary: 'Change a recipient of a gift card in the cart',
    tags,
    params: IdAddress,
    body: RecipientForm,
    response: { 200: CartGiftCards },
  },
  config,
})

export const removeRecipient = endpoint({
  method: 'DELETE',
  url: '/api/cart/gift_recipients/:id/',
  schema: {
    summary: 'Remove a recipient of a gift card from the cart',
    tags,
    params: IdAddress,
    response: { 200: CartGiftCards },
  },
  config,
})
