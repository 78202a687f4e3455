import { z } from 'zod'
import { Integer } from '../../../../../lib/fields.contract.ts'
import { CardResponse } from '../../../../catalog/products/card/product-card.contract.ts'
import { Product } from '../../../../catalog/products/read/catalogue.contract.ts'
import { SECTION, SHOWN } from '../section-fields.contract.ts'

/** One product with the beginning of its description. */
export const StorySection = z.object({
  kind: z.literal('story'),
  ...SECTION,
  product: Integer.nullable().describe('id; null: the product with the best rating'),
})
export type StorySection = z.output<typeof StorySection>

export const StoryShown = z.object({
  ...SHOWN,
  kind: z.literal('story'),
  product: CardResponse.extend(Product.pick({ description: true }).shape),
})
