import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { pageOf } from '../../../../lib/page-of.contract.ts'
import { listProducts, Product, Variant } from '../read/catalogue.contract.ts'
import { FilterLabels } from '../read/lists/list-query.contract.ts'

/** A card has two images: the visible one and the one shown on hover. */
export const CARD_PICTURES = 2

/** The product fields of a card; about a third of the full product. */
export const CardResponse = Product.pick({
  id: true,
  slug: true,
  title: true,
  price: true,
  new: true,
  thumbnail: true,
  thumbnail_alt: true,
  average_rating: true,
  reviews_length: true,
  translated: true,
}).extend({
  variants: z.array(
    Variant.pick({ id: true, name: true, color: true, price: true, reduced: true, unit_price: true }).extend({
      stock: z.int().describe('exact up to 20; above 20, the stock when the card was last computed'),
      images: Variant.shape.images.describe(
        `first ${CARD_PICTURES} images of the first variant; empty for the other variants`,
      ),
    }),
  ),
})
export type CardResponse = z.infer<typeof CardResponse>

/** `listProducts` with `fields=card`. The response is the same for every customer. */
export const listProductCards = endpoint({
  ...listProducts,
  schema: {
    ...listProducts.schema,
    querystring: listProducts.schema.querystring.required({ fields: true }),
    response: { 200: pageOf(CardResponse).extend({ labels: FilterLabels.optional() }) },
  },
})
