import { z } from 'zod'
import { CardResponse } from '../../../../catalog/products/card/product-card.contract.ts'
import { SECTION, SHOWN } from '../section-fields.contract.ts'

/** The newest products that the product list does not begin with. */
export const NewProductsSection = z.object({ kind: z.literal('new'), ...SECTION })
export type NewProductsSection = z.output<typeof NewProductsSection>

export const NewProductsShown = z.object({ ...SHOWN, kind: z.literal('new'), products: z.array(CardResponse) })
