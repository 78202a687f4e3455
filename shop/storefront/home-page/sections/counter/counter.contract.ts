import { z } from 'zod'
import { CardResponse } from '../../../../catalog/products/card/product-card.contract.ts'
import { MAX_HERO_PRODUCTS } from '../../../../core/settings/settings-groups.contract.ts'
import { ProductIds, SECTION, SHOWN } from '../section-fields.contract.ts'

/** Products in a scene or on a photo, with the headline of the shop. */
export const CounterSection = z.object({
  kind: z.literal('counter'),
  ...SECTION,
  products: ProductIds(MAX_HERO_PRODUCTS).describe('ids; empty: the newest products of the shop'),
})
export type CounterSection = z.output<typeof CounterSection>

/** The position of a product in a hero picture, as fractions of its width and height. */
const Spot = z.object({
  product: z.int().describe('id of the product'),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

export const HeroPicture = z.object({
  theme: z.enum(['light', 'dark']),
  shape: z.enum(['wide', 'tall']).describe('`wide` for desktop screens, `tall` for phones'),
  image: z.string(),
  width: z.int(),
  height: z.int(),
  spots: z.array(Spot).describe('positions of the products; empty for a photo'),
})
export type HeroPicture = z.infer<typeof HeroPicture>

export const CounterShown = z.object({
  ...SHOWN,
  kind: z.literal('counter'),
  pictures: z.array(HeroPicture).describe('hero pictures; empty: the products appear as framed pictures'),
  products: z.array(CardResponse),
})
