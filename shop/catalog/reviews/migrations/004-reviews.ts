import { type Kysely, sql } from 'kysely'
import { installCountReview } from './functions/count-review.ts'

/** Reviews, and rating counts in each product. A trigger keeps them consistent for every way of writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id bigint generated always as identity primary key,
      product_id bigint not null,
      variant_id bigint not null,
      user_id bigint references users on delete set null,
      body text not null check (char_length(body) between 1 and 5000),
      half_stars smallint not null check (half_stars between 1 and 10),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, variant_id),
      foreign key (product_id, variant_id) references variants (product_id, id)
    )`.execute(db)
  await sql`create index reviews_newest on reviews (product_id, created_at desc, id desc)`.execute(db)
  await sql`create index reviews_best on reviews (product_id, half_stars desc, created_at desc, id desc)`.execute(db)
  await sql`create index on reviews (variant_id)`.execute(db)

  await installCountReview(db)
  await sql`
    create trigger count_review after insert or delete or update of half_stars, product_id on reviews
    for each row execute function count_review()`.execute(db)
}
