import { type Kysely, sql } from 'kysely'

/** Former slugs, for redirects, and texts for search engines that replace the product's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column meta_title text not null default '' constraint products_meta_title check (char_length(meta_title) <= 70),
      add column meta_description text not null default ''
        constraint products_meta_description check (char_length(meta_description) <= 200)`.execute(db)

  await sql`
    create table former_addresses (
      slug text primary key,
      product_id bigint not null references products on delete cascade,
      left_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on former_addresses (product_id)`.execute(db)
  // Applies to every way of changing a slug. A slug that is in use again no longer redirects.
  await sql`
    create function keep_former_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into former_addresses (slug, product_id) values (old.slug, old.id)
        on conflict (slug) do update set product_id = excluded.product_id, left_at = excluded.left_at;
      end if;
      delete from former_addresses where slug = new.slug;
      return null;
    end $$`.execute(db)
  await sql`create trigger address_taken after insert on products for each row execute function keep_former_address()`.execute(
    db,
  )
  await sql`create trigger address_left after update of slug on products for each row
    when (old.slug <> new.slug and new.deleted_at is null) execute function keep_former_address()`.execute(db)
}
