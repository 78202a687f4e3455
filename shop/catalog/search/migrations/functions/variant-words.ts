import { type Kysely, sql } from 'kysely'

/**
 * Indexes a variant's name, and its option values and contents that the name lacks. Replaces the function of
 * `keepDocuments`, which indexed only names.
 */
export async function findVariantsByDetails(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists variant_words(text, text[])`.execute(db)
  await sql`
    create or replace function variant_words(name text, options text[], contents text) returns text language sql immutable parallel safe
    begin atomic
      select concat_ws(' ', name, string_agg(value, ' ' order by place) filter (where strpos(lower(name), lower(value)) = 0))
      from unnest(options || contents) with ordinality as each (value, place);
    end`.execute(db)
  // The products are locked first, so that the next statement sees variants committed by the previous lock holder.
  await sql`
    create or replace function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(variant_words(name, variants.options, contents), ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$`.execute(db)
  await sql`drop trigger name_changed on variants`.execute(db)
  await sql`
    create trigger name_changed after update of name, options, contents, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.options <> new.options or old.contents is distinct from new.contents or old.product_id <> new.product_id
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants()`.execute(db)
  await sql`alter table variants enable always trigger name_changed`.execute(db)
  await sql`select write_variant_names(array(select distinct product_id from variants where options <> '{}' or contents is not null))`.execute(
    db,
  )
}
