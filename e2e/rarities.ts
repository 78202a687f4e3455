import { sql } from 'kysely'
import { openShopDatabase } from './shop-database.ts'

/** Cases that a shop sees sooner or later and the demo catalogue does not have, by the product that becomes one. */
export const RARITIES = {
  ninePictures: 'chefs-knife-20-cm',
  soldOutWithoutReviews: 'still-life-poster',
  threeLeft: 'checked-scarf',
  /** Added: five variants, A to E, with ten of each, whose stock a story may change. */
  changing: 'changing-stock',
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

  // Listed before all others, so that it comes last on the last page.
  await sql`
    with product as (
      insert into products (slug, title, description, price_cents, thumbnail_key, created_at, updated_at)
      select ${RARITIES.changing}, 'Changing stock', 'A thing that comes and goes.', 1050, thumbnail_key, at, at
      from products, (select min(created_at) - interval '1 day' as at from products) as before
      where slug = ${RARITIES.threeLeft}
      returning id)
    insert into variants (product_id, name, stock, position)
    select id, chr(65 + n), 10, n from product, generate_series(0, 4) as n`.execute(db)
}
