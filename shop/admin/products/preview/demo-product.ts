import { texts } from '#texts/catalog/products'
import { readCount, readPrice, type TypedNumber } from '../../../../lib/forms/typed-numbers.ts'
import { toPrice } from '../../../../lib/money.ts'
import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import { parseContents, unitPrice } from '../../../catalog/pricing/contents.contract.ts'
import type { Product, ProductOfPage } from '../../../catalog/products/read/catalogue.contract.ts'
import { eachText } from '../../../catalog/products/read/product-texts.contract.ts'
import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import {
  hasPicture,
  imageOf,
  isSimple,
  type PictureDraft,
  type ProductDraft,
  thumbnailOf,
  type VariantDraft,
} from '../drafts/product-draft.ts'

const PLACEHOLDER = '/placeholder.svg'
const NOTHING_YET = { new: true, average_rating: null, reviews_length: 0, recommended_reviews: [] }

/**
 * Returns the product that the draft would become.
 * @param before the stored product, for fields that the form does not edit; null for a new one
 * @param urlOf returns a URL for a local file
 */
export function demoProduct(draft: ProductDraft, before: Product | null, urlOf: (file: Blob) => string): ProductOfPage {
  const { title, slug, price, state, thumbnail, bundled, options, variants } = draft
  const addressOf = (picture: PictureDraft) =>
    picture.chosen ? urlOf(picture.chosen.preview ?? picture.chosen.file) : (imageOf(picture) ?? PLACEHOLDER)
  return {
    ...NOTHING_YET,
    ...before,
    id: before?.id ?? 0,
    version: before?.version ?? 1,
    ...eachText((name) => draft[name]),
    description_blocks: readMarkdown(draft.description),
    maker_details: null,
    title: title.trim() || texts.title,
    slug,
    state,
    published_from: null,
    price: demoPrice(price),
    thumbnail: addressOf(thumbnailOf(draft)),
    thumbnail_alt: thumbnail.alt,
    frequentlyBoughtTogether: bundled.map(({ id }) => id),
    recommended_products: [],
    options: options.map(({ name }) => name.trim()),
    variants: variants.map(({ saved, name, isColor, color, stock, options, details, images }, index) => ({
      // A new variant gets a negative id; stored ones have positive ids.
      id: saved?.id ?? -1 - index,
      name: name.trim() || (isSimple(draft) ? ONLY_VARIANT : texts.variantNumber(index + 1)),
      color: isColor ? color : null,
      stock: numberIn(readCount(stock)),
      options: [...options],
      reduced: null,
      ...demoDetails(details, demoPrice(price)),
      default: index === 0,
      images: images.filter(hasPicture).map((picture, place) => ({
        id: picture.saved?.id ?? -1 - place,
        image: addressOf(picture),
        alt: picture.alt,
      })),
      can_review: false,
      posted_review: null,
    })),
  }
}

const demoPrice = (typed: string) => toPrice(numberIn(readPrice(typed)))

function demoDetails({ price, sku, gtin, weight, contents }: VariantDraft['details'], productPrice: string) {
  const own = price.trim() === '' ? null : demoPrice(price)
  const held = parseContents(contents)
  return {
    price: own,
    sku: sku.trim() || null,
    gtin: gtin.trim() || null,
    weight: numberIn(readCount(weight)) || null,
    contents: held,
    unit_price: unitPrice(own ?? productPrice, held),
  }
}

/** Invalid numbers are shown as 0; their fields show the error. */
const numberIn = (typed: TypedNumber) => ('value' in typed ? typed.value : 0)
