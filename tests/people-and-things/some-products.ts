import { randomBytes } from 'node:crypto'
import type { Database } from '../../server/db/open.ts'

export interface ProductWish {
  slug?: string
  title?: string
  description?: string
  priceCents?: number
  listed?: Date
  variants?: { name: string; color?: string; stock?: number; pictures?: number; priceCents?: number; sku?: string }[]
}

export interface SomeProduct {
  id: number
  slug: string
  variantIds: number[]
}

let made = 0

/** Inserts a product with defaults. Its pictures exist in the database only. */
export async function addProduct(db: Database, wish: ProductWish = {}): Promise<SomeProduct> {
  made += 1
  const {
    slug = `product-${made}`,
    title = `Product ${made}`,
    description = 'A thing.',
    priceCents = 1250,
    listed,
    variants = [{ name: 'One' }],
  } = wish
  return db.transaction().execute(async (tx) => {
    const product = await tx
      .insertInto('products')
      .values({
        slug,
        title,
        description,
        price_cents: priceCents,
        thumbnail_key: await addImage(tx),
        thumbnail_alt: title,
        ...(listed && { created_at: listed, updated_at: listed }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const variantIds: number[] = []
    for (const [position, { name, color = null, stock = 20, pictures = 1, priceCents, sku }] of variants.entries()) {
      const variant = await tx
        .insertInto('variants')
        .values({ product_id: product.id, name, color, stock, position, price_cents: priceCents, sku })
        .returning('id')
        .executeTakeFirstOrThrow()
      variantIds.push(variant.id)
      for (let picture = 0; picture < pictures; picture += 1) {
        await tx
          .insertInto('variant_images')
          .values({
            variant_id: variant.id,
            image_key: await addImage(tx),
            alt: `${title}, ${name}`,
            position: picture,
          })
          .execute()
      }
    }
    return { id: product.id, slug, variantIds }
  })
}

async function addImage(db: Database): Promise<string> {
  const key = randomBytes(12).toString('hex')
  await db.insertInto('images').values({ key, width: 1280, height: 960 }).execute()
  return key
}

/** Inserts a product with options. The names of its variants are the option values, separated by slashes. */
export async function addWithOptions(db: Database, options: string[], wish: ProductWish): Promise<SomeProduct> {
  const product = await addProduct(db, wish)
  const { id, variantIds } = product
  await db.updateTable('products').set({ options }).where('id', '=', id).execute()
  for (const [index, variant] of variantIds.entries()) {
    const values = wish.variants?.[index]?.name.split('/') ?? []
    await db.updateTable('variants').set({ options: values }).where('id', '=', variant).execute()
  }
  return product
}
