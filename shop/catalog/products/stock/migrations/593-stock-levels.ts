import { type Kysely, sql } from 'kysely'

/** Stocks from which a level begins: each one up to 32, then powers of two. */
const LEVELS = [
  ...Array.from({ length: 32 }, (_, index) => index + 1),
  ...Array.from({ length: 15 }, (_, n) => 64 << n),
]

/**
 * Adds a table with the stock level of the variants for sale: the stock itself below 32, and a range above. A trigger
 * writes it. With an index of the stock in `variants`, each sale would write all indexes of `variants` again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function stock_level(for_sale boolean, stock integer) returns integer language sql immutable as $$
      select case when for_sale then width_bucket(stock, ${sql.lit(`{${LEVELS.join()}}`)}::integer[]) end
    $$`.execute(db)
  await sql`
    create table stock_levels (
      variant_id bigint primary key references variants on delete cascade,
      level integer not null
    )`.execute(db)
  await sql`create index stock_levels_by_level on stock_levels (level, variant_id)`.execute(db)
  await sql`
    create function keep_stock_level() returns trigger language plpgsql as $$
    declare reached integer := stock_level(new.for_sale, new.stock);
    begin
      if reached is null then
        delete from stock_levels where variant_id = new.id;
      else
        insert into stock_levels (variant_id, level) values (new.id, reached)
        on conflict (variant_id) do update set level = excluded.level;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger stock_level_begins after insert on variants for each row
    when (new.for_sale) execute function keep_stock_level()`.execute(db)
  await sql`
    create trigger stock_level_changes after update on variants for each row
    when (stock_level(old.for_sale, old.stock) is distinct from stock_level(new.for_sale, new.stock))
    execute function keep_stock_level()`.execute(db)
  // Leaves space in each page, so that a sale writes the new version of a row next to the old one.
  await sql`alter table variants set (fillfactor = 85)`.execute(db)
}
