import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { firstBought } from '../../shop/catalog/reviews/reviews-store.server.ts'
import { allReviews } from '../history/all-reviews.ts'
import { daysBefore } from '../history/days-before.ts'
import type { StoredCatalogue } from './insert-catalogue.ts'
import type { CustomerIds } from './insert-customers.ts'

/** Inserts all reviews, the oldest first, after the orders that they belong to. */
export async function insertReviews(
  db: Database,
  { products, customers, now }: { products: StoredCatalogue; customers: CustomerIds; now: Date },
): Promise<void> {
  const rows = Object.entries(allReviews)
    .flatMap(([slug, reviews]) => reviews.map((review) => ({ ...review, slug })))
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ slug, by, variant, rating, body, daysAgo }) => {
      const { productId, variantId } = products.of(slug, variant)
      const written = daysBefore(now, daysAgo)
      return {
        product_id: productId,
        variant_id: variantId,
        user_id: customers[by],
        body,
        half_stars: rating * 2,
        bought_at: firstBought(customers[by], sql.lit(variantId)),
        created_at: written,
        updated_at: written,
      }
    })
  await db.insertInto('reviews').values(rows).execute()
}
