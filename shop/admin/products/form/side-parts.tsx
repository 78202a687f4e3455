import { texts } from '#texts/catalog/products'
import { CollectionsOfProduct } from '../../../catalog/collections/collections-of-product.tsx'
import { StaffSlot } from '../../../core/extensions/slots/staff-slot.tsx'
import type { Edit, ProductDraft } from '../drafts/product-draft.ts'
import { FormPart } from './form-part.tsx'
import { NewCollections } from './new-collections.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { ProductTextField } from './text-fields.tsx'

interface SidePartsProps {
  draft: ProductDraft
  /** The id of the product itself; undefined for a new one. */
  self: number | undefined
  edit: (edit: Edit) => void
}

/** Visibility, collections, manufacturer and attributes, next to the main fields where there is room. */
export function SideParts({ draft, self, edit }: SidePartsProps) {
  return (
    <>
      <FormPart name={texts.visibility}>
        <PublicationFields draft={draft} edit={edit} />
      </FormPart>
      {self === undefined ? (
        <FormPart name={texts.collections}>
          <NewCollections draft={draft} edit={edit} />
        </FormPart>
      ) : (
        <CollectionsOfProduct product={self} />
      )}
      <FormPart name={texts.organisation}>
        <ProductTextField name="maker" draft={draft} edit={edit} />
        <ProductTextField name="model" draft={draft} edit={edit} />
        <ProductTextField name="facts" draft={draft} edit={edit} rows={2} />
      </FormPart>
      {self !== undefined && <StaffSlot slot="admin.product" id={self} />}
    </>
  )
}
