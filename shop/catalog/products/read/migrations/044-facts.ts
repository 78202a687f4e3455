import { type Kysely, sql } from 'kysely'

/**
 * Product attributes as text, a row per attribute of each public product for filters, and the list of filterable
 * attributes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products add column facts text not null default ''
      constraint products_facts check (char_length(facts) <= 4000)`.execute(db)
  await sql`
    create table product_facts (
      product_id bigint not null references products on delete cascade,
      name_key text not null,
      value_key text not null,
      name text not null,
      value text not null,
      primary key (product_id, name_key)
    )`.execute(db)
  await sql`create index product_facts_by_value on product_facts (name_key, value_key, product_id)`.execute(db)
  // Applies to every way of writing a product. A repeated name counts once.
  await sql`
    create function keep_product_facts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from product_facts where product_id = new.id;
      end if;
      if new.is_public then
        insert into product_facts (product_id, name_key, value_key, name, value)
        select new.id, lower(name), lower(value), name, value
        from regexp_split_to_table(new.facts, '\\n') as line,
          lateral (select trim(split_part(line, ':', 1)) as name, trim(substr(line, strpos(line, ':') + 1)) as value) as fact
        where strpos(line, ':') > 0 and name <> '' and value <> ''
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger facts_written after insert on products for each row when (new.facts <> '')
    execute function keep_product_facts()`.execute(db)
  // Not limited to columns, because another trigger sets `is_public`.
  await sql`create trigger facts_changed after update on products for each row
    when (old.facts <> new.facts or old.facts <> '' and old.is_public <> new.is_public) execute function keep_product_facts()`.execute(
    db,
  )

  await sql`
    create table filterable_facts (
      name_key text primary key check (name_key = lower(name_key) and char_length(name_key) between 1 and 60)
    )`.execute(db)
  // Lists contain the available filters, so they become stale.
  await sql`
    create function tell_filterable_facts_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit search');
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete or truncate on filterable_facts
    for each statement execute function tell_filterable_facts_changed()`.execute(db)
}
