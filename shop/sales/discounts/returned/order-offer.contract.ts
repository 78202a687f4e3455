import { z } from 'zod'
import { BUNDLE_RULES, TIER_UNITS, TIERS_PER } from '../discount-kinds.contract.ts'

/** An offer of an order, as the order stores it. A partial return computes it again for the remaining units. */
export const OrderOffer = z.object({
  kind: z.enum(['quantity_tiers', 'buy_x_get_y', 'bundle_price']),
  tiers: z.array(z.object({ pieces: z.int(), value: z.int() })),
  tier_unit: z.enum(TIER_UNITS),
  tiers_per: z.enum(TIERS_PER),
  buy_pieces: z.int(),
  get_pieces: z.int(),
  get_rate: z.int().describe('hundredths of a percent'),
  bundle_cents: z.int(),
  bundle_of: z.enum(BUNDLE_RULES),
  max_sets: z.int().nullable(),
  parts: z.int().describe('number of products or variants of a bundle with one of each'),
  of_variants: z.boolean().describe('these are variants'),
  lines: z
    .array(
      z.object({
        variant: z.int(),
        cents: z.int().describe('price of the line before all offers'),
        vat_rate: z.int().nullable().describe('hundredths of a percent'),
        is_sale: z.boolean().describe('its price was a sale price'),
        is_bought: z.boolean(),
        is_reduced: z.boolean(),
      }),
    )
    .describe('lines that the offer counts or reduces'),
})
export type OrderOffer = z.infer<typeof OrderOffer>
