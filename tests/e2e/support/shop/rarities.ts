import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { openShopDatabase } from '../../../databases/shop-database.ts'

/** Cases that a shop sees sooner or later and the demo catalogue does not have, by the product that becomes one. */
export const RARITIES = {
  ninePictures: 'chefs-knife-20-cm',
  soldOutWithoutReviews: 'still-life-poster',
  threeLeft: 'checked-scarf',
  /** Added: five variants, A to E, with ten of each, whose stock a story may change. */
  changing: 'changing-stock',
  /** Sold out, until the journey that waits for it puts some there. */
  awaited: 'a-thing-to-wait-for',
  /** For journeys that write reviews: older than all others, beside none, and so on no page that another journey looks at. */
  toReview: 'a-thing-to-review',
  toModerate: 'a-thing-to-moderate',
  /** For the journeys of staff. */
  toOrder: 'a-thing-to-order',
} as const

/** Makes them. The shop learns of it as of any change in its catalogue. */
export async function addRarities(dataDir: string): Promise<void> {
  await using db = await openShopDatabase(dataDir)
  const { numAffectedRows } = await sql`
    insert into variant_images (variant_id, image_key, alt, position)
    select variants.id, others.thumbnail_key, others.thumbnail_alt, variants.position + 10 + others.id
    from products join variants on variants.product_id = products.id and variants.position = 0,
      (select id, thumbnail_key, thumbnail_alt from products order by id limit 6) others
    where products.slug = ${RARITIES.ninePictures}`.execute(db)
  if (numAffectedRows !== 6n) throw new Error(`The demo catalogue has no ${RARITIES.ninePictures} any more.`)

  const setStock = (slug: string, ofFirst: number) =>
    sql`
    update variants set stock = case position when 0 then ${ofFirst} else 0 end::integer
    from products where products.id = product_id and slug = ${slug}`.execute(db)
  await setStock(RARITIES.soldOutWithoutReviews, 0)
  await setStock(RARITIES.threeLeft, 3)
  await addThing(db, RARITIES.toReview, 'A thing to review', ['Plain', 'Striped'])
  await addThing(db, RARITIES.toModerate, 'A thing to moderate', ['Plain', 'Striped'])
  await addThing(db, RARITIES.toOrder, 'A thing to order', ['Plain', 'Striped'])
  await addThing(db, RARITIES.awaited, 'A thing to wait for', ['Plain'])
  await setStock(RARITIES.awaited, 0)
  await addThing(db, RARITIES.changing, 'Changing stock', ['A', 'B', 'C', 'D', 'E'])
}

/** A product with these variants, ten of each, and pictures that are there already. */
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
