import { encodeNested, type Nested } from '../../../../lib/forms/nested-form.ts'
import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import type { ChangedProductBody } from '../../../catalog/products/fields/product-body.contract.ts'
import { eachText } from '../../../catalog/products/read/product-texts.contract.ts'
import { eachDetail, type VariantDetailName } from '../../../catalog/products/read/variant-details.contract.ts'
import { isSimple, type PictureDraft, type ProductDraft, type VariantDraft } from './product-draft.ts'

type Body = Nested<ChangedProductBody, string | File>
type VariantFields = NonNullable<Body['variants']>[number]

/**
 * Returns the draft as the API's form data, with the nested names of the specification.
 * @param version the version that the draft is based on; undefined for a new product
 */
export function formOfDraft(draft: ProductDraft, version: number | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of encodeNested(bodyOfDraft(draft, version))) form.append(name, value)
  return form
}

/** Returns the same data as an object. */
export function bodyOfDraft(draft: ProductDraft, version: number | undefined): Body {
  const { price, slug, state, publishedFrom, thumbnail, followsFirst, bundled, options, variants } = draft
  const { collections, copiedFrom } = draft
  return {
    ...eachText((name) => draft[name]),
    price: priceForApi(price),
    slug,
    state,
    // An invalid date is sent as typed, so that the server rejects it.
    published_from: fromShopTime(publishedFrom) ?? publishedFrom,
    thumbnail_alt: thumbnail.alt,
    ...(followsFirst ? { thumbnail_is_first: 'true' } : pictureFields(thumbnail, 'thumbnail')),
    frequentlyBoughtTogether: bundled.map(({ id }) => String(id)),
    options: options.map(({ name }) => name),
    ...(collections.length > 0 && { collections: [...collections] }),
    ...(copiedFrom !== undefined && { copied_from: String(copiedFrom) }),
    ...(version !== undefined && { version: String(version) }),
    variants: isSimple(draft)
      ? variants.map((only) => ({ ...variantFields(only), name: ONLY_VARIANT }))
      : variants.map(variantFields),
  }
}

function variantFields({ saved, name, isColor, color, stock, options, details, images }: VariantDraft): VariantFields {
  const counted = countForApi(stock)
  return {
    ...(saved && { for_update_id: String(saved.id) }),
    name,
    isColor: String(isColor),
    color: isColor ? color : '',
    // Sent only after an edit, because customers buy between loading and saving.
    ...(counted !== saved?.stock && { stock: counted, ...(saved && { stock_seen: saved.stock }) }),
    options: [...options],
    ...eachDetail((name) => detailResponse(name, details[name])),
    images: images.map((picture) => ({
      ...(picture.saved && { for_update_id: String(picture.saved.id) }),
      ...(picture.copied && !picture.chosen && { copy_of: String(picture.copied.id) }),
      alt: picture.alt,
      ...pictureFields(picture, 'image'),
    })),
  }
}

/** Normalizes a number; invalid text is sent as typed, so that the server rejects it. */
function detailResponse(name: VariantDetailName, typed: string): string {
  if (name === 'price') return priceForApi(typed)
  return name === 'weight' ? countForApi(typed) : typed
}

/** The newly chosen file, if any, with its crop. */
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
