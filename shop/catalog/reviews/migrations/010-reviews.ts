import { type Kysely, sql } from 'kysely'
import { installCountReview } from './functions/count-review.ts'

/**
 * Adds purchase dates, rating counts per variant, indexes for review lists, the shop's answers, hiding with a reason,
 * and reports.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The purchase date is stored with the review, because the order may lose its customer.
  await sql`
    alter table reviews
      add column bought_at timestamptz,
      add column answer text check (char_length(answer) between 1 and 5000),
      add column answered_at timestamptz,
      add column hidden_reason text check (char_length(hidden_reason) between 1 and 500),
      add column hidden_at timestamptz,
      add check ((answer is null) = (answered_at is null)),
      add check ((hidden_reason is null) = (hidden_at is null))`.execute(db)
  await sql`
    update reviews set bought_at = (
      select min(orders.created_at) from orders join order_lines on order_id = orders.id
      where orders.user_id = reviews.user_id and order_lines.variant_id = reviews.variant_id
        and status in ('shipped', 'delivered'))`.execute(db)

  await sql`
    create table review_reports (
      review_id bigint not null references reviews on delete cascade,
      user_id bigint not null references users on delete cascade,
      reason text not null check (char_length(reason) between 1 and 500),
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (review_id, user_id)
    )`.execute(db)
  await sql`create index on review_reports (user_id)`.execute(db)
  await sql`create index review_reports_open on review_reports (review_id, created_at) where settled_at is null`.execute(
    db,
  )

  await sql`
    alter table variants add column rating_counts integer[] not null default '{0,0,0,0,0,0,0,0,0,0}'
      check (cardinality(rating_counts) = 10 and array_position(rating_counts, null) is null and 0 <= all (rating_counts))`.execute(
    db,
  )
  await sql`
    update variants set rating_counts = counted.counts
    from (
      select id, array(
        select (select count(*) from reviews where variant_id = variants.id and half_stars = rating)::integer
        from generate_series(1, 10) as rating order by rating) as counts
      from variants) as counted
    where counted.id = variants.id and exists (select from reviews where variant_id = variants.id)`.execute(db)

  // Locks the product before the variant, as other transactions do. Hidden reviews are not counted.
  await sql`drop trigger count_review on reviews`.execute(db)
  await installCountReview(db)
  await sql`
    create trigger count_review after insert or delete or update of half_stars, product_id, variant_id, hidden_at on reviews
    for each row execute function count_review()`.execute(db)

  await sql`drop index reviews_newest, reviews_best, reviews_variant_id_idx`.execute(db)
  for (const [name, columns] of [
    ['reviews_newest', 'created_at desc, id desc'],
    ['reviews_of_product_newest', 'product_id, created_at desc, id desc'],
    ['reviews_of_product_by_rating', 'product_id, half_stars desc, created_at desc, id desc'],
    ['reviews_of_variant_newest', 'variant_id, created_at desc, id desc'],
    ['reviews_of_variant_by_rating', 'variant_id, half_stars desc, created_at desc, id desc'],
  ] as const) {
    await sql`create index ${sql.id(name)} on reviews (${sql.raw(columns)}) where hidden_at is null`.execute(db)
  }
  await sql`create index reviews_hidden on reviews (hidden_at desc, id desc) where hidden_at is not null`.execute(db)
}
