import { createHash } from 'node:crypto'
import type { Database } from '../../server/db/open.ts'
import { parseAttributes } from '../../shop/catalog/products/read/attributes/attributes.contract.ts'
import { slugFrom } from '../../shop/ui/forms/slug-from.ts'
import { demoAttributes } from '../attributes.ts'
import { catalogue } from '../catalogue.ts'
import type { DemoProduct, DemoVariant } from '../demo-product.ts'
import { frenchCollections, frenchPages } from '../french/collections-and-pages.ts'
import { frenchProducts } from '../french/french-products.ts'
import { attributes, delivery, options, values, variants } from '../french/short-texts.ts'
import { altOf } from './insert-catalogue.ts'

const LANGUAGE = 'fr'

/** Inserts the French texts of the demo shop. Its pages show them once the owner offers French. */
export async function insertTranslations(db: Database, now: Date): Promise<void> {
  const products = await db.selectFrom('products').select(['id', 'slug', 'title', 'description']).execute()
  const collections = await db
    .selectFrom('collections')
    .select(['id', 'slug', 'title', 'text', 'picture_alt'])
    .execute()
  const pages = await db.selectFrom('content_pages').select(['id', 'slug', 'title', 'text']).execute()
  const rowsOf = <Row extends Original>(rows: readonly Row[], french: FrenchTexts, noun: SlugNoun) =>
    rows.flatMap((row) => {
      const { thumbnailAlt: _, ...texts } = french[row.slug] ?? {}
      const { title } = texts
      return Object.entries(title === undefined ? texts : { ...texts, slug: slugFrom(title, noun) }).map(
        ([field, value]) => ({
          row,
          ...({ language: LANGUAGE, field, value, updated_at: now } as const),
          source_digest: createHash('md5').update(String(row[field])).digest('hex'),
        }),
      )
    })
  await db
    .insertInto('product_translations')
    .values(rowsOf(products, frenchProducts, 'product').map(({ row, ...text }) => ({ product_id: row.id, ...text })))
    .execute()
  await db
    .insertInto('collection_translations')
    .values(
      rowsOf(collections, withAlts(collections), 'collection').map(({ row, ...text }) => ({
        collection_id: row.id,
        ...text,
      })),
    )
    .execute()
  await db
    .insertInto('content_page_translations')
    .values(rowsOf(pages, frenchPages, 'page').map(({ row, ...text }) => ({ page_id: row.id, ...text })))
    .execute()
  await db
    .insertInto('phrase_translations')
    .values([...shortTexts()].map(([source, value]) => ({ language: LANGUAGE, source, value, updated_at: now })))
    .execute()
}

/** Returns the texts of the collections, with the alternative texts of the products that their pictures show. */
function withAlts(collections: readonly { slug: string; picture_alt: string }[]): FrenchTexts {
  const alts = new Map(catalogue.map(({ slug, thumbnailAlt }) => [thumbnailAlt, frenchProducts[slug]?.thumbnailAlt]))
  return Object.fromEntries(
    collections.map(({ slug, picture_alt: source }) => {
      const picture_alt = alts.get(source)
      return [slug, { ...frenchCollections[slug], ...(picture_alt && { picture_alt }) }]
    }),
  )
}

type Original = { [column: string]: unknown; id: number; slug: string }

type SlugNoun = Parameters<typeof slugFrom>[1]

/** French texts by slug and field. */
type FrenchTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns the French short texts by their source. Sizes differ only in the decimal comma. */
export function shortTexts(): Map<string, string> {
  const facts = Object.values(demoAttributes).flatMap(parseAttributes)
  const sizes = [
    ...facts.map(({ value }) => value),
    ...catalogue.flatMap((product) => product.variants.flatMap((variant) => variant.options ?? [])),
  ]
  const found = new Map(sizes.map((size) => [size, size.replace(/(\d)\.(\d)/g, '$1,$2')]))
  for (const texts of [options, attributes, values, variants, delivery])
    for (const [source, value] of Object.entries(texts)) found.set(source, value)
  for (const product of catalogue)
    for (const variant of product.variants)
      for (const view of variant.views) found.set(altOf(product, variant, view), frenchAlt(product, variant, view))
  return found
}

function frenchAlt(product: DemoProduct, variant: DemoVariant, view: DemoVariant['views'][number]): string {
  const { title = '', thumbnailAlt = '' } = frenchProducts[product.slug] ?? {}
  const shown = { studio: '', detail: ', en gros plan', scene: ', en situation' }[view]
  if (variant === product.variants[0] && view === 'studio') return thumbnailAlt
  return `${title}\u00a0: ${variants[variant.name] ?? variant.name}${shown}`
}
