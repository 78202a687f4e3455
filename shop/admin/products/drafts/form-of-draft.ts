import { encodeNested, type Nested } from '../../../../lib/forms/nested-form.ts'
import { typedCountOnWire, typedPriceOnWire } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { ChangedProductBody } from '../../../catalog/products/fields/product-body.contract.ts'
import { eachText } from '../../../catalog/products/read/product-texts.contract.ts'
import { eachDetail, type VariantDetailName } from '../../../catalog/products/read/variant-details.contract.ts'
import type { PictureDraft, ProductDraft, VariantDraft } from './product-draft.ts'

type Body = Nested<ChangedProductBody, string | File>
type VariantFields = NonNullable<Body['variants']>[number]

/**
 * Returns the draft as it goes to the shop, with the nested names of the specification.
 * @param version the one that the draft began from; undefined for a new product
 */
export function formOfDraft(draft: ProductDraft, version: number | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of encodeNested(bodyOfDraft(draft, version))) form.append(name, value)
  return form
}

/** Returns the same as the object that its fields stand for. */
export function bodyOfDraft(draft: ProductDraft, version: number | undefined): Body {
  const { price, slug, state, publishedFrom, thumbnail, followsFirst, bundled, options, variants, copiedFrom } = draft
  return {
    ...eachText((name) => draft[name]),
    price: typedPriceOnWire(price),
    slug,
    state,
    // What is no day and time goes as it is, to be refused.
    published_from: fromShopTime(publishedFrom) ?? publishedFrom,
    thumbnail_alt: thumbnail.alt,
    ...(followsFirst ? { thumbnail_is_first: 'true' } : pictureFields(thumbnail, 'thumbnail')),
    frequentlyBoughtTogether: bundled.map(({ id }) => String(id)),
    options: options.map(({ name }) => name),
    ...(copiedFrom !== undefined && { copied_from: String(copiedFrom) }),
    ...(version !== undefined && { version: String(version) }),
    variants: variants.map(variantFields),
  }
}

function variantFields({ saved, name, isColor, color, stock, options, details, images }: VariantDraft): VariantFields {
  const counted = typedCountOnWire(stock)
  return {
    ...(saved && { for_update_id: String(saved.id) }),
    name,
    isColor: String(isColor),
    color: isColor ? color : '',
    // Sent only when it was edited: between reading and saving, customers go on buying.
    ...(counted !== saved?.stock && { stock: counted, ...(saved && { stock_seen: saved.stock }) }),
    options: [...options],
    ...eachDetail((name) => detailOnWire(name, details[name])),
    images: images.map((picture) => ({
      ...(picture.saved && { for_update_id: String(picture.saved.id) }),
      ...(picture.copied && !picture.chosen && { copy_of: String(picture.copied.id) }),
      alt: picture.alt,
      ...pictureFields(picture, 'image'),
    })),
  }
}

/** A detail as it goes over the wire, where numbers are written in one way; one that cannot be read goes as it is, to be refused. */
function detailOnWire(name: VariantDetailName, typed: string): string {
  if (name === 'price') return typedPriceOnWire(typed)
  return name === 'weight' ? typedCountOnWire(typed) : typed
}

/** The file that was chosen here, if any, with the part of it that is kept. */
function pictureFields<Name extends string>({ chosen }: PictureDraft, name: Name) {
  if (!chosen) return {}
  const { file, box } = chosen
  return {
    [name]: file,
    [`${name}_crop_x`]: String(box.x),
    [`${name}_crop_y`]: String(box.y),
    [`${name}_crop_width`]: String(box.width),
    [`${name}_crop_height`]: String(box.height),
  }
}
