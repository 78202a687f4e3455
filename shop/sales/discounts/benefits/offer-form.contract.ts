import { z } from 'zod'
import { Integer } from '../../../../lib/fields.contract.ts'
import { toCents } from '../../../../lib/money.ts'
import {
  BUNDLE_RULES,
  GET_SCOPES,
  MAX_SET_PIECES,
  MAX_SETS,
  MAX_TIERS,
  TIER_UNITS,
  TIERS_PER,
} from '../discount-kinds.contract.ts'

/** Cents or hundredths of a percent, from a decimal with a point; 0 if empty. */
export const Hundredths = z
  .string()
  .trim()
  .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'A valid number is required.')
  .transform(toCents)

/** Returns the schema of a list of ids. @param max the maximum number of ids */
export const idList = (max: number) =>
  z.array(Integer).max(max, `Ensure this field has no more than ${max} elements.`).default([])

/** The maximum number of products, collections or variants of a discount. */
export const MAX_TARGETS = 500

const Pieces = z.union([z.literal('').transform(() => 0), Integer.pipe(z.int().min(0).max(MAX_SET_PIECES))])

/** The fields of quantity tiers, buy X get Y and fixed bundle prices. They are ignored for other kinds. */
export const OFFER_FIELDS = {
  tiers: z
    .array(z.object({ pieces: Integer.pipe(z.int().min(1).max(1_000_000)), value: Hundredths }))
    .max(MAX_TIERS, `Ensure this field has no more than ${MAX_TIERS} elements.`)
    .default([])
    .describe('for `quantity_tiers`, in ascending order of pieces; the value is percent, or euros for each piece'),
  tier_unit: z.enum(TIER_UNITS).default('percent'),
  tiers_per: z
    .enum(TIERS_PER)
    .default('scope')
    .describe('`scope`: all pieces of the scope count together; `product`: those of each product'),
  buy_pieces: Pieces.default(0).describe('for `buy_x_get_y`: pieces of a set that are paid in full'),
  get_pieces: Pieces.default(0).describe('for `buy_x_get_y`: pieces of a set that are reduced, the cheapest ones'),
  get_percent: Hundredths.default(10_000).describe('reduction of these pieces in percent; `100` for free'),
  get_scope: z
    .enum(GET_SCOPES)
    .default('same')
    .describe('the pieces that are reduced: those of the scope, or other collections or products'),
  get_collections: idList(MAX_TARGETS),
  get_products: idList(MAX_TARGETS),
  bundle_price: Hundredths.default(0).describe('for `bundle_price`: euros for a bundle'),
  bundle_of: z
    .enum(BUNDLE_RULES)
    .default('any')
    .describe('`any`: pieces of the scope; `each`: one piece of each product or variant of the scope'),
  bundle_pieces: Pieces.default(0).describe('pieces of a bundle of `any`'),
  max_sets: z
    .union([z.literal('').transform(() => null), Integer.pipe(z.int().min(1).max(MAX_SETS)), z.null()])
    .default(null)
    .describe('the maximum number of sets or bundles in an order; empty: no maximum'),
}

/** The same fields of a stored discount. */
export const OFFER_ITEM = {
  tiers: z.array(z.object({ pieces: z.int(), value: z.string() })),
  tier_unit: z.enum(TIER_UNITS),
  tiers_per: z.enum(TIERS_PER),
  buy_pieces: z.int(),
  get_pieces: z.int(),
  get_percent: z.string(),
  get_scope: z.enum(GET_SCOPES),
  get_collections: z.array(z.int()),
  get_products: z.array(z.int()),
  bundle_price: z.string(),
  bundle_of: z.enum(BUNDLE_RULES),
  bundle_pieces: z.int(),
  max_sets: z.int().nullable(),
}
