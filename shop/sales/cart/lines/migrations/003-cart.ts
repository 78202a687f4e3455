import { type Kysely, sql } from 'kysely'

/**
 * One line per customer and variant, in the cart or saved for later. A composite foreign key ensures that product and
 * variant belong together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart_lines (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      product_id bigint not null,
      variant_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      save_for_later boolean not null default false,
      created_at timestamptz not null default now(),
      unique (user_id, variant_id),
      foreign key (product_id, variant_id) references variants (product_id, id)
    )`.execute(db)
  await sql`create index on cart_lines (product_id, variant_id)`.execute(db)
}
