import { z } from 'zod'

/** A discount of an order or a quote. */
export const OrderDiscount = z.object({
  name: z.string(),
  code: z.string().nullable().describe('entered code; null for an automatic discount'),
  goods: z.string().describe('taken off the goods; euros with two decimals'),
  delivery: z.string().describe('taken off the delivery; euros with two decimals'),
})
export type OrderDiscount = z.infer<typeof OrderDiscount>

/** The discounts of a quote, and the code in the cart. */
export const QuotedDiscounts = z.object({
  discounts: z.array(OrderDiscount).describe('discounts that apply'),
  code: z
    .object({
      code: z.string(),
      problem: z.string().nullable().describe('why it does not apply at the moment; null if it does'),
    })
    .nullable()
    .describe('the code in the cart; null without one'),
  announced: z
    .array(z.object({ name: z.string(), code: z.string() }))
    .describe('codes that the shop announces to everybody, at most three; empty if a code is entered'),
  takes_codes: z.boolean().describe('the shop has discounts with a code at the moment'),
})
export type QuotedDiscounts = z.infer<typeof QuotedDiscounts>
