import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { openShopDatabase } from '../../../databases/shop-database.ts'

/** Cases that are missing in the demo catalogue, by the product that represents them. */
export const RARE_PRODUCTS = {
  ninePictures: 'chefs-knife-20-cm',
  soldOutWithoutReviews: 'still-life-poster',
  threeLeft: 'checked-scarf',
  /** Added: five variants, A to E, with ten of each. Tests may change their stock. */
  changing: 'changing-stock',
  /** Sold out until the test of back-in-stock e-mails restocks it. */
  awaited: 'a-thing-to-wait-for',
  /** For tests that write reviews: older than all others, so that it is on no page of another test. */
  toReview: 'a-thing-to-review',
  toModerate: 'a-thing-to-moderate',
  /** For staff tests. */
  toOrder: 'a-thing-to-order',
} as const

/** Creates the rare cases. The shop is notified as of any change. */
export async function addRareProducts(dataDir: string): Promise<void> {
  await using db = await openShopDatabase(dataDir)
  const { numAffectedRows } = await sql`
    insert into variant_images (variant_id, image_key, alt, position)
    select variants.id, others.thumbnail_key, others.thumbnail_alt, variants.position + 10 + others.id
    from products join variants on variants.product_id = products.id and variants.position = 0,
      (select id, thumbnail_key, thumbnail_alt from products order by id limit 6) others
    where products.slug = ${RARE_PRODUCTS.ninePictures}`.execute(db)
  if (numAffectedRows !== 6n) throw new Error(`The demo catalogue has no ${RARE_PRODUCTS.ninePictures} any more.`)

  const setStock = (slug: string, ofFirst: number) =>
    sql`
    update variants set stock = case position when 0 then ${ofFirst} else 0 end::integer
    from products where products.id = product_id and slug = ${slug}`.execute(db)
  await setStock(RARE_PRODUCTS.soldOutWithoutReviews, 0)
  await setStock(RARE_PRODUCTS.threeLeft, 3)
  await addThing(db, RARE_PRODUCTS.toReview, 'A thing to review', ['Plain', 'Striped'])
  await addThing(db, RARE_PRODUCTS.toModerate, 'A thing to moderate', ['Plain', 'Striped'])
  await addThing(db, RARE_PRODUCTS.toOrder, 'A thing to order', ['Plain', 'Striped'])
  await addThing(db, RARE_PRODUCTS.awaited, 'A thing to wait for', ['Plain'])
  await setStock(RARE_PRODUCTS.awaited, 0)
  await addThing(db, RARE_PRODUCTS.changing, 'Changing stock', ['A', 'B', 'C', 'D', 'E'])
}

/** Adds a product with these variants, ten of each, with existing pictures. */
export async function addThing(db: Database, slug: string, title: string, variants: string[]): Promise<void> {
  await sql`
    with thing as (
      insert into products (slug, title, description, price_cents, thumbnail_key, thumbnail_alt, created_at)
      select ${slug}, ${title}, 'Nothing much.', 1000, thumbnail_key, thumbnail_alt, '2001-01-01' from products order by id limit 1
      returning id, thumbnail_key),
    versions as (
      insert into variants (product_id, name, stock, position)
      select id, name, 10, position - 1 from thing, unnest(${variants}::text[]) with ordinality as one(name, position)
      returning id)
    insert into variant_images (variant_id, image_key, alt, position)
    select versions.id, thumbnail_key, ${title}, 0 from versions, thing`.execute(db)
}
