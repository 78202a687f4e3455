import { z } from 'zod'
import { textLine } from '../../../../../lib/fields.contract.ts'
import { CardResponse } from '../../../../catalog/products/card/product-card.contract.ts'
import { Count, MAX_CHOSEN, ProductIds, SECTION, SHOWN } from '../section-fields.contract.ts'

const PRODUCT_SOURCES = ['chosen', 'newest', 'popular'] as const

/** Products that staff choose, or the newest or most popular ones. */
export const ProductsSection = z
  .object({
    kind: z.literal('products'),
    ...SECTION,
    heading: textLine(80),
    source: z.enum(PRODUCT_SOURCES),
    products: ProductIds(MAX_CHOSEN).describe('ids, in order; only for the source `chosen`'),
    count: Count.describe('number of products; only for the sources `newest` and `popular`'),
  })
  .refine(({ source, products }) => source !== 'chosen' || products.length > 0, {
    path: ['products'],
    error: 'Choose at least one product.',
  })
export type ProductsSection = z.output<typeof ProductsSection>

export const ProductsShown = z.object({
  ...SHOWN,
  kind: z.literal('products'),
  heading: z.string(),
  products: z.array(CardResponse),
})
