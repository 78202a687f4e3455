import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { pageOf } from '../../../../lib/page-of.contract.ts'
import { listProducts, Product, Variant } from '../read/catalogue.contract.ts'

/** So many pictures a card has: the one that it shows, and the one behind it. */
export const CARD_PICTURES = 2

/** A product with no more than its card shows: a third of the whole. */
export const CardOnWire = Product.pick({
  id: true,
  slug: true,
  title: true,
  price: true,
  new: true,
  thumbnail: true,
  thumbnail_alt: true,
  average_rating: true,
  reviews_length: true,
}).extend({
  variants: z.array(
    Variant.pick({ id: true, name: true, color: true, price: true, reduced: true, unit_price: true }).extend({
      stock: z.int().describe('exact up to 20; of what there is more of, the number when the card was last made'),
      images: Variant.shape.images.describe(`of the first variant the first ${CARD_PICTURES}, of others none`),
    }),
  ),
})
export type CardOnWire = z.infer<typeof CardOnWire>

/** `listProducts` as it is asked for cards, which are the same for every customer. */
export const listProductCards = endpoint({
  ...listProducts,
  schema: {
    ...listProducts.schema,
    querystring: listProducts.schema.querystring.required({ fields: true }),
    response: { 200: pageOf(CardOnWire) },
  },
})
