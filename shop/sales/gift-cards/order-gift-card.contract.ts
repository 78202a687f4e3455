import { z } from 'zod'

const LastFour = z.string().describe('last four characters of the code')

/** A gift card in the customer's cart, with the amount that it pays. */
export const QuotedGiftCard = z.object({
  id: z.int(),
  last_four: LastFour,
  amount: z.string().describe('amount that the card pays; euros with two decimals'),
  balance: z.string().describe('balance before the order'),
  ends_on: z.iso.date().nullable().describe('last day on which the card can be spent; null for no end'),
})

/** A gift card that pays an order or a part of it. */
export const OrderGiftCard = z.object({
  id: z.int(),
  last_four: LastFour,
  amount: z.string().describe('euros with two decimals'),
  returned: z.string().describe('refunded to the card, or returned to it because the order was not paid'),
})
export type OrderGiftCard = z.infer<typeof OrderGiftCard>
