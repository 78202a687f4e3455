import { typedCountOnWire, typedPriceOnWire } from '../../../lib/typed-numbers.ts'
import { TEXT_NAMES } from '../../catalogue/product-texts.contract.ts'
import type { ChosenPicture } from '../../images/picker/chosen-picture.ts'
import { type CropSide, imageField, type ProductField, variantField } from '../products.contract.ts'
import type { ProductDraft, VariantDraft } from './product-draft.ts'

const SIDES: readonly CropSide[] = ['x', 'y', 'width', 'height']

/**
 * The draft as it goes to the shop, with the nested names of the specification.
 * @param version the one that the draft began from; undefined for a new product
 */
export function formOfDraft(draft: ProductDraft, version: number | undefined): FormData {
  const { price, slug, thumbnail, bundled, variants } = draft
  const form = new FormData()
  const set = (name: ProductField, value: string) => form.append(name, value)
  for (const name of TEXT_NAMES) set(name, draft[name])
  set('price', typedPriceOnWire(price))
  set('slug', slug)
  set('thumbnail_alt', thumbnail.alt)
  appendPicture(form, thumbnail.chosen, 'thumbnail', (side) => `thumbnail_crop_${side}`)
  // One empty value empties the list.
  for (const id of bundled.length === 0 ? [''] : bundled.map((product) => String(product.id)))
    set('frequentlyBoughtTogether', id)
  if (version !== undefined) set('version', String(version))
  variants.forEach((variant, index) => {
    appendVariant(form, variant, index)
  })
  return form
}

function appendVariant(form: FormData, variant: VariantDraft, index: number): void {
  const { saved, name, isColor, color, stock, images } = variant
  if (saved) form.append(variantField(index, 'for_update_id'), String(saved.id))
  form.append(variantField(index, 'name'), name)
  form.append(variantField(index, 'isColor'), String(isColor))
  form.append(variantField(index, 'color'), isColor ? color : '')
  // Sent only when it was edited: between reading and saving, customers go on buying.
  const counted = typedCountOnWire(stock)
  if (counted !== saved?.stock) form.append(variantField(index, 'stock'), counted)
  images.forEach(({ saved, alt, chosen }, place) => {
    if (saved) form.append(imageField(index, place, 'for_update_id'), String(saved.id))
    form.append(imageField(index, place, 'alt'), alt)
    appendPicture(form, chosen, imageField(index, place, 'image'), (side) =>
      imageField(index, place, `image_crop_${side}`),
    )
  })
}

function appendPicture(
  form: FormData,
  chosen: ChosenPicture | undefined,
  file: string,
  nameOf: (side: CropSide) => string,
): void {
  if (!chosen) return
  form.append(file, chosen.file)
  for (const side of SIDES) form.append(nameOf(side), String(chosen.box[side]))
}
