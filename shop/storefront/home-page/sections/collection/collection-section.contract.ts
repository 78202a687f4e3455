import { z } from 'zod'
import { Integer } from '../../../../../lib/fields.contract.ts'
import { CollectionLink } from '../../../../catalog/collections/collections.contract.ts'
import { CardResponse } from '../../../../catalog/products/card/product-card.contract.ts'
import { Translated } from '../../../../core/translations/source-texts.contract.ts'
import { Count, Heading, SECTION, SHOWN } from '../section-fields.contract.ts'

/** The first products of a collection. */
export const CollectionSection = z.object({
  kind: z.literal('collection'),
  ...SECTION,
  heading: Heading.describe('empty: the title of the collection'),
  collection: Integer.nullable()
    .refine((id): boolean => id !== null, 'Choose a collection.')
    .describe('id'),
  count: Count.describe('maximum number of products'),
})
export type CollectionSection = z.output<typeof CollectionSection>

export const CollectionShown = z.object({
  ...SHOWN,
  kind: z.literal('collection'),
  heading: z.string(),
  collection: CollectionLink.extend({ translated: Translated }),
  products: z.array(CardResponse),
})
