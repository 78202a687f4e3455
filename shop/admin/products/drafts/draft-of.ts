import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { toShopTime } from '../../../../lib/texts/shop-time.ts'
import { contentsText, showContents } from '../../../catalog/pricing/contents.contract.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { listedValues } from '../../../catalog/products/fields/typed-values.ts'
import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { valuesOf } from '../../../catalog/products/read/options.ts'
import { eachText } from '../../../catalog/products/read/product-texts.contract.ts'
import type { VariantDetailName } from '../../../catalog/products/read/variant-details.contract.ts'
import { FIRST_COLOUR, type OptionDraft, type ProductDraft, type VariantDraft } from './product-draft.ts'

/** The thumbnail has no id. */
const THUMBNAIL = 0

/** Returns the draft of a saved product. @param bundled its bundled products, in their order */
export function draftOf(product: Product, bundled: readonly CardProduct[]): ProductDraft {
  const { price, slug, thumbnail, thumbnail_alt, variants } = product
  return {
    ...eachText((name) => product[name]),
    price: priceForField(price),
    slug,
    followsTitle: false,
    state: product.state,
    publishedFrom: product.published_from === null ? '' : toShopTime(product.published_from),
    bundled,
    followsFirst: variants[0]?.images[0]?.image === thumbnail,
    thumbnail: { key: 'thumbnail', saved: { id: THUMBNAIL, image: thumbnail }, alt: thumbnail_alt },
    options: optionsOfProduct(product.options, variants),
    collections: [],
    variants: variants.map(({ id, name, color, stock, options, images, ...variant }) => ({
      key: `variant-${id}`,
      saved: { id, stock: String(stock) },
      name,
      isColor: color !== null,
      color: color ?? FIRST_COLOUR,
      stock: String(stock),
      options,
      details: detailsOf(variant),
      images: images.map(({ id, image, alt }) => ({ key: `image-${id}`, saved: { id, image }, alt })),
    })),
  }
}

/** Returns the options of a product as draft fields. */
const optionsOfProduct = (
  names: readonly string[],
  variants: readonly { options: readonly string[]; color: string | null }[],
): readonly OptionDraft[] =>
  names.map((name, index) => ({
    key: `option-${index}`,
    name,
    values: listedValues(valuesOf(variants, index).map(({ value }) => value)),
  }))

/** Returns the details of a variant as draft fields. */
function detailsOf({ price, sku, gtin, weight, contents }: Pick<Variant, VariantDetailName>): VariantDraft['details'] {
  return {
    price: price === null ? '' : priceForField(price),
    sku: sku ?? '',
    gtin: gtin ?? '',
    weight: weight === null ? '' : String(weight),
    contents: contents === null ? '' : showContents(contentsText(contents)),
  }
}
