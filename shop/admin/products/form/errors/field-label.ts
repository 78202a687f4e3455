import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { eachText, PRODUCT_TEXTS } from '../../../../catalog/products/read/product-texts.contract.ts'
import { eachDetail, VARIANT_DETAILS } from '../../../../catalog/products/read/variant-details.contract.ts'
import { calledOption, calledVariant, isSimple, type ProductDraft } from '../../drafts/product-draft.ts'

const LABELS: Partial<Record<string, string>> = localizedConstant(() => ({
  ...eachText((name) => PRODUCT_TEXTS[name].label),
  price: texts.price,
  slug: texts.slug,
  thumbnail: texts.thumbnail,
  thumbnail_alt: texts.altTextOfPart(texts.thumbnail),
  state: texts.visibility,
  published_from: texts.publishedFrom,
  frequentlyBoughtTogether: texts.frequentlyBoughtTogetherTitle,
  options: texts.options,
  variants: texts.variants,
  collections: texts.collections,
}))

const LABELS_IN_VARIANT: Partial<Record<string, string>> = localizedConstant(() => ({
  ...eachDetail((name) => VARIANT_DETAILS[name].label),
  name: texts.name,
  stock: texts.stock,
  color: texts.colour,
  options: texts.options,
  images: texts.pictures,
}))

/**
 * Returns the label of a field outside its context: `variants[1][stock]` -> `Red, Stock`. An unknown field keeps its
 * name.
 */
export function fieldLabel(name: string, draft: ProductDraft): string {
  const { options, variants } = draft
  const [list = '', index, field, place, inner] = name.split(/[[\]]+/).filter((key) => key !== '')
  const option = (at: string) => calledOption(options[Number(at)], Number(at))
  if (list === 'options' && index !== undefined) return option(index)
  if (list !== 'variants' || index === undefined) return LABELS[list] ?? name
  const label = (field !== undefined && LABELS_IN_VARIANT[field]) || name
  if (isSimple(draft)) return place === undefined ? label : texts.pictureNumber(Number(place) + 1)
  const of = calledVariant(variants[Number(index)], Number(index))
  if (field === 'images' && place !== undefined) {
    const picture = texts.pictureOf(Number(place) + 1, of)
    return inner === 'alt' ? texts.altTextOfPart(picture) : picture
  }
  if (field === 'options' && place !== undefined) return texts.detailOf(of, option(place))
  return texts.detailOf(of, label)
}
