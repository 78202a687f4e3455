import { toCents } from '../../lib/money.ts'
import type { Database } from '../../server/db/open.ts'
import { setStockCause } from '../../shop/catalog/products/stock/stock-cause.server.ts'
import { ORDER_STATES } from '../../shop/core/order-states/order-states.contract.ts'
import { DEMO_FILTERS, demoAttributes } from '../attributes.ts'
import { demoManufacturers, legalDetailsOf } from '../catalogue/manufacturers.ts'
import { gtinOf, skuOf } from '../catalogue/sku-and-gtin.ts'
import { shippingGrams } from '../catalogue/weights.ts'
import { catalogue } from '../catalogue.ts'
import type { DemoProduct, DemoVariant, ProductView } from '../demo-product.ts'
import { daysBefore } from '../history/days-before.ts'
import { orderHistory } from '../history/order-history.ts'
import { productPicture } from '../picture-files.ts'
import type { DemoPictures } from './store-pictures.ts'

/** The ids of a variant and its product, for orders and reviews. */
type StoredVariant = {
  productId: number
  variantId: number
}

/** The stored variants by slug and variant name. */
export type StoredCatalogue = { of: (slug: string, variantName: string) => StoredVariant }

/**
 * Inserts products, variants, images and bundles, the oldest product first. The stock is that of the catalogue plus
 * the pieces that later orders take.
 */
export async function insertCatalogue(db: Database, pictures: DemoPictures, now: Date): Promise<StoredCatalogue> {
  const products = catalogue.toSorted((one, other) => other.listedDaysAgo - one.listedDaysAgo)
  const productIds = await insertProducts(db, products, pictures, now)
  // Before all orders of the demo.
  const days = Math.max(
    ...products.map(({ listedDaysAgo }) => listedDaysAgo),
    ...orderHistory().map((one) => one.daysAgo),
  )
  await setStockCause(db, { reason: 'initial', at: daysBefore(now, days + 1) })
  const variantIds = await insertVariants(db, products, productIds)
  await insertVariantImages(db, products, variantIds, pictures)
  await insertBundles(db, products, productIds)

  const stored = new Map<string, StoredVariant>()
  for (const product of products) {
    for (const variant of product.variants) {
      stored.set(nameOf(product.slug, variant.name), {
        productId: mustFind(productIds, product.slug),
        variantId: mustFind(variantIds, nameOf(product.slug, variant.name)),
      })
    }
  }
  return { of: (slug, variantName) => mustFind(stored, nameOf(slug, variantName)) }
}

async function insertProducts(db: Database, products: readonly DemoProduct[], pictures: DemoPictures, now: Date) {
  const rows = products.map((product) => {
    const [first] = product.variants
    const { maker, vat_class, withdrawal } = legalDetailsOf(product)
    const listed = daysBefore(now, product.listedDaysAgo)
    return {
      slug: product.slug,
      title: product.title,
      description: product.description,
      facts: demoAttributes[product.slug] ?? '',
      maker,
      vat_class,
      withdrawal,
      price_cents: toCents(product.price),
      options: [...optionsOf(product)],
      thumbnail_key: pictures.of(productPicture(product, first, first.views[0])).key,
      thumbnail_alt: product.thumbnailAlt,
      ...(product.isDraft && { state: 'draft' as const, is_public: false }),
      created_at: listed,
      updated_at: listed,
    }
  })
  await db
    .insertInto('makers')
    .values(demoManufacturers.map((maker) => ({ ...maker, updated_at: now })))
    .execute()
  await db
    .insertInto('filterable_facts')
    .values(DEMO_FILTERS.map((name) => ({ name_key: name.toLowerCase() })))
    .execute()
  const inserted = await db.insertInto('products').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

async function insertVariants(db: Database, products: readonly DemoProduct[], productIds: ReadonlyMap<string, number>) {
  const slugs = new Map([...productIds].map(([slug, id]) => [id, slug]))
  const sold = soldPieces()
  const rows = products.flatMap((product) =>
    product.variants.map((variant, position) => ({
      product_id: mustFind(productIds, product.slug),
      name: variant.name,
      color: variant.colour,
      stock: variant.stock + (sold.get(nameOf(product.slug, variant.name)) ?? 0),
      position,
      price_cents: variant.price && toCents(variant.price),
      sku: skuOf(product, variant),
      gtin: gtinOf(product, variant),
      contents: variant.contents ?? product.contents,
      weight_grams: shippingGrams(product, variant),
      options: optionsOf(product).length === 0 ? [] : [...(variant.options ?? [variant.name])],
    })),
  )
  const inserted = await db.insertInto('variants').values(rows).returning(['id', 'product_id', 'name']).execute()
  return new Map(inserted.map(({ id, product_id, name }) => [nameOf(slugs.get(product_id) ?? '', name), id]))
}

/** The option names of a product. */
const optionsOf = ({ options, variants }: DemoProduct): readonly string[] =>
  options ?? (variants.every(({ colour }) => colour !== null) ? ['Colour'] : [])

/** Returns the ordered pieces by slug and variant name, without cancelled orders. */
function soldPieces(): Map<string, number> {
  const sold = new Map<string, number>()
  const kept = orderHistory().filter(({ status }) => !ORDER_STATES[status].returnsStock)
  for (const { slug, variant, quantity } of kept.flatMap(({ lines }) => lines)) {
    const name = nameOf(slug, variant)
    sold.set(name, quantity + (sold.get(name) ?? 0))
  }
  return sold
}

async function insertVariantImages(
  db: Database,
  products: readonly DemoProduct[],
  variantIds: ReadonlyMap<string, number>,
  pictures: DemoPictures,
) {
  const rows = products.flatMap((product) =>
    product.variants.flatMap((variant) =>
      variant.views.map((view, position) => ({
        variant_id: mustFind(variantIds, nameOf(product.slug, variant.name)),
        image_key: pictures.of(productPicture(product, variant, view)).key,
        alt: altOf(product, variant, view),
        position,
      })),
    ),
  )
  await db.insertInto('variant_images').values(rows).execute()
}

async function insertBundles(db: Database, products: readonly DemoProduct[], productIds: ReadonlyMap<string, number>) {
  const rows = products.flatMap((product) =>
    product.bundledWith.map((slug, position) => ({
      product_id: mustFind(productIds, product.slug),
      bundled_product_id: mustFind(productIds, slug),
      position,
    })),
  )
  await db.insertInto('product_bundles').values(rows).execute()
}

/** Returns the alt text of a picture. */
export function altOf(product: DemoProduct, variant: DemoVariant, view: ProductView): string {
  const shown = { studio: '', detail: ', seen from close up', scene: ', where it is used' }[view]
  if (variant === product.variants[0] && view === 'studio') return product.thumbnailAlt
  return `${product.title}: ${variant.name}${shown}`
}

function nameOf(slug: string, variantName: string): string {
  return `${slug} / ${variantName}`
}

function mustFind<T>(stored: ReadonlyMap<string, T>, name: string): T {
  const value = stored.get(name)
  if (value === undefined) throw new Error(`The demo shop has no ${name}.`)
  return value
}
