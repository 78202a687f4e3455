import { z } from 'zod'
import { CollectionCard } from '../../../catalog/collections/collections.contract.ts'
import { CardResponse } from '../../../catalog/products/card/product-card.contract.ts'
import { Product } from '../../../catalog/products/read/catalogue.contract.ts'

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

const FeaturedReview = z.object({
  id: z.int(),
  body: z.string(),
  rating: z.number(),
  first_name: z.string(),
  product: z.object({ slug: z.string(), title: z.string(), thumbnail: z.string() }),
})
export type FeaturedReview = z.infer<typeof FeaturedReview>

/** The sections above the product list, in display order. */
export const HomeSectionResponse = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('counter'),
    products: z.array(CardResponse),
    pictures: z.array(HeroPicture).describe('hero pictures; empty: the products appear as framed pictures'),
  }),
  z.object({ kind: z.literal('collections'), collections: z.array(CollectionCard) }),
  z.object({ kind: z.literal('new'), products: z.array(CardResponse) }),
  z.object({ kind: z.literal('story'), product: CardResponse.extend(Product.pick({ description: true }).shape) }),
  z.object({ kind: z.literal('reviews'), reviews: z.array(FeaturedReview) }),
])
export type HomeSectionResponse = z.infer<typeof HomeSectionResponse>
