import { type Kysely, sql } from 'kysely'
import { installFeaturedNotices } from './functions/collections.ts'

/** One collection's products can come first in the product list, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A collection with a rule has no manual order.
  await sql`
    alter table collections add column leads_home boolean not null default false,
      add constraint collections_leading_by_hand check (not leads_home or rule is null)`.execute(db)
  await sql`create unique index collections_leading on collections (leads_home) where leads_home`.execute(db)
  await installFeaturedNotices(db)
}
