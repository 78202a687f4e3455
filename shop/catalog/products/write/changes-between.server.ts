import { toPrice } from '../../../../lib/money.ts'
import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import type { ProductRow } from '../read/catalogue-store.server.ts'
import { eachText } from '../read/product-texts.contract.ts'
import { DETAIL_NAMES, detailsOfRow, detailText } from '../read/variant-details.contract.ts'

/** Returns the changed fields of a product by name, with those of its variants. */
export function changesBetween(before: ProductRow, after: ProductRow): ValueChange[] {
  const variants = after.variants.flatMap((variant) => {
    const old = before.variants.find(({ id }) => id === variant.id)
    return old ? differing(variantFields(variant), variantFields(old), `variants[${variant.name}]`) : []
  })
  return [...differing(ownFields(after), ownFields(before)), ...variants]
}

type Fields = Record<string, string | null>

function ownFields(product: ProductRow): Fields {
  return {
    ...eachText((name) => product[name]),
    price: toPrice(product.price_cents),
    slug: product.slug,
    thumbnail: imageUrl(product.thumbnail_key, 320),
    thumbnail_alt: product.thumbnail_alt,
    frequentlyBoughtTogether: product.bundled_ids.join(', '),
    options: product.options.join(', '),
    state: product.state,
    published_from: product.published_from?.toISOString() ?? null,
    variants: product.variants.map(({ name }) => name).join(', '),
  }
}

function variantFields(variant: ProductRow['variants'][number]): Fields {
  const { name, color, stock, options, images } = variant
  const details = detailsOfRow(variant)
  return {
    '[name]': name,
    '[color]': color,
    '[stock]': String(stock),
    '[options]': options.join(', '),
    ...Object.fromEntries(DETAIL_NAMES.map((detail) => [`[${detail}]`, detailText(detail, details) || null])),
    '[images]': images.map(({ image_key, alt }) => `${imageUrl(image_key, 320)} ${alt}`.trim()).join(', '),
  }
}

function differing(now: Fields, before: Fields, prefix = ''): ValueChange[] {
  return Object.entries(now).flatMap(([field, value]) => {
    const old = before[field] ?? null
    return value === old ? [] : [{ field: prefix + field, old, new: value }]
  })
}
