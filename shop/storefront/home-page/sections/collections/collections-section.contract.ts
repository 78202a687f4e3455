import { z } from 'zod'
import { CollectionCard } from '../../../../catalog/collections/collections.contract.ts'
import { SECTION, SHOWN } from '../section-fields.contract.ts'

/** The top-level collections as large pictures. */
export const CollectionsSection = z.object({ kind: z.literal('collections'), ...SECTION })
export type CollectionsSection = z.output<typeof CollectionsSection>

export const CollectionsShown = z.object({
  ...SHOWN,
  kind: z.literal('collections'),
  collections: z.array(CollectionCard),
})
