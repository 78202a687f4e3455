import { type Kysely, sql } from 'kysely'

/** Columns of variants that no product event reports, as in migration 301. */
const NOT_OF_PRODUCT = '{stock,buyable,for_sale,rating_counts,option_set}'

/**
 * Records the movements and the events of all variants that a statement changes in one step. A trigger per row and
 * another one for the events took a third of the time that placing an order needs for its stock. Their functions stay
 * until a later release removes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As before, the writer passes the cause in the setting 'shop.stock_cause' of its transaction. The plans are reused,
  // so a nested loop that suits one row would compare all pairs of rows of a bulk update.
  await sql`
    create function record_variant_changes() returns trigger language plpgsql set enable_nestloop = off as $$
    declare
      cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}');
      cause_reason text := coalesce(cause->>'reason', 'counted');
      moved_at timestamptz := coalesce((cause->>'at')::timestamptz, now());
      author text := '';
      changed_products bigint[];
    begin
      if cause->>'api_key' is not null then
        author := (select name from api_keys where id = (cause->>'api_key')::bigint);
      elsif cause->>'staff' is not null then
        author := coalesce(
          (select concat_ws(' ', first_name, nullif(last_name, '')) from users where id = (cause->>'staff')::bigint), '');
      end if;
      if tg_op = 'INSERT' then
        insert into stock_movements (variant_id, change, stock_after, reason, order_id, staff_id, staff_name, note,
          request_key, made_at)
        select id, stock, stock, case cause_reason when 'counted' then 'initial' else cause_reason end, (cause->>'order')::bigint,
          (cause->>'staff')::bigint, author, coalesce(cause->>'note', ''), (cause->>'key')::uuid, moved_at
        from new_rows where stock <> 0 order by id;
        return null;
      end if;
      with changed as (
        select new_rows.id, new_rows.product_id, new_rows.stock, old_rows.stock as stock_before
        from new_rows join old_rows using (id) where new_rows.stock <> old_rows.stock),
      moved as (
        insert into stock_movements (variant_id, change, stock_after, reason, order_id, staff_id, staff_name, note,
          request_key, made_at)
        select id, stock - stock_before, stock, cause_reason, (cause->>'order')::bigint, (cause->>'staff')::bigint, author,
          coalesce(cause->>'note', ''), (cause->>'key')::uuid, moved_at
        from changed order by id)
      insert into events (type, subject_kind, subject_id, data, actor, at, merged_until)
      select 'stock.changed', 'variant', id::text, jsonb_build_object('product', product_id, 'stock', stock),
        '{"kind":"system"}', clock_timestamp(), clock_timestamp() + interval '1 second'
      from changed order by id
      on conflict (type, subject_kind, subject_id) where position is null and merged_until is not null
      do update set data = excluded.data where events.data is distinct from excluded.data;
      changed_products := array(
        select distinct new_rows.product_id from new_rows join old_rows using (id)
        where to_jsonb(old_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[] <> to_jsonb(new_rows) - ${sql.lit(NOT_OF_PRODUCT)}::text[]);
      if changed_products <> '{}' then perform record_product_changes(changed_products); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger record_variant_changes after update on variants
    referencing new table as new_rows old table as old_rows
    for each statement execute function record_variant_changes()`.execute(db)
  await sql`
    create trigger record_new_stocks after insert on variants referencing new table as new_rows
    for each statement execute function record_variant_changes()`.execute(db)
  await sql`drop trigger record_stock_movement on variants`.execute(db)
  await sql`drop trigger record_new_stock on variants`.execute(db)
  await sql`drop trigger record_events_of_variants_update on variants`.execute(db)
}
